import type { Prop } from './prop.ts';

/** Open vessels; `top` is the rim. */
export const vesselProps: readonly Prop[] = [
  {
    concepts: ['swim-ring'],
    name: 'afloat',
    zh: '游泳圈',
    en: 'swim ring',
    draw: ({ cut, path, rect, stroke }) => ({
      body: cut(
        rect(14, 118, 212, 84, 42),
        stroke(path([82, 138]).line([74, 182]), 12),
        stroke(path([158, 138]).line([166, 182]), 12),
      ),
      small: cut(rect(14, 118, 212, 84, 42), rect(70, 140, 18, 40, 9), rect(152, 140, 18, 40, 9)),
      places: { top: { x: 120, y: 122, width: 190 }, ground: 202, facing: 'front' },
    }),
  },
  {
    concepts: ['coffee', 'cup', 'tea', 'mug', 'cup-saucer', 'teacup', 'takeaway-coffee'],
    name: 'cup',
    zh: '杯子',
    en: 'cup',
    draw: ({ below, circle, cut, intersect, rect, ring, union }) => ({
      body: union(
        intersect(circle(108, 90, 84), below(90)),
        cut(ring(190, 112, 34, 15), circle(108, 90, 82), rect(0, 40, 240, 50)),
        rect(58, 180, 100, 13, 6.5),
      ),
      places: { top: { x: 108, y: 90, width: 160 }, inside: { x: 64, y: 98, width: 88, height: 66 }, ground: 193 },
    }),
  },
  {
    concepts: ['bowl', 'noodles'],
    name: 'bowl',
    zh: '碗',
    en: 'bowl',
    draw: ({ below, circle, intersect, rect, union }) => ({
      body: union(intersect(circle(120, 84, 104), below(92)), rect(84, 180, 72, 16, [0, 0, 6, 6])),
      places: { top: { x: 120, y: 92, width: 200 }, inside: { x: 70, y: 98, width: 100, height: 76 }, ground: 196 },
    }),
  },
  {
    concepts: ['pot', 'cooking-pot', 'clay-pot', 'hotpot', 'hot-pot'],
    name: 'pot',
    zh: '锅',
    en: 'pot',
    draw: ({ cut, rect, union }) => ({
      body: union(rect(40, 100, 160, 96, [6, 6, 40, 40]), cut(rect(10, 112, 220, 34, 12), rect(24, 122, 192, 14, 6))),
      places: { top: { x: 120, y: 100, width: 150 }, inside: { x: 76, y: 112, width: 88, height: 72 }, ground: 196 },
    }),
  },
  {
    concepts: ['potted-plant', 'flower-pot', 'flowerpot'],
    name: 'flower-pot',
    zh: '花盆',
    en: 'flower pot',
    draw: ({ cut, polygon, rect, union }) => ({
      body: cut(
        union(
          rect(44, 84, 152, 36, 6),
          polygon(
            [
              [58, 110],
              [182, 110],
              [164, 210],
              [76, 210],
            ],
            [0, 0, 12, 12],
          ),
        ),
        rect(20, 120, 200, 9),
      ),
      places: { top: { x: 120, y: 84, width: 140 }, ground: 210 },
    }),
  },
  {
    concepts: ['basket', 'vegetable-basket', 'basket-apple', 'picnic'],
    name: 'basket',
    zh: '篮子',
    en: 'basket',
    draw: ({ cut, polygon, rect, union }) => ({
      body: cut(
        polygon(
          [
            [20, 92],
            [220, 92],
            [194, 200],
            [46, 200],
          ],
          [8, 8, 20, 20],
        ),
        union(
          rect(0, 120, 240, 9.5),
          rect(0, 160, 240, 9.5),
          ...[84, 156].map((x) => rect(x - 4.7, 120, 9.4, 44)),
          rect(115.3, 164, 9.4, 44),
        ),
      ),
      small: polygon(
        [
          [20, 92],
          [220, 92],
          [194, 200],
          [46, 200],
        ],
        [8, 8, 20, 20],
      ),
      places: { top: { x: 120, y: 92, width: 190 }, ground: 200 },
    }),
  },
  {
    concepts: ['boat', 'ship', 'canoe'],
    name: 'boat',
    zh: '船',
    en: 'boat',
    draw: ({ curve, shape, stroke, union }) => ({
      body: union(
        shape(
          [8, 96, null, 44],
          [120, 132, 0],
          [232, 96, -44, 116],
          [178, 174, 180, 180],
          [62, 174, 180],
          [8, 96, -116, null],
        ),
        stroke(curve([30, 206, -20], [75, 204, 20], [120, 206, -20], [165, 204, 20], [210, 206, -20]), 12),
      ),
      small: shape(
        [8, 96, null, 44],
        [120, 132, 0],
        [232, 96, -44, 116],
        [178, 174, 180, 180],
        [62, 174, 180],
        [8, 96, -116, null],
      ),
      places: { top: { x: 120, y: 128, width: 150 }, back: { x: 120, y: 128, width: 130 }, ground: 212 },
    }),
  },
  {
    concepts: ['bathtub'],
    name: 'tub',
    zh: '浴缸',
    en: 'bathtub',
    draw: ({ rect, union }) => ({
      body: union(
        rect(6, 92, 228, 20, 8),
        rect(22, 104, 196, 86, [0, 0, 52, 52]),
        rect(52, 180, 26, 28, 6),
        rect(162, 180, 26, 28, 6),
      ),
      places: { top: { x: 120, y: 92, width: 200 }, ground: 208 },
    }),
  },
  {
    concepts: ['package', 'parcel', 'box'],
    name: 'taped',
    zh: '包裹',
    en: 'parcel',
    draw: ({ cut, path, rect, stroke }) => ({
      body: cut(
        rect(22, 44, 196, 164, 10),
        stroke(path([96, 40]).line([96, 106], [108, 98], [120, 106], [132, 98], [144, 106], [144, 40]), 9.6),
        rect(46, 172, 52, 10),
      ),
      small: cut(rect(22, 44, 196, 164, 10), rect(92, 40, 14, 66), rect(134, 40, 14, 66)),
      places: { top: { x: 120, y: 44, width: 180 }, ground: 208, facing: 'front' },
    }),
  },
  {
    concepts: ['package', 'parcel', 'box'],
    name: 'opened',
    zh: '纸箱',
    en: 'box',
    draw: ({ cut, polygon, rect, union }) => ({
      body: union(
        cut(rect(34, 96, 172, 116, 4), rect(100, 120, 40, 10)),
        polygon(
          [
            [30, 96],
            [2, 62],
            [22, 52],
            [52, 90],
          ],
          3,
        ),
        polygon(
          [
            [210, 96],
            [238, 62],
            [218, 52],
            [188, 90],
          ],
          3,
        ),
      ),
      places: { top: { x: 120, y: 96, width: 160 }, ground: 212 },
    }),
  },
  {
    concepts: ['honey', 'jar', 'honey-jar'],
    name: 'lidded',
    zh: '蜜罐',
    en: 'honey jar',
    draw: ({ cut, onCircle, polygon, rect, union }) => ({
      body: union(
        rect(58, 22, 124, 34, 9),
        cut(
          rect(40, 66, 160, 150, [44, 44, 26, 26]),
          polygon([0, 1, 2, 3, 4, 5].map((i) => onCircle(120, 140, 34, 60 * i + 30))),
        ),
      ),
      places: { top: { x: 120, y: 22, width: 110 }, inside: { x: 76, y: 96, width: 88, height: 88 }, ground: 216 },
    }),
  },
  {
    concepts: ['soup'],
    name: 'steaming',
    zh: '一碗热汤',
    en: 'bowl of soup',
    draw: ({ below, circle, curve, intersect, rect, stroke, union }) => ({
      body: union(
        intersect(circle(120, 116, 104), below(124)),
        rect(84, 212, 72, 16, [0, 0, 6, 6]),
        ...[-46, 0, 46].map((dx) => stroke(curve([120 + dx, 104, -50], [120 + dx, 62, -110], [120 + dx, 18, -60]), 15)),
      ),
      small: union(
        intersect(circle(120, 116, 104), below(124)),
        ...[-36, 36].map((dx) => stroke(curve([120 + dx, 96, -50], [120 + dx, 20, -60]), 22)),
      ),
      places: { inside: { x: 70, y: 130, width: 100, height: 72 }, ground: 228, facing: 'front' },
    }),
  },
  {
    concepts: ['frying-pan'],
    name: 'from-the-side',
    zh: '平底锅',
    en: 'frying pan',
    draw: ({ cut, path, rect, shape, stroke, union }) => ({
      body: union(
        shape([2, 118], [166, 118], [146, 174, 116, 180], [22, 174, 180, -116]),
        cut(stroke(path([150, 132]).line([224, 108]), 20), stroke(path([218, 110]).line([221, 109]), 9)),
        rect(2, 108, 166, 16, 6),
      ),
      places: { top: { x: 84, y: 108, width: 156 }, ground: 174, facing: 'right' },
    }),
  },
  {
    concepts: ['wok'],
    name: 'plain',
    zh: '炒锅',
    en: 'wok',
    draw: ({ below, circle, intersect, path, stroke, union }) => ({
      body: union(intersect(circle(96, 84, 92), below(108)), stroke(path([176, 122]).line([230, 96]), 18)),
      places: { top: { x: 96, y: 108, width: 174 }, ground: 176, facing: 'right' },
    }),
  },
  {
    concepts: ['crate'],
    name: 'slats',
    zh: '木箱',
    en: 'crate',
    draw: ({ cut, rect, union }) => ({
      body: cut(
        rect(20, 84, 200, 132, 6),
        union(...[124, 166].map((y) => rect(46, y, 148, 11))),
        rect(34, 84, 11, 132),
        rect(195, 84, 11, 132),
      ),
      small: cut(rect(20, 84, 200, 132, 6), rect(20, 138, 200, 18)),
      places: { top: { x: 120, y: 84, width: 180 }, ground: 216, facing: 'front' },
    }),
  },
  {
    concepts: ['vase'],
    name: 'plain',
    zh: '花瓶',
    en: 'vase',
    draw: ({ above, circle, fillet, intersect, rect, union }) => ({
      body: union(
        fillet(union(rect(90, 56, 60, 60), intersect(circle(120, 150, 74), above(218))), 14),
        rect(78, 50, 84, 18, 7),
      ),
      places: {
        top: { x: 120, y: 50, width: 78 },
        inside: { x: 82, y: 118, width: 76, height: 76 },
        ground: 218,
        facing: 'front',
      },
    }),
  },
  {
    concepts: ['steamer-basket'],
    name: 'without-lid',
    zh: '蒸笼',
    en: 'bamboo steamer',
    draw: ({ cut, rect, union }) => ({
      body: cut(
        union(rect(16, 96, 208, 112, 10), rect(8, 138, 224, 24, 6)),
        rect(0, 128, 240, 10),
        rect(0, 162, 240, 10),
      ),
      small: cut(rect(16, 96, 208, 112, 10), rect(0, 140, 240, 18)),
      places: { top: { x: 120, y: 96, width: 200 }, ground: 208, facing: 'front' },
    }),
  },
  {
    concepts: ['plate', 'tray'],
    name: 'from-the-side',
    zh: '盘子',
    en: 'plate',
    draw: ({ rect, shape, union }) => ({
      body: union(shape([4, 150], [236, 150], [176, 186, 150, 180], [64, 186, 180, -150]), rect(86, 182, 68, 14, 5)),
      places: {
        top: { x: 120, y: 150, width: 200 },
        back: { x: 120, y: 150, width: 180 },
        ground: 196,
        facing: 'front',
      },
    }),
  },
  {
    concepts: ['ladle'],
    name: 'from-the-side',
    zh: '汤勺',
    en: 'ladle',
    draw: ({ below, circle, curve, intersect, stroke, union }) => ({
      body: union(
        intersect(circle(92, 148, 84), below(156)),
        stroke(curve([168, 162, -80], [196, 40, -90], [216, 14, 10], [232, 36, 100]), 16),
      ),
      places: { top: { x: 92, y: 156, width: 158 }, ground: 232, facing: 'right' },
    }),
  },
  {
    concepts: ['water-glass', 'glass-cup', 'tumbler'],
    name: 'tumbler',
    zh: '玻璃杯',
    en: 'glass',
    draw: ({ cut, polygon }) => {
      const glass = polygon(
        [
          [46, 40],
          [194, 40],
          [174, 232],
          [66, 232],
        ],
        [4, 4, 16, 16],
      );
      const shine = polygon(
        [
          [70, 76],
          [82, 76],
          [92, 190],
          [81, 190],
        ],
        5,
      );
      return {
        body: cut(glass, shine),
        small: glass,
        places: { top: { x: 120, y: 40, width: 140 }, ground: 232, facing: 'front' },
      };
    },
  },
];
