import type { AiStyleId } from '@markwright/contracts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';

export type Example = { name: string; inspiration: string };

/** The style each example is shown in, in the order the dictionaries tell them. */
export const EXAMPLE_STYLES = [
  'new-retro',
  'ink-and-wash',
  'pixel-technology',
  'cool-blue',
] as const satisfies readonly AiStyleId[];

/** Fills the form. A name already typed is the user's: only the words are borrowed then. */
export function borrow({ name, inspiration }: Example, among: readonly Example[], style?: AiStyleId): void {
  const { logoName } = useAiLogo.getState();
  const isOurs = logoName === '' || among.some((example) => example.name === logoName);
  // What was put right belonged to other words.
  setAiLogo({ ahead: null, inspiration, ...(isOurs && { logoName: name }), ...(style && { styles: [style] }) });
}
