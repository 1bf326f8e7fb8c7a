import { kit, type Region } from '@markwright/marks/kit';
import { inBox } from './gap.ts';
import type { PartPicture } from './gap.ts';

const { around, circle, cut, fillet, onCircle, path, polygon, rect, soften, stroke, turn, union, vesica } = kit;

/** Drawn on the canvas of 240, then set into the gap as large as it allows. */
const thing = (
  concept: string,
  words: { zh: string; en: string },
  draw: () => Region,
  small: () => Region = draw,
): PartPicture => ({
  concept,
  ...words,
  draw: ({ box }) => inBox(draw(), box),
  small: ({ box }) => inBox(small(), box),
});

function star(): Region {
  const points = Array.from({ length: 10 }, (_, i) => onCircle(120, 126, i % 2 ? 50 : 104, i * 36 - 90));
  return polygon(
    points,
    points.map((_, i) => (i % 2 ? 0 : 7)),
  );
}

/** An old coin: round like heaven, square like the earth. */
const coin = (rim: number, side: number) => (): Region =>
  cut(circle(120, 120, 104), cut(circle(120, 120, 104 - rim), circle(120, 120, 104 - rim - 12)), square(side));
const square = (side: number): Region => rect(120 - side / 2, 120 - side / 2, side, side, 4);

const wheel = (spokes: number, weight: number) => (): Region =>
  union(
    cut(circle(120, 120, 104), circle(120, 120, 104 - weight * 1.2)),
    circle(120, 120, weight * 1.3),
    ...around(rect(120 - weight / 2, 24, weight, 96), spokes),
  );

/** A coffee bean with its S. */
function bean(): Region {
  const seam = stroke(path([120, 0]).through([98, 66], [120, 120]).smooth([120, 240]), 17, 'butt');
  return turn(cut(vesica([120, 4], [120, 236], 158), seam), 28);
}

function fish(): Region {
  const tail = polygon(
    [
      [168, 120],
      [228, 74],
      [228, 166],
    ],
    [0, 8, 8],
  );
  return cut(union(vesica([10, 120], [190, 120], 112), tail), circle(56, 108, 11));
}

/** A slice of orange: six segments in their peel. */
const orange = (segments: number, gap: number) => (): Region => {
  const flesh = cut(circle(120, 120, 78), ...around(rect(120 - gap / 2, 20, gap, 101), segments));
  return union(cut(circle(120, 120, 104), circle(120, 120, 88)), flesh);
};

const gear = (teeth: number) => (): Region => {
  const tooth = polygon([
    [98, 44],
    [104, 14],
    [136, 14],
    [142, 44],
  ]);
  return cut(union(circle(120, 120, 80), ...around(tooth, teeth)), circle(120, 120, 36));
};

function paw(): Region {
  const pad = soften(
    fillet(union(circle(120, 156, 44), circle(88, 176, 30), circle(152, 176, 30), rect(88, 160, 64, 46)), 10),
    6,
  );
  const toes = [
    [58, 116, 24],
    [96, 72, 26],
    [144, 72, 26],
    [182, 116, 24],
  ].map(([x, y, r]) => circle(x!, y!, r!));
  return union(pad, ...toes);
}

/** A cut stone seen from the side. */
function gem(): Region {
  const stone = polygon([
    [56, 40],
    [184, 40],
    [228, 96],
    [120, 218],
    [12, 96],
  ]);
  return cut(stone, rect(0, 90, 240, 13));
}

/** A lotus of five petals. */
function lotus(): Region {
  const petal = (angle: number, long: number): Region =>
    turn(vesica([120, 196], [120, 196 - long], 58), angle, [120, 204]);
  const [middle, near, far] = [petal(0, 160), petal(38, 142), petal(74, 122)];
  return union(middle, near, petal(-38, 142), far, petal(-74, 122));
}

/** Things shops sell and live by: what the round, the dot or the bar of a letter may become. */
export const THINGS = {
  star: thing('star', { zh: '星', en: 'a star' }, star),
  coin: thing('coin', { zh: '古钱', en: 'an old coin' }, coin(16, 56), () => cut(circle(120, 120, 104), square(74))),
  wheel: thing('wheel', { zh: '车轮', en: 'a wheel' }, wheel(6, 18), wheel(4, 28)),
  bean: thing('coffee', { zh: '咖啡豆', en: 'a coffee bean' }, bean),
  fish: thing('fish', { zh: '鱼', en: 'a fish' }, fish),
  orange: thing('orange', { zh: '橙片', en: 'a slice of orange' }, orange(6, 11), orange(4, 20)),
  gear: thing('gear', { zh: '齿轮', en: 'a gear' }, gear(8), gear(6)),
  paw: thing('dog', { zh: '爪印', en: 'a paw' }, paw),
  gem: thing('gem', { zh: '宝石', en: 'a cut stone' }, gem),
  lotus: thing('lotus', { zh: '莲花', en: 'a lotus' }, lotus),
} as const satisfies Record<string, PartPicture>;
