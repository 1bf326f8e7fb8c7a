import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'phoenix',
  zh: { word: '凤', meaning: '凤鸣朝阳，祥瑞来仪' },
  en: { word: 'phoenix', meaning: 'the bird that sings to the rising sun and brings good omen' },
};

export const phoenixMarks = [
  defineMark({
    ...words,
    name: 'long-tail',
    idea: {
      zh: '一只飞凤，身后三支长翎，翎端各有一眼',
      en: 'a phoenix on the wing, three long plumes trailing behind it, an eye in each',
    },
    draw: ({ circle, path, stroke, union, polygon, drop, cut, grow }, dice) => {
      const plume = dice.between(12, 14);
      const spot = dice.between(15, 17);
      const lift = dice.between(14, 26);
      const crest = dice.between(30, 36);
      const head = union(
        circle(58, 84, 19),
        polygon(
          [
            [44, 72],
            [12, 92],
            [46, 98],
          ],
          [0, 3, 0],
        ),
        drop(66, 62, 8, [78, 62 - crest]),
      );
      const body = union(
        head,
        stroke(path([58, 90]).through([66, 128], [108, 138]), 26),
        drop(112, 138, 30, [176, 172]),
      );
      const wing = path([92, 122]).through([112, 60], [188, lift]).through([176, 96], [126, 132]).close();
      const tail = (mid: readonly [number, number], end: readonly [number, number]) =>
        union(stroke(path([124, 152]).through(mid, end), plume), circle(end[0], end[1], spot));
      const plumes = [tail([196, 156], [250, 96]), tail([192, 196], [262, 184]), tail([156, 216], [214, 252])];
      return {
        parts: [...ink(cut(union(body, wing), circle(54, 82, 6))), ...accent(...apart(plumes, grow(body, 9)))],
        small: ink(
          union(
            circle(58, 84, 24),
            stroke(path([58, 90]).through([66, 132], [112, 138]), 34),
            path([84, 126]).through([108, 56], [190, 16]).through([182, 100], [128, 140]).close(),
          ),
          stroke(path([168, 154]).through([214, 146], [240, 106]), 24),
          stroke(path([146, 182]).through([186, 212], [236, 208]), 24),
        ),
      };
      function apart(list: ReturnType<typeof union>[], halo: ReturnType<typeof union>) {
        return list.map((one) => cut(one, halo));
      }
    },
  }),
  defineMark({
    ...words,
    name: 'rising',
    idea: {
      zh: '一只腾起的凤：双翼如两弯月，三支尾羽在下',
      en: 'a phoenix rising: wings of two crescents, three tail plumes below',
    },
    draw: ({ path, both, drop, vesica, turn, cut, grow }, dice) => {
      const spread = dice.between(12, 22);
      const tail = dice.between(20, 23);
      const open = dice.between(30, 34);
      const crest = dice.between(26, 34);
      const wing = path([112, 132]).through([38, 116], [spread, 30]).through([58, 86], [112, 92]).close();
      const second = path([112, 166])
        .through([60, 158], [spread + 14, 108])
        .through([66, 138], [112, 142])
        .close();
      const plume = vesica([120, 172], [120, 262], tail);
      return {
        parts: [
          ...ink(both(wing), both(cut(second, grow(wing, 9)))),
          ...accent(
            drop(120, 70, 16, [120, 70 - crest]),
            plume,
            both(turn(vesica([120, 180], [120, 256], tail), open, [120, 162])),
          ),
        ],
        small: ink(
          both(path([112, 150]).through([38, 124], [16, 40]).through([58, 90], [112, 96]).close()),
          drop(120, 66, 18, [120, 30]),
          vesica([120, 158], [120, 236], 40),
        ),
      };
    },
  }),
];
