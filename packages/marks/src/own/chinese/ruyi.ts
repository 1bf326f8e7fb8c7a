import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'chinese',
  concept: 'ruyi',
  zh: { word: '如意', meaning: '事事如意，心想事成' },
  en: { word: 'ruyi', meaning: 'all things as you wish them' },
};

const { circle, cut, rect, union, fillet, both } = kit;

/** The head: three lobes like a cloud, two curls opened in it. `y` is its lower edge. */
function head(x: number, y: number, lobe: number, curl: number): Region {
  const cloud = union(
    circle(x, y - lobe * 1.5, lobe * 0.96),
    circle(x - lobe * 1.12, y - lobe * 0.86, lobe * 0.86),
    circle(x + lobe * 1.12, y - lobe * 0.86, lobe * 0.86),
    rect(x - lobe, y - lobe * 1.2, lobe * 2, lobe * 1.1),
  );
  const eyes = curl > 0 ? both(circle(x - lobe * 0.98, y - lobe * 0.86, curl), x) : undefined;
  return eyes ? cut(fillet(cloud, 6), eyes) : fillet(cloud, 6);
}

export const ruyiMarks = [
  defineMark({
    ...words,
    name: 'sceptre',
    idea: {
      zh: '一柄如意：云头昂起，长柄一道S',
      en: 'a ruyi sceptre: the cloud head raised, the handle one long S',
    },
    draw: ({ path, stroke, turn, circle: disc, union: joined }, dice) => {
      const weight = dice.between(19, 22);
      const lobe = dice.between(37, 40);
      const lean = dice.between(-44, -36);
      const bead = dice.between(13, 15);
      const crown = turn(head(84, 92, lobe, lobe * 0.33), lean, [84, 92]);
      const handle = stroke(path([84, 88]).through([118, 112], [128, 150]).smooth([206, 214]), weight);
      return {
        parts: [...ink(joined(crown, handle, disc(204, 212, weight * 0.86))), ...accent(disc(192, 128, bead))],
        small: ink(
          joined(
            turn(head(84, 98, 44, 0), lean, [84, 98]),
            stroke(path([84, 92]).through([118, 114], [128, 150]).smooth([208, 216]), 28),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '正看一柄如意：首、腰、尾贯于一柄，下垂流苏',
      en: 'a ruyi seen from the front: head, waist and foot on one handle, a tassel below',
    },
    draw: ({ rect: bar, union: joined, circle: disc, cut: without }, dice) => {
      const lobe = dice.between(34, 37);
      const wide = dice.between(19, 22);
      const waist = dice.between(24, 27);
      const tassel = dice.between(30, 36);
      const body = joined(
        head(120, 86, lobe, lobe * 0.33),
        bar(120 - wide / 2, 70, wide, 116),
        disc(120, 132, waist),
        disc(120, 182, waist * 0.82),
      );
      return {
        parts: [
          ...ink(without(body, disc(120, 132, waist * 0.42))),
          ...accent(bar(120 - wide * 0.9, 182 + waist * 0.82 + 9, wide * 1.8, tassel, [3, 3, 8, 8])),
        ],
        small: ink(joined(head(120, 100, 44, 0), bar(106, 80, 28, 110), disc(120, 196, 32))),
      };
    },
  }),
];
