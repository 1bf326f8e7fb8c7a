import { contrast, MARK_CONTRAST, NAME_CONTRAST, toHex, toOklch } from '@markwright/logo';
import type { BriefReading } from './interpret-brief.ts';
import type { AiColors } from './style-program.ts';

/** The colours that the whole logo shall have, as they were named; none where only a thing's colour was told. */
export const askedColours = ({ colors }: Pick<BriefReading, 'colors'>): string[] =>
  colors.filter(({ from, isOfThing }) => from === 'named' && !isOfThing).map(({ hex }) => hex);

const LIGHT = 0.87;
/** A second colour below this is muddy as a ground. */
const BRIGHT = 0.75;
const INK = '#1c1a18';
const PAPER = '#fffdf8';
const WARM_PAPER = '#f6f1e7';

const lightness = (hex: string): number => toOklch(hex).l;
const shaded = (hex: string, l: number, most: number): string => {
  const { c, h } = toOklch(hex);
  return toHex({ l, c: Math.min(c, most), h });
};
/** A breath of the colour; a warm white where it has none. */
const tintOf = (hex: string): string => (toOklch(hex).c < 0.03 ? WARM_PAPER : shaded(hex, 0.95, 0.018));
const clearest = (ground: string, among: readonly string[]): string =>
  among.toSorted((one, other) => contrast(other, ground) - contrast(one, ground))[0] ?? INK;

/**
 * Colours that were asked for, as a designer would hand them out: on paper, on white, on a tint, on the full colour and on
 * a dark one. A light one that was named is the paper, the darkest that was named writes the name.
 */
export function worldsAsAsked(asked: readonly string[]): AiColors[] {
  const lights = asked.filter((hex) => lightness(hex) > LIGHT);
  const [first = INK, other, third] = asked.filter((hex) => lightness(hex) <= LIGHT);
  const second =
    other ?? shaded(first, lightness(first) > 0.6 ? lightness(first) - 0.2 : lightness(first) + 0.22, 0.16);
  const darkest = [first, other, third]
    .filter((hex) => hex !== undefined)
    .toSorted((one, next) => lightness(one) - lightness(next))[0]!;
  const ink = contrast(darkest, PAPER) >= NAME_CONTRAST ? darkest : shaded(first, 0.3, 0.07);
  const paper = lights[0] ?? PAPER;
  const accent = third ?? other ?? second;
  const onFull = (ground: string, mark: string): AiColors => {
    const letters = clearest(ground, [paper, ink]);
    return {
      ground,
      name: letters,
      mark: contrast(mark, ground) >= MARK_CONTRAST ? mark : letters,
      second: accent,
      accent,
    };
  };
  const deep = lightness(darkest) < 0.4 ? darkest : shaded(first, 0.27, 0.06);
  return [
    { ground: paper, name: ink, mark: first, second, accent },
    { ground: lights[1] ?? '#ffffff', name: ink, mark: other ?? first, second: other ? first : second, accent },
    { ground: lights[0] ?? (other ? WARM_PAPER : tintOf(first)), name: ink, mark: first, second, accent },
    onFull(first, other ?? paper),
    other
      ? onFull(lightness(other) > BRIGHT ? other : first, lightness(other) > BRIGHT ? first : paper)
      : onFull(deep, first),
  ];
}
