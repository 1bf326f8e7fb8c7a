import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'house',
  zh: { word: '房子', meaning: '一屋一灯，有人等你回来' },
  en: { word: 'house', meaning: 'a roof and a light, someone waiting for you' },
};

export const houseMarks = [
  defineMark({
    ...words,
    name: 'arch-door',
    idea: {
      zh: '一座素屋，拱门敞开，透着暖光',
      en: 'a plain house, its arched door open and warm',
    },
    draw: ({ polygon, rect, circle, union, cut }, dice) => {
      const eave = dice.between(106, 116);
      const door = dice.between(27, 32);
      const wall = dice.between(30, 36);
      const chimney = dice.between(24, 28);
      const body = union(
        polygon(
          [
            [120, 14],
            [226, eave],
            [210, eave + 14],
            [30, eave + 14],
            [14, eave],
          ],
          [6, 0, 0, 0, 0],
        ),
        rect(wall, eave, 240 - wall * 2, 220 - eave, [0, 0, 10, 10]),
        rect(168, 26, chimney, 60),
      );
      const opening = (half: number, top: number) =>
        union(circle(120, top + half, half), rect(120 - half, top + half, half * 2, 240));
      return {
        parts: [...ink(cut(body, opening(door + 9, 132))), ...accent(cut(opening(door, 141), rect(0, 220, 240, 200)))],
        small: ink(cut(body, opening(30, 132))),
        places: { top: { x: 120, y: 20, width: 60 }, inside: { x: 90, y: 142, width: 60, height: 78 }, ground: 220 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cottage',
    idea: {
      zh: '从屋角看去的小屋：山墙有门，长屋顶明亮',
      en: 'a cottage seen from its corner: the gable with its door, the long roof bright beside it',
    },
    draw: ({ polygon, rect, cut }, dice) => {
      const front = dice.between(78, 90);
      const eave = dice.between(116, 124);
      const gap = dice.between(10, 11.5);
      const pane = dice.between(30, 36);
      const [left, floor, peak] = [12, 208, 44];
      const corner = left + front;
      const gable = polygon([
        [left + front / 2, peak],
        [corner, eave],
        [corner, floor],
        [left, floor],
        [left, eave],
      ]);
      // The long roof is the gable's right slope carried along the house.
      const slope = front / 2 / (eave - peak);
      const roof = polygon([
        [left + front / 2 + gap * 1.5, peak],
        [182, peak],
        [182 + slope * (eave - peak) + 6, eave],
        [corner + gap * 1.5, eave],
      ]);
      const middle = (corner + gap + 216) / 2;
      const wall = rect(corner + gap, eave + gap, 216 - corner - gap, floor - eave - gap);
      const door = rect(left + front / 2 - 15, 152, 30, 90);
      return {
        parts: [
          ...ink(cut(gable, door), cut(wall, rect(middle - pane / 2, eave + gap + 20, pane, 28))),
          ...accent(roof),
        ],
        small: ink(
          cut(gable, rect(left + front / 2 - 14, 150, 28, 90)),
          polygon([
            [left + front / 2 + 24, peak],
            [182, peak],
            [228, eave - 4],
            [corner + 20, eave - 4],
          ]),
          rect(corner + 16, eave + 13, 204 - corner, floor - eave - 13),
        ),
      };
    },
  }),
];
