import type { Dice } from '../kit/dice.ts';
import { kit } from '../kit/kit.ts';
import type { Region } from '../kit/region.ts';
import type { Recipe } from './brief.ts';
import { isLikeAnEmblem } from './emblem-check.ts';
import { overlap, subtract } from './outline/combine.ts';
import { mapOutline, type Outline, outlineOfRegion } from './outline/outline.ts';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

const { around, both, circle, onCircle, path, polygon, rect, stroke, vesica } = kit;

export type Motif = { layers: Layer[]; guides: Region[]; zh: string; en: string };
type Rule = { form: string; draw: (dice: Dice) => Motif };

const COUNT_ZH = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const COUNT_EN = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const flat = (...regions: Region[]): Outline => regions.flatMap(outlineOfRegion);

/** Every second copy in the second colour where the count allows. */
const inTurn = (copies: readonly Outline[], alternate: boolean): Layer[] => [
  ...inPrimary(copies.filter((_, i) => !alternate || i % 2 === 0).flat()),
  ...(alternate ? inSecondary(copies.filter((_, i) => i % 2 === 1).flat()) : []),
];

const petals: Rule = {
  form: 'petals',
  draw: (dice) => {
    const count = dice.whole(5, 10);
    const inner = dice.between(14, 24);
    const room = 2 * ((104 + inner) / 2) * Math.sin(Math.PI / count);
    const petal = vesica([120, 120 - inner], [120, 16], room * dice.between(0.74, 0.84));
    const copies = around(petal, count);
    const alternate = count % 2 === 0 && dice.chance(0.6);
    return {
      layers: inTurn(
        copies.map((copy) => flat(copy)),
        alternate,
      ),
      guides: copies,
      zh: `一片花瓣绕心${COUNT_ZH[count]}次，圆满而舒展`,
      en: `one petal turned ${COUNT_EN[count]} times about the middle`,
    };
  },
};

const swirl: Rule = {
  form: 'swirl',
  draw: (dice) => {
    const count = dice.whole(4, 9);
    const hole = dice.between(20, 40);
    const bend = dice.between(30, 46);
    const gap = dice.between(9, 12);
    const start = onCircle(120, 120, hole - 8, -90);
    const end = onCircle(120, 120, 114, -90 + bend);
    const middle = onCircle(120, 120, (hole + 104) / 2, -90 + bend * 0.36);
    const slits = around(stroke(path(start).through(middle, end), gap, 'butt'), count);
    const disc = subtract(flat(circle(120, 120, 104)), flat(circle(120, 120, hole)), flat(...slits));
    return {
      layers: inPrimary(disc),
      guides: [circle(120, 120, 104), circle(120, 120, hole)],
      zh: `圆被${COUNT_ZH[count]}道同样的弧线切开，如光圈旋转，专注而有动势`,
      en: `a disc opened by ${COUNT_EN[count]} equal curves, turning like an aperture`,
    };
  },
};

const aperture: Rule = {
  form: 'aperture',
  draw: (dice) => {
    const count = dice.pick([5, 6, 7, 8]);
    const inner = dice.between(34, 48);
    const gap = dice.between(9, 12);
    const corner = (i: number): readonly [number, number] => onCircle(120, 120, inner, (360 / count) * i - 90);
    const [a, b] = [corner(0), corner(1)];
    const way = [b[0] - a[0], b[1] - a[1]] as const;
    const reach = 220 / Math.hypot(...way);
    const slit = stroke(path(a).line([a[0] + way[0] * reach, a[1] + way[1] * reach]), gap, 'butt');
    const outer = dice.chance(0.5)
      ? circle(120, 120, 104)
      : polygon(
          Array.from({ length: count }, (_, i) => onCircle(120, 120, 108, (360 / count) * i - 90)),
          8,
        );
    const hole = polygon(Array.from({ length: count }, (_, i) => corner(i)));
    const blades = subtract(flat(outer), flat(hole), flat(...around(slit, count)));
    return {
      layers: inPrimary(blades),
      guides: [outer, hole],
      zh: `${COUNT_ZH[count]}片直刃首尾相接，围出中心一方，协作而有序`,
      en: `${COUNT_EN[count]} straight blades, each leaning on the next, round an open centre`,
    };
  },
};

const TILE = 98;
/** One square of a mosaic, top-left at 0, 0, drawn for the quarter turn 0. */
const TILES: Record<string, () => Outline> = {
  quarter: () => overlap(flat(circle(0, TILE, TILE)), flat(rect(0, 0, TILE, TILE))),
  leaf: () => overlap(flat(circle(0, TILE, TILE)), flat(circle(TILE, 0, TILE))),
  band: () =>
    overlap(subtract(flat(circle(0, TILE, TILE)), flat(circle(0, TILE, TILE * 0.5))), flat(rect(0, 0, TILE, TILE))),
  disc: () => flat(circle(TILE / 2, TILE / 2, TILE / 2)),
  half: () => overlap(flat(circle(TILE / 2, TILE, TILE / 2)), flat(rect(0, 0, TILE, TILE))),
};

const mosaic: Rule = {
  form: 'mosaic',
  draw: (dice) => {
    const kinds = dice.pick([
      ['quarter', 'leaf'],
      ['band', 'quarter'],
      ['leaf', 'disc'],
      ['band', 'leaf'],
      ['quarter', 'disc'],
      ['band', 'disc'],
    ] as const);
    const gap = 12;
    const turnBy = dice.whole(0, 3);
    const spin = dice.pick([1, -1, 2]);
    const tiles = [0, 1, 2, 3].map((i) => {
      const kind = kinds[(i + Math.floor(i / 2)) % 2]!;
      const [column, row] = [i % 2, Math.floor(i / 2)];
      const angle = ((turnBy + spin * i) * Math.PI) / 2;
      return { kind, at: place(TILES[kind]!(), angle, 16 + column * (TILE + gap), 16 + row * (TILE + gap)) };
    });
    const second = dice.chance(0.7);
    return {
      layers: second
        ? [
            ...inPrimary(tiles.filter((tile) => tile.kind === kinds[0]).flatMap((tile) => tile.at)),
            ...inSecondary(tiles.filter((tile) => tile.kind === kinds[1]).flatMap((tile) => tile.at)),
          ]
        : inPrimary(tiles.flatMap((tile) => tile.at)),
      guides: [rect(16, 16, 208, 208)],
      zh: '四方格中圆与方相互转合，规矩之内见变化',
      en: 'circles and squares turning within four cells: order with room for play',
    };
  },
};

/** Turned about the middle of its tile, then moved into place. */
function place(tile: Outline, angle: number, x: number, y: number): Outline {
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const half = TILE / 2;
  return mapOutline(tile, {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: x + half - cos * half + sin * half,
    f: y + half - sin * half - cos * half,
  });
}

const bars: Rule = {
  form: 'bars',
  draw: (dice) => {
    const count = dice.pick([5, 7]);
    const peak = dice.pick(['middle', 'edge'] as const);
    const pitch = 208 / count;
    const width = pitch - dice.between(9, 12);
    const rounded = dice.chance(0.6) ? width / 2 : 0;
    const middle = (count - 1) / 2;
    const bar = (i: number): Region => {
      const away = Math.abs(i - middle) / middle;
      const height = 208 * (peak === 'middle' ? 1 - away * 0.62 : 0.38 + away * 0.62);
      return rect(16 + pitch * i + (pitch - width) / 2, 120 - height / 2, width, height, rounded);
    };
    const all = Array.from({ length: count }, (_, i) => bar(i));
    return {
      layers: [...inPrimary(flat(...all.filter((_, i) => i !== middle))), ...inSecondary(flat(all[middle]!))],
      guides: all,
      zh: `${COUNT_ZH[count]}根立柱左右对称，${peak === 'middle' ? '向中心节节升高' : '向两翼舒展'}，稳健有节奏`,
      en: `${COUNT_EN[count]} bars, mirrored, ${peak === 'middle' ? 'rising towards the middle' : 'opening to both sides'}`,
    };
  },
};

const fan: Rule = {
  form: 'fan',
  draw: (dice) => {
    const count = dice.pick([4, 5, 6, 7]);
    const spread = dice.between(150, 190);
    const inner = dice.between(26, 36);
    const fall = dice.between(0.14, 0.3);
    const step = spread / (count - 1);
    const leaves = Array.from({ length: count }, (_, i) => {
      const angle = -90 - spread / 2 + step * i;
      const away = Math.abs(i - (count - 1) / 2) / ((count - 1) / 2);
      const length = 150 * (1 - fall * away);
      const width = 2 * ((inner + length) / 2) * Math.tan((step * Math.PI) / 360) * 0.82;
      return vesica(onCircle(120, 180, inner, angle), onCircle(120, 180, length, angle), width);
    });
    const middle = Math.floor(count / 2);
    const isCore = (i: number): boolean => (count % 2 === 1 ? i === middle : i === middle || i === middle - 1);
    return {
      layers: [
        ...inPrimary(flat(...leaves.filter((_, i) => !isCore(i)))),
        ...inSecondary(flat(...leaves.filter((_, i) => isCore(i)))),
      ],
      guides: leaves,
      zh: `${COUNT_ZH[count]}片叶左右对称展开，如莲初开，平和舒展`,
      en: `${COUNT_EN[count]} leaves opening left and right alike, as a lotus does`,
    };
  },
};

const sunrise: Rule = {
  form: 'rays',
  draw: (dice) => {
    const count = dice.whole(7, 12);
    const core = dice.between(34, 44);
    const inner = core + 14;
    const half = (104 * Math.PI) / count / 2;
    const [near, far] = [half * 0.34, half * dice.between(0.62, 0.74)];
    const ray = polygon(
      [
        [120 - near, 120 - inner],
        [120 - far, 18],
        [120 + far, 18],
        [120 + near, 120 - inner],
      ],
      [2, 5, 5, 2],
    );
    const rays = around(ray, count);
    return {
      layers: [
        ...inPrimary(overlap(flat(...rays), flat(circle(120, 120, 104)))),
        ...inSecondary(flat(circle(120, 120, core))),
      ],
      guides: [circle(120, 120, core), circle(120, 120, 104)],
      zh: `${COUNT_ZH[count]}道光自圆心放射，温暖而有活力`,
      en: `${COUNT_EN[count]} rays about one disc`,
    };
  },
};

const dots: Rule = {
  form: 'dots',
  draw: (dice) => {
    const count = dice.pick([8, 10, 12]);
    const rings = 3;
    const twist = dice.pick([0, 0.5, 0.33]);
    const circles = Array.from({ length: rings }, (_, ring) => {
      const radius = 91 - ring * 32;
      // The inmost ring holds half as many, so that its dots stay dots.
      const dotsHere = ring === 2 ? count / 2 : count;
      const size = Math.min(13 - ring * 1.5, (radius * Math.PI) / dotsHere - 4);
      return Array.from({ length: dotsHere }, (_, i) => {
        const [x, y] = onCircle(120, 120, radius, (360 / dotsHere) * (i + ring * twist) - 90);
        return circle(x, y, size);
      });
    });
    return {
      layers: [...inPrimary(flat(...circles.slice(0, 2).flat())), ...inSecondary(flat(...circles.slice(2).flat()))],
      guides: [circle(120, 120, 91), circle(120, 120, 59), circle(120, 120, 27)],
      zh: `${COUNT_ZH[count]}列圆点向心汇聚，连接万点成一体`,
      en: `${COUNT_EN[count]} lines of dots drawn to one centre`,
    };
  },
};

const knot: Rule = {
  form: 'knot',
  draw: (dice) => {
    const weight = dice.between(18, 22);
    const side = dice.between(138, 146);
    const slip = dice.between(22, 27);
    const radius = dice.pick([8, 34, 70]);
    const box = (at: number, by: number): Region =>
      rect(
        120 + at - side / 2 - by,
        120 + at - side / 2 - by,
        side + 2 * by,
        side + 2 * by,
        Math.max(2, Math.min(radius, side / 2) + by),
      );
    const link = (at: number, grown: number): Outline => subtract(flat(box(at, grown)), flat(box(at, -weight - grown)));
    // They cross twice: each passes over the other once.
    const upper = flat(
      polygon([
        [-60, -60],
        [300, -60],
        [300, 300],
      ]),
    );
    const lower = flat(
      polygon([
        [-60, -60],
        [-60, 300],
        [300, 300],
      ]),
    );
    return {
      layers: [
        ...inPrimary(subtract(link(-slip, 0), overlap(link(slip, 9), upper))),
        ...inSecondary(subtract(link(slip, 0), overlap(link(-slip, 9), lower))),
      ],
      guides: [box(-slip, 0), box(slip, 0)],
      zh: '两环相扣，取“方胜”同心之意，彼此成就',
      en: 'two links over and under each other, after the old fangsheng knot',
    };
  },
};

const chevrons: Rule = {
  form: 'chevrons',
  draw: (dice) => {
    const count = dice.whole(2, 4);
    const rise = dice.between(50, 72);
    const pitch = 200 / (count + 0.9);
    const weight = pitch - dice.between(10, 13);
    const one = (i: number): Region => {
      const y = 30 + rise + pitch * i;
      return both(
        polygon([
          [16, y],
          [120, y - rise],
          [120, y - rise + weight],
          [16, y + weight],
        ]),
      );
    };
    const all = Array.from({ length: count }, (_, i) => flat(one(i)));
    return {
      layers: [...inSecondary(all[0]!), ...inPrimary(all.slice(1).flat())],
      guides: Array.from({ length: count }, (_, i) => one(i)),
      zh: `${COUNT_ZH[count]}重山形对称向上，层层递进，步步登高`,
      en: `${COUNT_EN[count]} mirrored chevrons, each a step higher`,
    };
  },
};

const RULES: Rule[] = [petals, swirl, aperture, mosaic, bars, fan, sunrise, dots, knot, chevrons];

/** Emblems from one simple unit, turned or mirrored; those that bring a famous mark to mind are thrown again. */
export const motifs: Recipe[] = RULES.map(({ form, draw }) => ({
  kind: 'motif',
  form,
  draw: (_brief, dice) => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const motif = draw(dice);
      if (isLikeAnEmblem(motif.layers)) continue;
      return {
        layers: motif.layers,
        guides: motif.guides,
        meaning: { zh: motif.zh, en: motif.en },
        id: `motif/${form}`,
      };
    }
    return undefined;
  },
}));
