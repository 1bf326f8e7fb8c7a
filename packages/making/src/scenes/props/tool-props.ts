import type { Prop } from './prop.ts';

/** Tools of the kitchen, the house and the desk, plain enough to be held or to stand beside something. */
export const toolProps: readonly Prop[] = [
  {
    concepts: ['wrench'],
    name: 'open-ended',
    zh: '扳手',
    en: 'wrench',
    draw: ({ circle, cut, fillet, polygon, rect, union }) => {
      const jaw = polygon([
        [102, -10],
        [138, -10],
        [138, 38],
        [120, 50],
        [102, 38],
      ]);
      const body = fillet(union(cut(circle(120, 44, 44), jaw), rect(102, 70, 36, 130), circle(120, 206, 30)), 10);
      return { body: cut(body, circle(120, 206, 12)), small: cut(body, circle(120, 206, 14)), places: {} };
    },
  },
  {
    concepts: ['chisel'],
    name: 'upright',
    zh: '凿子',
    en: 'chisel',
    draw: ({ polygon, rect, union }) => ({
      body: union(
        rect(100, 8, 40, 92, [16, 16, 8, 8]),
        rect(106, 110, 28, 16, 3),
        polygon(
          [
            [110, 126],
            [130, 126],
            [138, 172],
            [138, 234],
            [102, 210],
            [102, 172],
          ],
          2,
        ),
      ),
      places: {},
    }),
  },
  {
    concepts: ['fishing-rod', 'fishing-pole'],
    name: 'bent',
    zh: '鱼竿',
    en: 'fishing rod',
    draw: ({ circle, curve, path, stroke, union }) => {
      const rod = (thick: number) => stroke(curve([24, 232, -70], [84, 84, -55], [212, 16, 20]), thick);
      const line = (thick: number) => stroke(path([212, 16]).line([212, 150]), thick);
      const hook = (thick: number) => stroke(curve([212, 150, 90], [194, 182, 180], [176, 162, -90]), thick);
      return {
        body: union(rod(15), line(8), hook(10), circle(72, 150, 17)),
        small: union(rod(22), line(13), hook(15)),
        places: { facing: 'right' },
      };
    },
  },
  {
    concepts: ['spoon', 'teaspoon', 'wooden-spoon', 'ladle'],
    name: 'lying',
    zh: '勺子',
    en: 'spoon',
    draw: ({ curve, shape, stroke, union }) => {
      const bowl = shape([8, 118, null, 80], [72, 172, 0], [138, 118, -80, null]);
      const handle = (thick: number) => stroke(curve([126, 126, 0], [180, 112, -24], [230, 84, -30]), thick);
      return {
        body: union(bowl, handle(18)),
        small: union(bowl, handle(24)),
        places: { top: { x: 72, y: 120, width: 110 }, ground: 172, facing: 'front' },
      };
    },
  },
  {
    concepts: ['music-score', 'sheet-music', 'staff'],
    name: 'five-lines',
    zh: '五线谱',
    en: 'staff',
    draw: ({ circle, rect, union }) => {
      const lines = (thick: number) => union(...[92, 122, 152, 182, 212].map((y) => rect(4, y, 232, thick, thick / 2)));
      const note = (x: number, y: number) => union(circle(x, y, 18), rect(x + 8, y - 62, 11, 62, 4));
      return {
        body: union(lines(9), note(58, 190), note(172, 160)),
        small: union(lines(13), note(58, 190), note(172, 160)),
        places: { top: { x: 112, y: 92, width: 110 }, ground: 221, facing: 'front' },
      };
    },
  },
  {
    concepts: ['spoon', 'teaspoon', 'wooden-spoon'],
    name: 'upright',
    zh: '勺子',
    en: 'spoon',
    draw: ({ curve, cut, polygon, rect, shape, stroke, union }) => {
      const bowl = shape([120, 4, 0], [166, 60, 90], [120, 126, 180], [74, 60, -90]);
      const handle = union(
        polygon([
          [112, 116],
          [128, 116],
          [134, 214],
          [106, 214],
        ]),
        rect(105, 196, 30, 40, 15),
      );
      return {
        body: union(cut(bowl, stroke(curve([96, 70, -92], [114, 28, -42]), 11)), handle),
        small: union(bowl, rect(106, 110, 28, 126, 14)),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['mop'],
    name: 'strings',
    zh: '拖把',
    en: 'mop',
    draw: ({ curve, rect, stroke, union }) => {
      const strings = [-62, -37, -12, 12, 37, 62].map((dx) =>
        stroke(curve([120 + dx * 0.62, 150, 90], [120 + dx * 1.1, 190, 90], [120 + dx * 1.3, 226, 80]), 19),
      );
      return {
        body: union(rect(112, 4, 16, 130, 8), rect(70, 122, 100, 24, 10), ...strings),
        small: union(rect(108, 4, 24, 140, 8), rect(62, 116, 116, 30, 10), rect(44, 150, 152, 84, [10, 10, 30, 30])),
        places: { ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['laptop'],
    name: 'open',
    zh: '笔记本电脑',
    en: 'laptop',
    draw: ({ cut, polygon, rect, union }) => ({
      body: union(
        cut(rect(42, 46, 156, 112, 12), rect(56, 60, 128, 84, 3)),
        cut(
          polygon(
            [
              [40, 168],
              [200, 168],
              [234, 206],
              [6, 206],
            ],
            [4, 4, 10, 10],
          ),
          rect(88, 188, 64, 9, 4),
        ),
      ),
      small: union(
        cut(rect(42, 40, 156, 116, 12), rect(64, 62, 112, 72, 3)),
        polygon([
          [40, 172],
          [200, 172],
          [236, 210],
          [4, 210],
        ]),
      ),
      places: { top: { x: 120, y: 46, width: 150 }, ground: 206, facing: 'front' },
    }),
  },
  {
    concepts: ['welding-mask'],
    name: 'shield',
    zh: '焊接面罩',
    en: 'welding mask',
    draw: ({ cut, rect, shape }) => {
      const shield = shape(
        [34, 60, null, -90],
        [120, 8, 0],
        [206, 60, 90, 90],
        [206, 130, 90],
        [120, 234, 180],
        [34, 130, -90, -90],
      );
      return {
        body: cut(shield, cut(rect(58, 74, 124, 58, 8), rect(70, 86, 100, 34, 4))),
        small: cut(shield, rect(58, 76, 124, 54, 8)),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['goggles'],
    name: 'strapped',
    zh: '风镜',
    en: 'goggles',
    draw: ({ circle, cut, rect, union }) => ({
      body: union(
        cut(circle(64, 120, 50), circle(64, 120, 27)),
        cut(circle(176, 120, 50), circle(176, 120, 27)),
        rect(104, 108, 32, 20),
        cut(rect(0, 106, 240, 26, 4), rect(20, 90, 200, 60)),
      ),
      small: union(cut(circle(64, 120, 54), circle(64, 120, 24)), cut(circle(176, 120, 54), circle(176, 120, 24))),
      places: { facing: 'front' },
    }),
  },
  {
    concepts: ['rolling-pin'],
    name: 'level',
    zh: '擀面杖',
    en: 'rolling pin',
    draw: ({ rect, union }) => ({
      body: union(
        rect(48, 84, 144, 72, 14),
        rect(2, 106, 38, 28, 14),
        rect(200, 106, 38, 28, 14),
        rect(30, 113, 180, 14),
      ),
      places: { back: { x: 120, y: 84, width: 130 }, top: { x: 120, y: 84, width: 130 }, ground: 156 },
    }),
  },
  {
    concepts: ['anvil'],
    name: 'plain',
    zh: '铁砧',
    en: 'anvil',
    draw: ({ shape }) => ({
      body: shape(
        [4, 66, null, 30],
        [92, 104, 0, 0],
        [98, 104, null, 90],
        [112, 140, 120],
        [74, 178, null, null],
        [56, 178],
        [56, 206],
        [204, 206],
        [204, 178],
        [186, 178, null, null],
        [150, 140, -120],
        [168, 110, -60, null],
        [234, 104],
        [234, 66],
      ),
      places: { top: { x: 150, y: 66, width: 150 }, back: { x: 150, y: 66, width: 150 }, ground: 206, facing: 'left' },
    }),
  },
  {
    concepts: ['sewing-needle', 'needle'],
    name: 'threaded',
    zh: '针线',
    en: 'needle and thread',
    draw: ({ curve, cut, polygon, rect, stroke, union }) => {
      const needle = union(
        cut(rect(106, 4, 28, 70, 14), rect(115, 22, 10, 36, 5)),
        polygon([
          [108, 62],
          [132, 62],
          [120, 238],
        ]),
      );
      const thread = stroke(curve([126, 34, -20], [196, 40, 70], [168, 110, 150], [182, 178, 50], [222, 196, 0]), 11);
      return { body: union(needle, thread), small: union(rect(104, 4, 32, 230, 14), thread), places: {} };
    },
  },
  {
    concepts: ['incense', 'incense-stick'],
    name: 'in-a-burner',
    zh: '香炉与香',
    en: 'incense in a burner',
    draw: ({ path, rect, stroke, union }) => ({
      body: union(
        rect(48, 130, 144, 66, [8, 8, 40, 40]),
        rect(36, 120, 168, 18, 8),
        rect(66, 188, 24, 40, 8),
        rect(150, 188, 24, 40, 8),
        ...[-34, 0, 34].map((dx) => stroke(path([120 + dx * 0.6, 124]).line([120 + dx, 16]), 10)),
      ),
      small: union(
        rect(40, 120, 160, 84, [8, 8, 40, 40]),
        rect(60, 190, 30, 40, 8),
        rect(150, 190, 30, 40, 8),
        rect(112, 20, 16, 110),
      ),
      places: { top: { x: 120, y: 16, width: 80 }, ground: 228, facing: 'front' },
    }),
  },
];
