import type { AiStyleId } from '@markwright/contracts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import type { STYLES } from './generated/styles.gen.ts';
import { create } from 'zustand';

type StyleKey = (typeof STYLES)[number]['key'];

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

/** What stands in the name box. Sections below the first screen are hydrated later, so they read it from here. */
export const useTypedName = create<{ name: string }>()(() => ({ name: '' }));

export const setTypedName = (name: string) => useTypedName.setState({ name });
