import { kit, type Region } from '@markwright/marks/kit';
import { COUNT_EN, COUNT_ZH, flat, type MotifRule } from './motif-rule.ts';
import { overlap, subtract, mapOutline, type Outline } from '@markwright/vector/outline';
import { inPrimary, inSecondary } from './rule-mark.ts';

const { both, circle, onCircle, polygon, rect, vesica } = kit;

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

export const mosaic: MotifRule = {
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

export const bars: MotifRule = {
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

export const fan: MotifRule = {
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

export const knot: MotifRule = {
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

export const chevrons: MotifRule = {
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
