import { contrast, mixColors, type Backdrop, type BackdropKind } from '@markwright/logo';
import { backdropsFor } from './tone-limits.ts';
import type { Cast, StylePair } from './cast-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import { settingBackdrops } from './settings.ts';
import type { AiColors, Colour } from './style-program.ts';

/** Grounds that stay behind the lockup, with the most they may be seen; all others are drawings of their own. */
const QUIET: Readonly<Partial<Record<BackdropKind, number>>> = {
  fade: 1,
  halo: 0.4,
  grid: 0.5,
  rays: 0.08,
  scanlines: 0.06,
  blot: 0.5,
};
/** Most of what an ornament may be seen: the mark is the picture. */
const ORNAMENT = 0.7;

export const isOrnament = (kind: BackdropKind): boolean => QUIET[kind] === undefined;

const quieted = (backdrops: readonly Backdrop[]): Backdrop[] =>
  backdrops.flatMap((backdrop) => {
    const most = QUIET[backdrop.kind];
    return most === undefined ? [] : [{ ...backdrop, strength: Math.min(backdrop.strength, most) }];
  });

/** What lies behind is seen at most this much as well as the mark; a fade is the ground itself. */
const BEHIND = 0.35;
const FAINTER = 0.8;

/** An ornament so faint that it never competes with the mark. */
function behindMark(backdrop: Backdrop, { ground, mark }: AiColors): Backdrop {
  if (backdrop.kind === 'fade') return backdrop;
  const most = 1 + (contrast(mark, ground) - 1) * BEHIND;
  const seen = (strength: number) =>
    Math.max(...backdrop.colors.map((color) => contrast(mixColors(ground, color, strength), ground)));
  let { strength } = backdrop;
  while (strength > 0.02 && seen(strength) > most) strength *= FAINTER;
  return { ...backdrop, strength };
}

const softened = (backdrops: readonly Backdrop[]): Backdrop[] =>
  backdrops.map((backdrop) => ({
    ...backdrop,
    strength: isOrnament(backdrop.kind) ? Math.min(backdrop.strength, ORNAMENT) : backdrop.strength,
  }));

type Ground = {
  cast: Cast;
  casting: StylePair;
  reading: BriefReading;
  colors: AiColors;
  paint: Colour;
  /** Only one of the four has an ornament. */
  hasOrnament: boolean;
};

/** What is drawn on a logo's ground: a plain sheet for three of the four, an ornament that suits for one. */
export const groundOf = (ground: Ground): Backdrop[] =>
  backdropsOf(ground).map((backdrop) => behindMark(backdrop, ground.colors));

function backdropsOf({ cast, casting, reading, colors, paint, hasOrnament }: Ground): Backdrop[] {
  if (!hasOrnament) return backdropsFor(casting.colors ? [] : quieted(paint.backdrops), reading.tones);
  const place = settingBackdrops(reading, colors);
  if (place.length > 0) return backdropsFor(place, reading.tones);
  if (!casting.colors) return backdropsFor(softened(paint.backdrops), reading.tones);
  const { ground, accent, mark } = colors;
  const kind = cast.row.ornament;
  const drawn = kind
    ? [{ kind, colors: [mixColors(ground, accent, 0.4), mixColors(ground, mark, 0.18)], strength: 0.5 }]
    : [];
  return backdropsFor(drawn, reading.tones);
}

/** Styles that live by what is on their ground; where one of them is cast, it has the ornament. */
const LIVES_BY_GROUND = new Set(['ink-and-wash', 'ancient-chinese', 'neon-gradient', 'pixel-technology']);

/** Which of the four has the ornament: a style that lives by it, else the one with the idea in its letters. */
export function ornamentAt(castings: readonly StylePair[], letters: number): number {
  const own = castings.findIndex(({ colour, colors }) => !colors && LIVES_BY_GROUND.has(colour.id));
  return own >= 0 ? own : letters;
}
