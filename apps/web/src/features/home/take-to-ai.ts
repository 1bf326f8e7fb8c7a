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

/** The sentence, the style and the typed name go along to the AI page. What somebody wrote there before is theirs. */
export function takeToAi(sentence: string, style: StyleKey): void {
  const { inspiration, logoName } = useAiLogo.getState();
  const typed = useTypedName.getState().name.trim();
  setAiLogo({
    styles: [AI_STYLES[style]],
    ...(inspiration.trim() === '' && { inspiration: sentence }),
    ...((typed !== '' || logoName.trim() === '') && { logoName: typed }),
  });
}
