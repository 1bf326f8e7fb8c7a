import { searchConcepts } from '@markwright/reading';
import { CommandError } from '../command-error.ts';

/** `concepts "<text>"`: the ten best concepts, one JSON line each. */
export async function concepts(args: string[]): Promise<void> {
  const text = args.join(' ').trim();
  if (!text) throw new CommandError('concepts needs a text, like: concepts "海边咖啡馆"');
  for (const hit of await searchConcepts(text, { limit: 10 })) console.log(JSON.stringify(hit));
}
