import { accent, ink, type Region } from '@markwright/marks/kit';
import { bearHead, corgiHead, headAt } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals that ride. */
export const ridingScenes = [
  defineScene({
    name: 'gallop',
    subject: 'rabbit',
    relations: ['riding', 'on', 'holding'],
    object: 'carrot',
    zh: { word: '骑胡萝卜的兔', meaning: '最爱的那一口，骑着就走' },
    en: { word: 'rabbit riding a carrot', meaning: 'off at a gallop on what it likes best' },
    idea: { zh: '一只兔子骑着胡萝卜飞奔，双耳向后', en: 'a rabbit astride a flying carrot, its ears blown back' },
    draw: (
      { circle, curve, cut, drop, fillet, grow, path, rightOf, shape, soften, stroke, turn, union, vesica },
      dice,
    ) => {
      const up = dice.between(-16, -12);
      const carrot = shape(
        [46, 184, null, -90],
        [86, 147, 0],
        [246, 181, 18],
        [246, 193, 172],
        [86, 221, 180],
        [46, 184, -90, null],
      );
      const notch = stroke(path([212, 150]).line([206, 181]), 12);
      const leaf = (x: number, y: number, root: number): Region => drop(x, y, 14.5, [44, root]);
      const leaves = fillet(cut(union(leaf(-2, 144, 188), leaf(-18, 184, 184), leaf(-2, 224, 180)), rightOf(34)), 4);
      const body = shape(
        [132, 84, null, 138],
        [78, 142, 90],
        [114, 187, 4],
        [150, 189, 2],
        [150, 165, 180],
        [146, 150, null, -80],
        [152, 104, -80, null],
      );
      const head = fillet(union(circle(154, 88, 29), circle(171, 96, 17)), 14);
      const arm = stroke(curve([140, 118], [184, 141]), 18);
      const ears = union(vesica([158, 72], [78, 14], 28), vesica([146, 84], [58, 62], 26));
      const rabbit = union(fillet(union(head, body, arm), 6), ears);
      const tail = circle(60, 137, 17);
      const lift = (region: Region): Region => turn(region, up, [120, 150]);
      const little = union(head, body, vesica([160, 80], [66, 22], 42));
      return {
        parts: [
          ...ink(lift(cut(rabbit, circle(161, 84, 7))), lift(cut(tail, grow(rabbit, 12))), lift(leaves)),
          ...accent(lift(soften(cut(carrot, grow(union(rabbit, tail), 12), notch), 2))),
        ],
        small: [
          ...ink(lift(little), lift(union(drop(2, 160, 19, [34, 184]), drop(2, 212, 19, [34, 184])))),
          ...accent(lift(cut(carrot, grow(little, 16)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'surfing-breakfast',
    subject: 'corgi',
    relations: ['on', 'riding'],
    object: 'croissant',
    zh: { word: '冲浪的柯基', meaning: '踩着刚出炉的香气出发' },
    en: { word: 'corgi surfing a croissant', meaning: 'riding out on the smell of fresh baking' },
    idea: { zh: '一只柯基站在羊角面包上冲浪，双耳竖起', en: 'a corgi standing on a croissant as on a surfboard' },
    draw: ({ circle, cut, fillet, grow, path, rect, shape, stroke, turn, union }, dice) => {
      const rock = dice.between(-12, -7);
      const bread = shape(
        [0, 144, null, 46],
        [120, 186, 0],
        [240, 144, -46, 96],
        [196, 218, 140],
        [120, 244, 180],
        [44, 218, -140],
        [0, 144, -96, null],
      );
      const crease = (x: number, lean: number): Region => stroke(path([x, 150]).line([x + lean, 260]), 10, 'butt');
      const creases = union(crease(58, -34), crease(101, -11), crease(139, 11), crease(182, 34));
      const head = headAt(corgiHead('glad'), 74, 84, 0.9, -4);
      const torso = fillet(
        union(rect(58, 108, 134, 54, [20, 27, 10, 10]), rect(64, 140, 30, 44, 6), rect(154, 140, 32, 44, 6)),
        8,
      );
      const tail = circle(192, 116, 15);
      const body = cut(union(torso, tail), grow(head.skull, 9.5));
      const dog = union(torso, tail, head.skull);
      const all = (region: Region): Region => turn(region, rock, [120, 150]);
      return {
        parts: [...ink(all(head.ink), all(body)), ...accent(all(cut(bread, creases, grow(dog, 10))))],
        small: [
          ...ink(all(head.plain), all(cut(union(torso, tail), grow(head.skull, 13)))),
          ...accent(all(cut(bread, grow(dog, 14)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'sunday-ride',
    subject: 'bear',
    relations: ['riding', 'on'],
    object: 'bicycle',
    zh: { word: '骑车的熊', meaning: '不赶路，风景才跟得上' },
    en: { word: 'bear on a bicycle', meaning: 'go slowly, and the view keeps up' },
    idea: { zh: '一只熊骑着单车，脚踩在踏板上', en: 'a bear pedalling a bicycle' },
    draw: ({ circle, curve, cut, grow, path, ring, shape, stroke, union }, dice) => {
      const pedal = dice.between(196, 202);
      const wheels = union(ring(56, 190, 48, 11), ring(190, 190, 48, 11), circle(56, 190, 9), circle(190, 190, 9));
      const frame = union(
        stroke(path([190, 190]).line([172, 118]), 11),
        stroke(path([160, 112]).line([186, 112]), 11),
        stroke(path([56, 190]).line([122, 192], [176, 138]), 11),
      );
      const head = headAt(bearHead('open'), 134, 44, 0.8);
      const body = shape(
        [112, 74, null, 150],
        [68, 140, 90],
        [92, 168, 10],
        [128, 160, -30],
        [142, 108, -80],
        [146, 78, null, null],
      );
      const leg = stroke(curve([96, 148, 10], [132, 158, 60], [128, pedal, 110]), 24);
      const arm = stroke(curve([132, 96, 40], [162, 108, 0]), 20);
      const bear = union(body, leg, arm);
      return {
        parts: [
          ...ink(head.ink, cut(bear, grow(head.skull, 9.5))),
          ...accent(cut(union(wheels, frame), grow(union(bear, head.skull), 10))),
        ],
        small: [
          ...ink(head.skull, cut(bear, grow(head.skull, 12))),
          ...accent(
            cut(
              union(ring(56, 190, 50, 18), ring(190, 190, 50, 18), stroke(path([190, 190]).line([172, 124]), 16)),
              grow(bear, 14),
            ),
          ),
        ],
      };
    },
  }),
];
