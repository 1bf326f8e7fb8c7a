import type { AiStyleId } from '@markwright/contracts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import type { STYLES } from './generated/styles.gen.ts';
import { useTypedName } from './typed-name.ts';

export type StyleKey = (typeof STYLES)[number]['key'];

/** The shelf's books as the AI page names its styles. */
const AI_STYLES: Record<StyleKey, AiStyleId> = {
  retro: 'new-retro',
  nature: 'naturalism',
  round: 'circular-fun',
  line: 'linear-minimalism',
  geometry: 'geometric-modernity',
  video: 'short-video',
  cyber: 'cyberpunk',
  pixel: 'pixel-technology',
  neon: 'neon-gradient',
  ink: 'ink-and-wash',
  ancient: 'ancient-chinese',
  cartoon: 'cartoon-graffiti',
  red: 'passion-red',
  blue: 'cool-blue',
  romance: 'romantic-purple',
};

/** The AI page with the sentence and the style; the address alone says them, for a tap before the script is there. */
export const aiAddress = (sentence: string, style: StyleKey): string =>
  `/aiLogo?${new URLSearchParams({ idea: sentence, style: AI_STYLES[style] }).toString()}`;

/** The typed name goes along too. */
export function takeNameToAi(): void {
  const { logoName } = useAiLogo.getState();
  const typed = useTypedName.getState().name.trim();
  if (typed !== '' || logoName.trim() === '') setAiLogo({ logoName: typed });
}
