import type { Prop } from './prop.ts';

/** Things that are held, worn, ridden or stood under. */
export const objectProps: readonly Prop[] = [
  {
    concepts: ['hand'],
    name: 'palm-up',
    zh: '手',
    en: 'hand',
    draw: ({ cut, rect, shape, union }) => {
      const palm = shape(
        [8, 172],
        [42, 172],
        [84, 158, -10],
        [138, 176, 30],
        [154, 190, 90],
        [140, 200, 180, 180],
        [104, 200],
        [104, 208, null, 0],
        [150, 208, 0],
        [214, 168, -34, null],
        [228, 174, 60],
        [224, 190, 130],
        [156, 236, 160],
        [84, 228, 196, null],
        [42, 220],
        [8, 220],
      );
      return {
        body: union(cut(palm, rect(32, 140, 10, 100)), rect(8, 166, 24, 60, 4)),
        small: palm,
        places: { top: { x: 118, y: 172, width: 130 }, back: { x: 118, y: 172, width: 130 } },
      };
    },
  },
  {
    concepts: ['envelope', 'letter', 'mail'],
    name: 'envelope',
    zh: '信',
    en: 'letter',
    draw: ({ cut, path, rect, stroke }) => ({
      body: cut(rect(16, 52, 208, 136, 12), stroke(path([0, 44]).line([120, 134], [240, 44]), 11)),
      small: cut(rect(16, 52, 208, 136, 12), stroke(path([0, 44]).line([120, 134], [240, 44]), 17)),
      places: { top: { x: 120, y: 52, width: 190 }, ground: 188, facing: 'front' },
    }),
  },
  {
    concepts: ['book', 'open-book', 'books'],
    name: 'open',
    zh: '书',
    en: 'book',
    draw: ({ both, shape }) => ({
      body: both(shape([8, 80], [62, 70, 0], [115, 94, null, null], [115, 190], [62, 166, 180, 180], [8, 176])),
      places: { top: { x: 120, y: 86, width: 170 }, back: { x: 120, y: 82, width: 110 }, ground: 190, facing: 'front' },
    }),
  },
  {
    concepts: ['glasses', 'sunglasses'],
    name: 'round',
    zh: '眼镜',
    en: 'glasses',
    draw: ({ both, rect, ring, union }) => ({
      body: both(union(ring(66, 120, 50, 17), rect(108, 110, 12, 16), rect(4, 110, 22, 16))),
      places: { facing: 'front' },
    }),
  },
  {
    concepts: ['hat', 'top-hat', 'cowboy-hat'],
    name: 'brimmed',
    zh: '帽子',
    en: 'hat',
    draw: ({ cut, polygon, rect, union }) => ({
      body: cut(
        union(
          polygon(
            [
              [70, 50],
              [170, 50],
              [182, 160],
              [58, 160],
            ],
            [22, 22, 0, 0],
          ),
          rect(16, 152, 208, 30, 15),
        ),
        rect(20, 118, 200, 16),
      ),
      places: { ground: 182, facing: 'front' },
    }),
  },
  {
    concepts: ['chef-hat'],
    name: 'tall',
    zh: '厨师帽',
    en: 'chef’s hat',
    draw: ({ circle, cut, fillet, rect, union }) => ({
      body: cut(
        union(
          fillet(union(circle(66, 84, 46), circle(120, 64, 48), circle(174, 84, 46), rect(64, 84, 112, 76)), 5),
          rect(64, 130, 112, 78, [0, 0, 8, 8]),
        ),
        rect(40, 160, 160, 15),
      ),
      places: { ground: 208, facing: 'front' },
    }),
  },
  {
    concepts: ['crown'],
    name: 'points',
    zh: '王冠',
    en: 'crown',
    draw: ({ circle, cut, polygon, rect, union }) => ({
      body: cut(
        union(
          polygon(
            [
              [44, 180],
              [22, 78],
              [76, 118],
              [120, 40],
              [164, 118],
              [218, 78],
              [196, 180],
            ],
            [2, 6, 0, 6, 0, 6, 2],
          ),
          rect(44, 160, 152, 40, 5),
        ),
        circle(120, 146, 17),
      ),
      places: { ground: 200, facing: 'front' },
    }),
  },
  {
    concepts: ['umbrella', 'beach-umbrella'],
    name: 'open',
    zh: '伞',
    en: 'umbrella',
    draw: ({ above, both, circle, cut, intersect, path, rect, stroke, union }) => ({
      body: union(
        cut(intersect(circle(120, 124, 104), above(126)), both(circle(51, 130, 35)), circle(120, 132, 34)),
        stroke(path([120, 96]).line([120, 200]).through([142, 222], [164, 200]), 12),
        rect(114, 8, 12, 20, 6),
      ),
      small: union(
        intersect(circle(120, 124, 104), above(126)),
        stroke(path([120, 96]).line([120, 200]).through([142, 222], [164, 200]), 16),
      ),
      places: { top: { x: 120, y: 22, width: 80 }, facing: 'front' },
    }),
  },
  {
    concepts: ['carrot'],
    name: 'carrot',
    zh: '胡萝卜',
    en: 'carrot',
    draw: ({ drop, path, shape, stroke, cut, union }) => ({
      body: union(
        cut(
          shape([120, 232, null, -62], [172, 92, -90], [120, 62, 180], [68, 92, 90], [120, 232, 62, null]),
          stroke(path([58, 108]).line([104, 104]), 10),
          stroke(path([182, 146]).line([134, 142]), 10),
        ),
        drop(120, 20, 15, [120, 62]),
        drop(84, 30, 14, [112, 62]),
        drop(156, 30, 14, [128, 62]),
      ),
      places: { ground: 232 },
    }),
  },
  {
    concepts: ['egg'],
    name: 'whole',
    zh: '鸡蛋',
    en: 'egg',
    draw: ({ curve, cut, shape, stroke }) => {
      const egg = shape([120, 12, 0], [200, 140, 90], [120, 228, 180], [40, 140, -90]);
      return {
        body: cut(egg, stroke(curve([72, 140, 94], [100, 190, 40]), 11)),
        small: egg,
        places: { inside: { x: 76, y: 92, width: 88, height: 100 }, ground: 228, facing: 'front' },
      };
    },
  },
  {
    concepts: ['bread', 'loaf'],
    name: 'loaf',
    zh: '面包',
    en: 'loaf of bread',
    draw: ({ cut, path, shape, stroke, union }) => {
      const loaf = shape(
        [10, 176, null, -90],
        [60, 92, -30],
        [120, 82, 0],
        [180, 92, 30],
        [230, 176, 90, null],
        [206, 198, 180, 180],
        [34, 198, 180],
      );
      return {
        body: cut(loaf, union(...[72, 120, 168].map((x) => stroke(path([x + 12, 106]).line([x - 12, 150]), 12)))),
        small: loaf,
        places: { top: { x: 120, y: 84, width: 130 }, back: { x: 120, y: 84, width: 120 }, ground: 198 },
      };
    },
  },
  {
    concepts: ['lemon-slice'],
    name: 'wheel',
    zh: '柠檬片',
    en: 'slice of lemon',
    draw: ({ around, circle, cut, path, ring, stroke }) => {
      const spokes = (to: number, weight: number) => around(stroke(path([120, 120]).line([120, to]), weight), 6);
      return {
        body: cut(circle(120, 120, 108), ring(120, 120, 92, 12), ...spokes(34, 12)),
        small: cut(circle(120, 120, 108), ...spokes(48, 20)),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['tower-crane'],
    name: 'unloaded',
    zh: '塔吊',
    en: 'tower crane',
    draw: ({ path, rect, stroke, union }) => ({
      body: union(
        rect(40, 40, 26, 192),
        rect(14, 216, 78, 18, 4),
        rect(0, 62, 236, 18, 4),
        stroke(path([53, 16]).line([53, 60]), 16),
        stroke(path([53, 16]).line([196, 66]), 11),
        rect(0, 80, 30, 34, 4),
      ),
      places: { facing: 'right' },
    }),
  },
  {
    concepts: ['baguette'],
    name: 'loaf',
    zh: '法棍',
    en: 'baguette',
    draw: ({ cut, path, stroke, union }) => ({
      body: cut(
        stroke(path([34, 206]).line([206, 34]), 56),
        union(...[64, 100, 136, 172].map((x) => stroke(path([x - 22, 236 - x]).line([x + 14, 244 - x]), 11))),
      ),
      small: stroke(path([34, 206]).line([206, 34]), 62),
      places: {},
    }),
  },
  {
    concepts: ['chopsticks'],
    name: 'pair',
    zh: '筷子',
    en: 'chopsticks',
    draw: ({ path, polygon, stroke, union }) => ({
      body: union(
        polygon(
          [
            [150, 4],
            [176, 10],
            [92, 236],
            [80, 232],
          ],
          4,
        ),
        polygon(
          [
            [196, 22],
            [220, 36],
            [108, 238],
            [98, 232],
          ],
          4,
        ),
      ),
      small: union(stroke(path([160, 14]).line([80, 226]), 26), stroke(path([212, 34]).line([110, 230]), 26)),
      places: {},
    }),
  },
  {
    concepts: ['boot', 'rain-boots', 'cowboy-boot'],
    name: 'tall',
    zh: '靴子',
    en: 'boot',
    draw: ({ cut, rect, shape, union }) => {
      const leg = shape(
        [60, 8],
        [142, 8],
        [142, 128, null, 90],
        [168, 160, 20],
        [222, 190, 60],
        [226, 214, 90, null],
        [60, 214],
      );
      return {
        body: union(cut(leg, rect(40, 34, 130, 10)), rect(56, 222, 176, 16, [0, 0, 6, 6])),
        small: union(leg, rect(56, 212, 176, 26, [0, 0, 8, 8])),
        places: { top: { x: 101, y: 8, width: 78 }, ground: 238, facing: 'right' },
      };
    },
  },
];
