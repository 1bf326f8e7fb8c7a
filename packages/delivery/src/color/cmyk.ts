import { linearRgb, toOklch } from '@markwright/vector';

/** Shares of ink, 0 to 1. */
export type Cmyk = readonly [c: number, m: number, y: number, k: number];

/**
 * What solid inks of offset printing on coated paper look like on a screen, as every printer's colour chart shows them:
 * paper, the three inks, their pairs, all three.
 */
const SOLIDS: Readonly<Record<string, string>> = {
  '': '#ffffff',
  c: '#009ee3',
  m: '#e5007e',
  y: '#ffed00',
  my: '#e30613',
  cy: '#009640',
  cm: '#312783',
  cmy: '#3a3533',
};
const BLACK = linearRgb('#1d1d1b');
/** Dots grow in print; this power makes a half-tone darker than its share of ink (Yule and Nielsen). */
const DOT_GAIN = 2;
/** Less colour than this is a grey, which is printed with black alone: three inks never meet exactly. */
const NEUTRAL_CHROMA = 0.02;

type Rgb = readonly [number, number, number];
const root = (rgb: Rgb): Rgb => rgb.map((value) => value ** (1 / DOT_GAIN)) as unknown as Rgb;
const PRIMARIES = ['', 'c', 'm', 'cm', 'y', 'cy', 'my', 'cmy'].map((inks) => {
  const light = linearRgb(SOLIDS[inks] ?? '#ffffff');
  const under = light.map((value, at) => (BLACK[at] ?? 0) * (0.25 + 0.75 * value)) as unknown as Rgb;
  return { plain: root(light), black: root(under) };
});

/** Linear light of a patch by Neugebauer's sum over the sixteen ways in which dots cover each other. */
function printed([c, m, y, k]: Cmyk): Rgb {
  const sum = [0, 0, 0];
  PRIMARIES.forEach(({ plain, black }, at) => {
    const share = (at & 1 ? c : 1 - c) * (at & 2 ? m : 1 - m) * (at & 4 ? y : 1 - y);
    for (let channel = 0; channel < 3; channel++)
      sum[channel]! += share * ((1 - k) * plain[channel]! + k * black[channel]!);
  });
  return sum.map((value) => value ** DOT_GAIN) as unknown as Rgb;
}

function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Black costs a little, so that bright colours stay clean and only dark ones take it. */
const BLACK_COST = 0.012;

function missBy(wanted: Rgb, inks: Cmyk): number {
  const found = lab(printed(inks));
  return Math.hypot(found[0] - wanted[0], found[1] - wanted[1], found[2] - wanted[2]) + BLACK_COST * inks[3];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Goes downhill along the free inks in shrinking steps. */
function nearest(wanted: Rgb, start: Cmyk, free: readonly number[]): { inks: Cmyk; miss: number } {
  let inks = start;
  let miss = missBy(wanted, inks);
  for (let step = 0.3; step > 0.004;) {
    let best: Cmyk | null = null;
    for (const at of free) {
      for (const change of [step, -step]) {
        const tried = inks.map((value, index) => (index === at ? clamp(value + change) : value)) as unknown as Cmyk;
        const found = missBy(wanted, tried);
        if (found < miss - 1e-9) [best, miss] = [tried, found];
      }
    }
    if (best) inks = best;
    else step /= 2;
  }
  return { inks, miss };
}

const C = 0;
const M = 1;
const Y = 2;
const K = 3;
const known = new Map<string, Cmyk>();

/**
 * Inks for a screen colour, in whole percents. Two colours and black at most: what three inks would do to grey a colour,
 * black does cleaner. Not a profile: a proof on the printer's own paper has the last word.
 */
export function cmykOf(hex: string): Cmyk {
  const seen = known.get(hex);
  if (seen) return seen;
  const wanted = lab(linearRgb(hex));
  const isNeutral = toOklch(hex).c < NEUTRAL_CHROMA;
  const start: Cmyk = [0, 0, 0, 0];
  const tries = isNeutral
    ? [nearest(wanted, start, [K])]
    : [
        [M, Y, K],
        [C, Y, K],
        [C, M, K],
      ].flatMap((free) => [
        nearest(wanted, start, free),
        nearest(wanted, [C, M, Y, K].map((ink) => (free.includes(ink) ? 0.6 : 0)) as unknown as Cmyk, free),
      ]);
  const best = tries.reduce((one, other) => (other.miss < one.miss ? other : one));
  const inks = best.inks.map((value) => Math.round(value * 100) / 100) as unknown as Cmyk;
  known.set(hex, inks);
  return inks;
}

/** `C0 M96 Y100 K2` */
export const printCmyk = (inks: Cmyk): string =>
  inks.map((value, at) => `${'CMYK'[at]}${Math.round(value * 100)}`).join(' ');
