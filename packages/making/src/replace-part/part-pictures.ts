import type { Box } from '@markwright/logo';
import { kit, type Region, type Spot } from '@markwright/marks/kit';
import { flame as flameShape, heart as heartShape } from '@markwright/marks';
import { inBox, type Gap, type PartPicture } from './gap.ts';
import { THINGS } from './things.ts';

const { circle, drop, vesica, path, stroke, union, cut, polygon, rect, turn, around, mirror } = kit;

const middleOf = (box: Box): Spot => [box.x + box.width / 2, box.y + box.height / 2];
const longSide = (box: Box): number => Math.max(box.width, box.height);

/** One equal picture for each stroke, evenly along the part: strokes of unlike lengths would look like mistakes. */
const inStep =
  (aspect: number, picture: (at: Spot, high: number, index: number) => Region) =>
  ({ box: { x, y, width, height }, pieces }: Gap): Region => {
    const count = pieces.length;
    const isColumn = height > width;
    const [cellWide, cellHigh] = isColumn ? [width * 1.04, height / count] : [width / count, height * 1.1];
    const high = Math.min(cellHigh * (isColumn ? 0.88 : 1), (cellWide * (isColumn ? 1 : 0.84)) / aspect);
    const step = isColumn ? (height - high) / (count - 1) : (width - high * aspect) / (count - 1);
    return union(
      ...pieces.map((_, i) =>
        isColumn
          ? picture([x + width / 2, y + high / 2 + step * i], high, i)
          : picture([x + (high * aspect) / 2 + step * i, y + height / 2], high, i),
      ),
    );
  };

const dropAt = ([x, y]: Spot, high: number): Region => drop(x, y + high * 0.16, high * 0.34, [x, y - high * 0.5]);

const leafAt = ([x, y]: Spot, long: number, degrees: number): Region =>
  turn(vesica([x - long / 2, y], [x + long / 2, y], long * 0.5), degrees, [x, y]);

/** A wave of two arcs, to be repeated downwards. */
function waveAt([x, y]: Spot, high: number, wide: number): Region {
  const weight = Math.min(high * 0.46, wide * 0.24);
  const [left, quarter] = [x - wide / 2 + weight / 2, (wide - weight) / 4];
  const swing = quarter * 0.8;
  const line = path([left, y])
    .through([left + quarter, y - swing], [left + quarter * 2, y])
    .through([left + quarter * 3, y + swing], [left + quarter * 4, y]);
  return stroke(line, weight, 'round');
}

/** Two leaves opening from one foot. */
const pairOfLeaves = (x: number, foot: number, wide: number, high: number): Region => {
  const leaf = vesica([x + wide * 0.035, foot], [x + wide / 2, foot - high], Math.hypot(wide / 2, high) * 0.46);
  return union(leaf, mirror(leaf, x));
};

function sprouts({ box }: Gap): Region {
  const foot = box.y + box.height;
  const wide = Math.min(box.width * 0.46, box.height * 1.7);
  const aside = box.width / 2 - wide / 2;
  const middle = box.x + box.width / 2;
  return union(
    pairOfLeaves(middle - aside, foot, wide, box.height),
    pairOfLeaves(middle + aside, foot, wide, box.height),
  );
}

/** One seedling across the whole width, its leaves curving up. */
function seedling({ box }: Gap): Region {
  const [middle, foot] = [box.x + box.width / 2, box.y + box.height];
  const leaf = path([middle + box.width * 0.02, foot])
    .through([box.x + box.width * 0.66, box.y + box.height * 0.16], [box.x + box.width, box.y])
    .through([box.x + box.width * 0.84, foot - box.height * 0.06], [middle + box.width * 0.02, foot])
    .close();
  return union(leaf, mirror(leaf, middle));
}

/** Bamboo leaves in two groups of three, as ink painters set them. */
function bambooLeaves({ box }: Gap): Region {
  const group = (x: number): Region => {
    const long = box.height * 1.02;
    const top: Spot = [x, box.y];
    const leaf = vesica(top, [x, box.y + long], long * 0.3);
    return union(leaf, turn(leaf, 48, top), turn(leaf, -48, top));
  };
  return union(group(box.x + box.width * 0.26), group(box.x + box.width * 0.74));
}

/** Three peaks on one foot where there is breadth, two where the part is slender. */
function peaks({ box: { x, y, width, height } }: Gap): Region {
  const isBroad = width > height;
  const high = Math.min(height * (isBroad ? 1.12 : 1), width * 1.1);
  const foot = isBroad ? y + height : y + (height + high) / 2;
  const round = Math.min(width, high) * 0.05;
  const peak = (at: number, half: number, share: number): Region =>
    polygon(
      [
        [x + width * (at - half), foot],
        [x + width * at, foot - high * share],
        [x + width * (at + half), foot],
      ],
      [0, round, 0],
    );
  return isBroad
    ? union(peak(0.5, 0.3, 1), peak(0.22, 0.22, 0.6), peak(0.78, 0.22, 0.6))
    : union(peak(0.42, 0.42, 1), peak(0.7, 0.3, 0.62));
}

/** Three leaves opening from one point. */
function leafFan({ box: { x, y, width, height } }: Gap): Region {
  const foot: Spot = [x + width / 2, y + height];
  const leaf = vesica([foot[0], foot[1] - height * 0.08], [foot[0], y], height * 0.42);
  return union(leaf, turn(leaf, 58, foot), turn(leaf, -58, foot));
}

function sun({ box }: Gap): Region {
  const ray = rect(120 - 13, 12, 26, 32, 13);
  return inBox(union(circle(120, 120, 62), ...around(ray, 8)), box);
}

/** At small sizes rays run into the disc: fewer, thicker ones. */
function plainSun({ box }: Gap): Region {
  return inBox(union(circle(120, 120, 54), ...around(rect(120 - 19, 8, 38, 40, 12), 6)), box);
}

const petalled = (hole: number): Region => {
  const petals = around(circle(120, 70, 38), 5);
  return cut(union(...petals, circle(120, 120, 40)), circle(120, 120, hole));
};

function moon({ box }: Gap): Region {
  return inBox(turn(cut(circle(120, 120, 90), circle(160, 104, 74)), -8), box);
}

/** A smiling face. */
function smile({ box }: Gap): Region {
  const mouth = stroke(path([78, 132]).through([120, 166], [162, 132]), 17, 'round');
  return inBox(cut(circle(120, 120, 90), mouth, circle(90, 96, 12), circle(150, 96, 12)), box);
}

/** The smile alone is left of the face. */
function plainSmile({ box }: Gap): Region {
  return inBox(cut(circle(120, 120, 90), stroke(path([70, 116]).through([120, 164], [170, 116]), 28, 'round')), box);
}

/** A broad smile with its dimples; a heart below a character smiles. */
function smileArc({ box: { x, y, width, height }, stem }: Gap): Region {
  const weight = Math.min(stem, height * 0.34);
  const inset = width * 0.1;
  return stroke(
    path([x + inset, y + height * 0.22]).through(
      [x + width / 2, y + height - weight / 2],
      [x + width - inset, y + height * 0.22],
    ),
    weight,
    'round',
  );
}

/** A tall crown with its branches left open, on its trunk. */
function tree({ box: { x, y, width, height } }: Gap): Region {
  const middle = x + width / 2;
  const crown = Math.min(height * 0.74, width * 1.7);
  const top = y + (height - crown) * 0.1;
  const foot = top + crown;
  const weight = width * 0.15;
  const gap = stroke(path([middle, foot + 10]).line([middle, top + crown * 0.36]), weight, 'round');
  const branch = stroke(
    path([middle, top + crown * 0.78]).line([middle + width * 0.2, top + crown * 0.56]),
    weight * 0.9,
    'round',
  );
  const leaves = cut(rect(x, top, width, crown, width * 0.499), union(gap, branch, mirror(branch, middle)));
  const trunk = rect(middle - weight * 0.62, foot - weight * 0.3, weight * 1.24, y + height - foot + weight * 0.3);
  return union(leaves, trunk);
}

/** Crown and trunk, no branches. */
function plainTree({ box: { x, y, width, height } }: Gap): Region {
  const crown = Math.min(height * 0.74, width * 1.7);
  const top = y + (height - crown) * 0.1;
  const trunk = rect(x + width * 0.39, top + crown * 0.8, width * 0.22, y + height - top - crown * 0.8);
  return union(rect(x, top, width, crown, width * 0.499), trunk);
}

/** A fir of three tiers. */
function pine({ box: { x, y, width, height }, stem }: Gap): Region {
  const middle = x + width / 2;
  const tier = (top: number, foot: number, wide: number): Region =>
    polygon(
      [
        [middle, y + height * top],
        [middle + (width * wide) / 2, y + height * foot],
        [middle - (width * wide) / 2, y + height * foot],
      ],
      [0, stem * 0.08, stem * 0.08],
    );
  const trunk = rect(middle - stem * 0.34, y + height * 0.7, stem * 0.68, height * 0.3);
  return union(tier(0, 0.38, 0.64), tier(0.18, 0.6, 0.82), tier(0.38, 0.84, 1), trunk);
}

/** A long cloud with drops below. */
const cloudRain =
  (shares: readonly number[]) =>
  ({ box: { x, y, width, height } }: Gap): Region => {
    const base = y + height * 0.6;
    const [left, right, high] = [height * 0.22, height * 0.25, height * 0.3];
    const cloud = union(
      circle(x + left, base - left, left),
      circle(x + width * 0.4, y + high, high),
      circle(x + width * 0.66, y + high * 1.12, high * 0.86),
      circle(x + width - right, base - right, right),
      rect(x + left, base - left * 1.4, width - left - right, left * 1.4),
    );
    const drops = shares.map((share) => dropAt([x + width * share, y + height * 0.85], height * 0.31));
    return union(cloud, ...drops);
  };

/** A gable with its chimney, as wide as the roof it takes the place of. */
function roof({ box: { x, y, width, height }, stem }: Gap): Region {
  const weight = stem * 0.8;
  const half = weight / 2;
  const pitch = Math.min(height, width * 0.34);
  const gable = stroke(
    path([x + half, y + pitch - half]).line([x + width / 2, y + half], [x + width - half, y + pitch - half]),
    weight,
    'round',
  );
  return gable;
}

export const PART_PICTURES = {
  drop: {
    concept: 'water',
    zh: '水滴',
    en: 'a drop of water',
    draw: ({ box }) => dropAt(middleOf(box), longSide(box) * 1.15),
  },
  drops: { concept: 'water', zh: '水滴', en: 'drops of water', draw: inStep(0.68, dropAt) },
  waves: {
    concept: 'wave',
    zh: '水波',
    en: 'waves',
    draw: (gap) => inStep(1, (at, high) => waveAt(at, high, gap.box.width * 1.04))(gap),
  },
  leaf: { concept: 'leaf', zh: '叶', en: 'a leaf', draw: ({ box }) => leafAt(middleOf(box), longSide(box) * 1.3, -42) },
  leaves: {
    concept: 'leaf',
    zh: '叶',
    en: 'leaves',
    draw: inStep(0.9, (at, high, i) => leafAt(at, high * 1.16, i === 2 ? -42 : 42)),
  },
  'leaf-fan': { concept: 'leaf', zh: '三片叶', en: 'three leaves', draw: leafFan },
  sprouts: { concept: 'sprout', zh: '新芽', en: 'two sprouts', draw: sprouts },
  seedling: { concept: 'sprout', zh: '一株嫩苗', en: 'a seedling', draw: seedling },
  'bamboo-leaves': { concept: 'bamboo', zh: '竹叶', en: 'bamboo leaves', draw: bambooLeaves },
  flame: { concept: 'fire', zh: '火焰', en: 'a flame', draw: ({ box }) => inBox(flameShape(120, 220, 200), box) },
  flames: {
    concept: 'fire',
    zh: '火苗',
    en: 'four flames',
    draw: inStep(0.73, ([x, y], high) => flameShape(x, y + high / 2, high)),
  },
  heart: { concept: 'heart', zh: '爱心', en: 'a heart', draw: ({ box }) => inBox(heartShape(120, 100, 50), box) },
  sun: { concept: 'sun', zh: '太阳', en: 'the sun', draw: sun, small: plainSun },
  flower: {
    concept: 'flower',
    zh: '花',
    en: 'a flower',
    draw: ({ box }) => inBox(petalled(20), box),
    small: ({ box }) => inBox(petalled(27), box),
  },
  moon: { concept: 'moon', zh: '月牙', en: 'the crescent moon', draw: moon },
  peaks: { concept: 'mountain', zh: '三座山峰', en: 'three peaks', draw: peaks },
  smile: { concept: 'smile', zh: '笑脸', en: 'a smiling face', draw: smile, small: plainSmile },
  'smile-arc': { concept: 'smile', zh: '一弯微笑', en: 'a smile', draw: smileArc },
  tree: { concept: 'tree', zh: '树', en: 'a tree', draw: tree, small: plainTree },
  pine: { concept: 'pine', zh: '松', en: 'a fir', draw: pine },
  'cloud-rain': {
    concept: 'rain',
    zh: '云与雨',
    en: 'cloud and rain',
    draw: cloudRain([0.17, 0.39, 0.61, 0.83]),
    small: cloudRain([0.24, 0.5, 0.76]),
  },
  ...THINGS,
  roof: { concept: 'house', zh: '屋檐', en: 'a gable roof', draw: roof },
} as const satisfies Record<string, PartPicture>;

export type PartPictureName = keyof typeof PART_PICTURES;
