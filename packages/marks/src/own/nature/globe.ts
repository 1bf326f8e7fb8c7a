import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'globe',
  zh: { word: '地球', meaning: '放眼世界，连接彼此' },
  en: { word: 'globe', meaning: 'one world, all of it connected' },
};

export const globeMarks = [
  defineMark({
    ...words,
    name: 'meridians',
    idea: {
      zh: '经线与纬线画成的地球',
      en: 'a globe drawn by its meridian and its parallels',
    },
    draw: ({ circle, path, stroke, cut, turn }, dice) => {
      const weight = dice.between(10, 12);
      const bulge = dice.between(44, 54);
      const tilt = dice.between(-24, 24);
      const parallel = dice.between(22, 30);
      const meridian = (side: number, thickness: number) =>
        stroke(path([120, 10]).through([120 + side * bulge, 120], [120, 230]), thickness);
      const level = (y: number, sag: number) => stroke(path([0, y]).through([120, y + sag], [240, y]), weight, 'butt');
      const globe = cut(
        circle(120, 120, 104),
        meridian(1, weight),
        meridian(-1, weight),
        level(82, -parallel * 0.5),
        level(158, parallel * 0.5),
      );
      return {
        parts: ink(turn(globe, tilt)),
        small: ink(
          turn(
            cut(circle(120, 120, 106), meridian(1, 15), meridian(-1, 15), stroke(path([0, 120]).line([240, 120]), 15)),
            20,
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-its-stand',
    idea: {
      zh: '一只案头地球仪，架在支臂上',
      en: 'a desk globe in its arm',
    },
    draw: ({ circle, ring, sector, intersect, rect, union, path, stroke, cut, onCircle }, dice) => {
      const size = dice.between(64, 70);
      const weight = dice.between(12, 14);
      const axis = dice.between(-68, -58);
      const [x, y] = [112, 100];
      const arm = intersect(ring(x, y, size + 12 + weight, weight), sector(x, y, 200, axis, axis + 190));
      const pins = [axis, axis + 190].map((degrees) =>
        circle(...onCircle(x, y, size + 12 + weight / 2, degrees), weight * 0.72),
      );
      const foot = union(
        rect(x - 6, y + size + 16, weight, 240 - y - size - 28),
        rect(x - 54, 216, 108, weight, weight / 2),
      );
      const land = stroke(
        path([x - 90, y - 14])
          .through([x - 30, y - 34], [x, y])
          .smooth([x + 90, y + 10]),
        11,
        'butt',
      );
      return {
        parts: [...accent(cut(circle(x, y, size), land)), ...ink(union(arm, ...pins, foot))],
        small: ink(
          circle(x, y, 62),
          union(
            intersect(ring(x, y, 98, 20), sector(x, y, 200, -50, 150)),
            rect(x - 10, y + 84, 20, 40),
            rect(x - 60, 214, 120, 20, 6),
          ),
        ),
      };
    },
  }),
];
