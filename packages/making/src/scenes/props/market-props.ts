import type { Prop } from './prop.ts';

/** What is bought at the market: roots, leaves, nuts and shellfish, each with what tells it. */
export const marketProps: readonly Prop[] = [
  {
    concepts: ['walnut'],
    name: 'in-its-shell',
    zh: '核桃',
    en: 'walnut',
    draw: ({ both, curve, cut, shape, stroke, union }) => {
      const shell = shape([120, 14, 0], [214, 124, 90], [120, 232, 180], [26, 124, -90], [120, 14, 0, null]);
      const seam = stroke(curve([120, -6, 90], [120, 250, 90]), 10);
      const folds = union(
        stroke(curve([92, 62, 160], [66, 96, 60], [92, 122, 150], [66, 150, 100]), 10),
        stroke(curve([92, 176, 200], [76, 192, 90]), 10),
      );
      return {
        body: cut(shell, seam, both(folds)),
        small: cut(shell, stroke(curve([120, -6, 90], [120, 250, 90]), 16)),
        places: { ground: 232, facing: 'front' },
      };
    },
  },
  {
    concepts: ['cabbage'],
    name: 'head',
    zh: '卷心菜',
    en: 'cabbage',
    draw: ({ both, circle, curve, cut, grow, stroke, union }) => {
      const head = circle(120, 108, 78);
      const leaf = union(
        circle(14, 112, 30),
        circle(10, 162, 36),
        circle(48, 206, 40),
        circle(102, 218, 34),
        circle(66, 156, 56),
      );
      const veins = union(
        stroke(curve([120, 190, -90], [120, 62, -90]), 10),
        both(stroke(curve([112, 190, 210], [66, 118, -90], [78, 82, -60]), 10)),
      );
      return {
        body: union(cut(both(leaf), grow(head, 10)), cut(head, veins)),
        small: union(cut(both(leaf), grow(head, 15)), cut(head, stroke(curve([120, 190, -90], [120, 70, -90]), 16))),
        places: { ground: 240, facing: 'front' },
      };
    },
  },
  {
    concepts: ['bok-choy'],
    name: 'whole',
    zh: '上海青',
    en: 'bok choy',
    draw: ({ both, circle, cut, grow, path, shape, stroke, union, vesica }) => {
      const middle = vesica([120, 178], [120, -6], 92);
      const side = vesica([98, 186], [12, 30], 84);
      const bulb = shape(
        [78, 150],
        [162, 150],
        [182, 206, 100],
        [150, 238, null, null],
        [90, 238, null, null],
        [58, 206, -100],
      );
      const rib = (x: number, y: number) => stroke(path([120, 160]).line([x, y]), 11);
      const leaves = union(cut(middle, rib(120, 46)), both(cut(side, union(grow(middle, 9.6), rib(44, 78)))));
      return {
        body: union(cut(leaves, grow(bulb, 9.6)), cut(bulb, both(stroke(path([108, 150]).line([102, 216]), 9.6)))),
        small: union(cut(union(middle, both(cut(side, grow(middle, 15)))), grow(bulb, 12)), bulb, circle(120, 200, 20)),
        places: { ground: 238, facing: 'front' },
      };
    },
  },
  {
    concepts: ['meatball', 'fish-ball'],
    name: 'three',
    zh: '丸子',
    en: 'meatballs',
    draw: ({ circle, curve, cut, stroke, union }) => {
      const ball = (x: number, y: number) =>
        cut(
          circle(x, y, 55),
          stroke(curve([x - 34, y + 4, -80], [x - 6, y - 34, -10]), 9.6),
          circle(x + 22, y + 16, 6),
          circle(x - 6, y + 30, 6),
        );
      return {
        body: union(ball(60, 176), ball(180, 176), ball(120, 70)),
        small: union(circle(58, 178, 52), circle(182, 178, 52), circle(120, 66, 52)),
        places: { ground: 231, facing: 'front' },
      };
    },
  },
  {
    concepts: ['lobster', 'crayfish'],
    name: 'from-above',
    zh: '龙虾',
    en: 'lobster',
    draw: ({ both, curve, cut, path, polygon, rect, shape, stroke, union, vesica }) => {
      const head = shape([120, 58, null, 24], [150, 112, 90], [120, 150, 180], [90, 112, -90], [120, 58, -24, null]);
      const tail = union(
        rect(92, 159, 56, 19, 9),
        rect(97, 187, 46, 17, 8),
        vesica([120, 210], [120, 250], 26),
        both(vesica([112, 212], [74, 246], 24)),
      );
      const claw = cut(
        vesica([52, 88], [34, -14], 66),
        polygon([
          [22, -26],
          [50, 34],
          [62, -22],
        ]),
      );
      const arm = stroke(curve([102, 100, 200], [62, 92, -120], [50, 70, -100]), 13);
      const legs = union(stroke(path([98, 122]).line([60, 134]), 10), stroke(path([100, 140]).line([64, 164]), 10));
      return {
        body: union(head, tail, both(union(arm, claw, legs))),
        small: union(head, rect(94, 166, 52, 34, 10), vesica([120, 204], [120, 250], 60), both(union(arm, claw))),
        places: { ground: 250, facing: 'front', lap: { x: 78, y: 96, width: 84, height: 70 } },
      };
    },
  },
  {
    concepts: ['macaron'],
    name: 'filled',
    zh: '马卡龙',
    en: 'macaron',
    draw: ({ circle, rect, union }) => {
      const foot = (y: number) => union(...[0, 1, 2, 3, 4, 5].map((i) => circle(33 + i * 34.8, y, 14)));
      return {
        body: union(
          rect(16, 36, 208, 66, [66, 66, 4, 4]),
          foot(98),
          rect(40, 121, 160, 20, 8),
          foot(164),
          rect(16, 160, 208, 56, [4, 4, 56, 56]),
        ),
        small: union(rect(16, 36, 208, 70, [66, 66, 10, 10]), rect(16, 142, 208, 66, [10, 10, 56, 56])),
        places: { top: { x: 120, y: 36, width: 120 }, ground: 216, facing: 'front' },
      };
    },
  },
  {
    concepts: ['mortar'],
    name: 'with-pestle',
    zh: '研钵',
    en: 'mortar and pestle',
    draw: ({ cut, grow, path, rect, shape, stroke, union }) => {
      const bowl = union(
        rect(20, 92, 176, 26, 10),
        shape([34, 112], [182, 112], [142, 198, 160, null], [148, 230, null, null], [68, 230], [74, 198, null, 200]),
      );
      const pestle = union(stroke(path([140, 92]).line([204, 6]), 22), stroke(path([186, 30]).line([210, -2]), 34));
      return {
        body: union(bowl, cut(pestle, grow(bowl, 9.6))),
        small: union(bowl, cut(stroke(path([140, 92]).line([208, 0]), 32), grow(bowl, 14))),
        places: { top: { x: 96, y: 92, width: 120 }, ground: 230, facing: 'front' },
      };
    },
  },
  {
    concepts: ['weight-scale', 'kitchen-scale', 'scales'],
    name: 'with-dial',
    zh: '磅秤',
    en: 'weighing scale',
    draw: ({ circle, cut, path, rect, shape, stroke, union }) => {
      const pan = shape([14, 16, null, null], [226, 16], [190, 60, 180, null], [50, 60, null, 180]);
      const body = shape([64, 96], [176, 96], [206, 232], [34, 232]);
      const needle = stroke(path([120, 166]).line([140, 138]), 11);
      return {
        body: union(pan, rect(108, 56, 24, 44), cut(body, cut(circle(120, 164, 42), needle))),
        small: union(pan, rect(104, 56, 32, 44), cut(body, circle(120, 164, 36))),
        places: { top: { x: 120, y: 16, width: 200 }, ground: 232, facing: 'front' },
      };
    },
  },
];
