/** The fifteen style tags of the AI logo page, in the order they are shown. Their names are the dictionary's. */
export const AI_STYLE_IDS = [
  'new-retro',
  'naturalism',
  'circular-fun',
  'linear-minimalism',
  'geometric-modernity',
  'short-video',
  'cyberpunk',
  'pixel-technology',
  'neon-gradient',
  'ink-and-wash',
  'ancient-chinese',
  'cartoon-graffiti',
  'passion-red',
  'cool-blue',
  'romantic-purple',
] as const;
export type AiStyleId = (typeof AI_STYLE_IDS)[number];
