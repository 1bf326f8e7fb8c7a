import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { findPalette, renderSvg, type PaletteId } from '@markwright/logo';
import { AI_LOGOS, LIST_LENGTH, openStudio, type Brief } from '@markwright/studio';
import { CommandError } from '../command-error.ts';
import { aiLogos } from './ai-logos.ts';
import { writeLogos } from './write-logos.ts';

const OPTIONS = {
  name: { type: 'string' },
  'second-name': { type: 'string' },
  slogan: { type: 'string' },
  description: { type: 'string' },
  palette: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  ai: { type: 'boolean', default: false },
  style: { type: 'string', multiple: true },
} as const;

const LIST_ONLY = ['second-name', 'slogan', 'palette', 'count'] as const;

/** `logo --name … --out DIR`: SVG and PNG of each logo, and an index of what they are. */
export async function logo(args: string[]): Promise<void> {
  const { values } = parseArgs({ args: withTheirWords(args), options: OPTIONS, strict: true });
  const { name, out, description } = values;
  if (!name) throw new CommandError('logo needs --name');
  if (!out) throw new CommandError('logo needs --out DIR');
  const seed = wholeNumber('seed', values.seed, 0, 0xffffffff);
  if (values.ai) {
    const unfit = LIST_ONLY.find((option) => values[option] !== undefined);
    if (unfit) throw new CommandError(`--${unfit} does not go with --ai, which always makes ${AI_LOGOS} logos`);
    return aiLogos({ name, inspiration: description ?? '', styles: values.style ?? [], seed, out });
  }
  if (values.style) throw new CommandError('--style needs --ai');
  const count = wholeNumber('count', values.count ?? '20', 1, LIST_LENGTH);
  const brief: Brief = {
    name,
    secondName: values['second-name'],
    slogan: values.slogan,
    description,
    palette: readPalette(values.palette),
    seed,
  };
  const studio = openStudio(openShippedOutlines());
  await writeLogos(out, async () => {
    const { docs } = await studio.list(brief, { from: 0, count });
    return docs.map((doc) => ({ doc, drawSvg: () => renderSvg(doc, { outlines: studio.outlines }) }));
  });
}

const WORDS = ['--name', '--second-name', '--slogan', '--description'];

/** What people write may begin with a dash, as a list does: the word after such an option is always its value. */
const withTheirWords = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    if (WORDS.includes(arg) && args[at + 1] !== undefined) return [`${arg}=${args[at + 1]}`];
    return WORDS.includes(args[at - 1] ?? '') ? [] : [arg];
  });

function readPalette(id: string | undefined): PaletteId | undefined {
  if (id === undefined) return undefined;
  const palette = findPalette(id as PaletteId);
  if (!palette) throw new CommandError(`there is no palette "${id}"`);
  return palette.id;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new CommandError(`--${name} is a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}
