import type { Prop } from './prop.ts';

/** Things of the street, the garden and the roof that stock pictures leave unnamed. */
export const outdoorProps: readonly Prop[] = [
  {
    concepts: ['container', 'shipping-container'],
    name: 'ribbed',
    zh: '集装箱',
    en: 'container',
    draw: ({ cut, rect }) => {
      const box = rect(8, 62, 224, 126, 6);
      const ribs = (width: number) => [36, 76, 116, 156, 196].map((x) => rect(x - width / 2 + 4, 84, width, 82, 4));
      return {
        body: cut(box, ...ribs(14)),
        small: cut(box, ...ribs(20)),
        places: { top: { x: 120, y: 62, width: 200 }, ground: 188, facing: 'front' },
      };
    },
  },
  {
    concepts: ['awning'],
    name: 'striped',
    zh: '遮阳篷',
    en: 'awning',
    draw: ({ circle, cut, path, polygon, rect, stroke, union }) => {
      const [left, step] = [8, 56];
      const lobes = [0, 1, 2, 3].map((i) => circle(left + step * (i + 0.5), 150, step / 2));
      const roof = polygon([
        [44, 62],
        [196, 62],
        [232, 152],
        [8, 152],
      ]);
      const seams = [1, 2, 3].map((i) =>
        stroke(path([44 + 38 * i, 56]).line([left + step * i, 152], [left + step * i, 180]), 9.6, 'butt'),
      );
      return {
        body: union(rect(40, 46, 160, 22, 6), cut(union(roof, ...lobes), ...seams)),
        small: union(rect(40, 46, 160, 22, 6), roof, ...lobes),
        places: { top: { x: 120, y: 46, width: 150 }, facing: 'front' },
      };
    },
  },
  {
    concepts: ['road', 'path', 'trail'],
    name: 'winding',
    zh: '路',
    en: 'winding road',
    draw: ({ curve, cut, shape, stroke }) => {
      const way = shape(
        [112, 8, null, 50],
        [150, 62, 90],
        [104, 112, 140],
        [46, 162, 110],
        [16, 234, 100, null],
        [196, 234, null, -90],
        [176, 168, -70],
        [192, 110, -50],
        [204, 64, -100],
        [132, 8, -150, null],
      );
      const dashes = [
        stroke(curve([172, 66, 92], [160, 96, 130]), 9.6),
        stroke(curve([136, 120, 140], [116, 146, 120]), 11),
        stroke(curve([108, 172, 96], [106, 210, 92]), 14),
      ];
      return { body: cut(way, ...dashes), small: way, places: { ground: 234, facing: 'front' } };
    },
  },
  {
    concepts: ['paper-plane', 'paper-airplane'],
    name: 'in-flight',
    zh: '纸飞机',
    en: 'paper plane',
    draw: ({ polygon, union }) => ({
      body: union(
        polygon(
          [
            [2, 76],
            [238, 104],
            [78, 138],
          ],
          2,
        ),
        polygon(
          [
            [90, 148],
            [218, 120],
            [104, 206],
          ],
          2,
        ),
      ),
      places: { back: { x: 96, y: 88, width: 90 }, top: { x: 96, y: 88, width: 90 }, facing: 'right' },
    }),
  },
  {
    concepts: ['barbecue', 'grill', 'smoker'],
    name: 'kettle',
    zh: '烤炉',
    en: 'barbecue',
    draw: ({ below, circle, intersect, path, rect, stroke, union }) => ({
      body: union(
        rect(10, 86, 220, 18, 7),
        intersect(circle(120, 96, 92), below(114)),
        stroke(path([76, 176]).line([46, 234]), 14),
        stroke(path([164, 176]).line([194, 234]), 14),
        stroke(path([120, 180]).line([120, 228]), 14),
      ),
      places: { top: { x: 120, y: 86, width: 190 }, back: { x: 120, y: 86, width: 180 }, ground: 240, facing: 'front' },
    }),
  },
  {
    concepts: ['weather-vane', 'weathervane'],
    name: 'rooster',
    zh: '风向标',
    en: 'weathervane',
    draw: ({ circle, path, polygon, rect, shape, stroke, union }) => {
      const rooster = union(
        shape(
          [84, 106, null, -130],
          [56, 40, -80, null],
          [110, 58, null, 60],
          [132, 62, -50],
          [140, 22, -70, null],
          [168, 30, null, 100],
          [152, 92, 130],
          [128, 108, 180, null],
        ),
        circle(154, 24, 18),
        polygon(
          [
            [166, 20],
            [190, 30],
            [164, 34],
          ],
          2,
        ),
        circle(148, 4, 8),
        circle(162, 6, 7),
      );
      const arrow = union(
        rect(22, 116, 190, 13),
        polygon(
          [
            [200, 100],
            [238, 122],
            [200, 146],
          ],
          2,
        ),
        polygon(
          [
            [2, 104],
            [34, 104],
            [44, 122],
            [34, 142],
            [2, 142],
          ],
          2,
        ),
      );
      return {
        body: union(
          rooster,
          arrow,
          rect(96, 100, 14, 30),
          rect(113, 120, 15, 118),
          stroke(path([72, 180]).line([168, 180]), 12),
          circle(72, 180, 12),
          circle(168, 180, 12),
        ),
        small: union(rooster, arrow, rect(106, 110, 26, 128)),
        places: { facing: 'right' },
      };
    },
  },
  {
    concepts: ['hula-hoop'],
    name: 'hoop',
    zh: '呼啦圈',
    en: 'hoop',
    draw: ({ around, cut, rect, ring }) => ({
      body: cut(ring(120, 120, 110, 30), ...around(rect(114, 4, 12, 44), 6)),
      small: ring(120, 120, 110, 34),
      places: { facing: 'front' },
    }),
  },
  {
    concepts: ['beach-chair', 'deck-chair', 'camping-chair', 'folding-chair'],
    name: 'folding',
    zh: '折叠椅',
    en: 'folding chair',
    draw: ({ curve, path, stroke, union }) => ({
      body: union(
        stroke(curve([62, 18, 80], [96, 122, 60], [196, 142, -8]), 26),
        stroke(path([70, 228]).line([170, 130]), 14),
        stroke(path([186, 228]).line([88, 116]), 14),
      ),
      places: { top: { x: 146, y: 128, width: 90 }, back: { x: 146, y: 128, width: 90 }, ground: 235, facing: 'right' },
    }),
  },
];
