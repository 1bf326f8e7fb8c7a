import type { MarkChoice } from '@markwright/logo';
import { fitMark } from './fit-mark.ts';

type Source = MarkChoice['source'];

/** The second thing is smaller, on the same ground line, one gap away, in the other colour. */
const SIDES = [150, 108] as const;
const GAP = 16;
const FOOT = 200;

const sizeAt = ({ drawing: { box } }: MarkChoice, side: number) => {
  const optical = 0.7 * Math.max(box.width, box.height) + 0.3 * Math.sqrt(box.width * box.height);
  return { width: (box.width * side) / optical, height: (box.height * side) / optical };
};

/** Two marks side by side, for things that no scene joins well: a composed pair instead of a muddle. */
export function pairMark(one: MarkChoice, other: MarkChoice, meaning: MarkChoice['meaning']): MarkChoice {
  const [first, second] = [sizeAt(one, SIDES[0]), sizeAt(other, SIDES[1])];
  const shapes = [
    ...fitMark(one.drawing, first.width / 2, FOOT - first.height / 2, SIDES[0]),
    ...fitMark(other.drawing, first.width + GAP + second.width / 2, FOOT - second.height / 2, SIDES[1], {
      primary: 'secondary',
      secondary: 'primary',
    }),
  ];
  const height = Math.max(first.height, second.height);
  const box = { x: 0, y: FOOT - height, width: first.width + GAP + second.width, height };
  return {
    drawing: { box, shapes },
    source: { kind: 'pair', id: `${idOf(one.source)}+${idOf(other.source)}` },
    meaning,
  };
}

const idOf = ({ kind, id, seed = 0 }: Source): string => [kind, id, seed].join('~');

/** The two sources in a pair's id; undefined for any other text. */
export function sourcesOfPair(id: string): [Source, Source] | undefined {
  const [one, other] = id.split('+').map((part): Source | undefined => {
    const [kind, own, seed] = part.split('~');
    return kind && own && seed ? { kind, id: own, ...(kind === 'icon' ? {} : { seed: Number(seed) }) } : undefined;
  });
  return one && other ? [one, other] : undefined;
}

export const pairMeaning = (
  one: { zh: string; en: string },
  other: { zh: string; en: string },
): MarkChoice['meaning'] => ({
  zh: `${one.zh}和${other.zh}并排站着：照你说的，两样都在。`,
  en: `${one.en} and ${other.en} side by side: both that you named.`,
});
