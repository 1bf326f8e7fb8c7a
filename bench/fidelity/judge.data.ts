/** The judge's own table, kept apart from the product's: styles, colour worlds and backdrops a mood is spoilt by. */
const LOUD =
  'passion-red cyberpunk cartoon-graffiti neon-gradient short-video flames speed splash scanlines circuit horizon-grid rays';
const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const CONTRADICTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  quiet: setOf(`${LOUD} pixel-technology pixels`),
  elegant: setOf(`${LOUD} pixel-technology pixels circular-fun`),
  medical: setOf(`${LOUD} pixel-technology ancient-chinese`),
  mourning: setOf(`${LOUD} pixel-technology circular-fun bubbles romantic-purple sparkles new-retro`),
  children: setOf('passion-red cyberpunk neon-gradient short-video flames scanlines circuit horizon-grid'),
  trusted: setOf('cyberpunk cartoon-graffiti short-video splash flames horizon-grid scanlines'),
  traditional: setOf(
    'cyberpunk pixel-technology neon-gradient short-video cartoon-graffiti splash scanlines circuit horizon-grid',
  ),
  natural: setOf('passion-red cyberpunk neon-gradient short-video pixel-technology flames scanlines circuit'),
  fresh: setOf('passion-red cyberpunk flames scanlines horizon-grid ancient-chinese'),
  romantic: setOf('cyberpunk pixel-technology cartoon-graffiti short-video flames scanlines circuit'),
  warm: setOf('cyberpunk cool-blue scanlines circuit horizon-grid short-video'),
  friendly: setOf('cyberpunk scanlines circuit horizon-grid'),
  precise: setOf('cartoon-graffiti passion-red ink-and-wash flames splash'),
  playful: setOf('ancient-chinese ink-and-wash'),
  lively: setOf('cool-blue'),
  bold: setOf('romantic-purple petals'),
  energetic: setOf('ink-and-wash'),
};

type Oklch = { l: number; c: number; h: number };
/** Whether a colour would be called by that name: far enough from grey, and in its part of the wheel. */
const between =
  (from: number, to: number, least = 0.06) =>
  ({ c, h }: Oklch) => {
    const turned = (h + 360) % 360;
    return c >= least && (from < to ? turned >= from && turned <= to : turned >= from || turned <= to);
  };

export const HUES: Readonly<Record<string, (color: Oklch) => boolean>> = {
  red: between(12, 38, 0.12),
  pink: between(340, 20),
  green: between(115, 175),
  black: ({ l, c }) => l < 0.22 && c < 0.03,
};

const ROUND = ['badge', 'emblem', 'ring-stacked', 'seal', 'beads'];
export const REFUSED_LAYOUTS: Readonly<Record<string, { layouts?: string[]; things?: string[] }>> = {
  circle: { layouts: ROUND },
  people: {
    things:
      'family child girl elder people-hug doctor nurse teacher student farmer artist singer baby mother-child team'.split(
        ' ',
      ),
  },
  cartoon: { layouts: ['beads'] },
};
