import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'people',
  concept: 'skeleton',
  zh: {
    word: '骷髅人',
    meaning: '只剩骨头，也要起舞',
    also: ['骨架', '骷髅骨架', '人体骨架', '人体骨骼', '全身骨架', '整副骨架'],
  },
  en: {
    word: 'skeleton',
    meaning: 'nothing left but bones, and they dance',
    also: ['dancing skeleton', 'human skeleton', 'whole skeleton', 'skeleton figure', 'bony figure'],
  },
};

const { both, circle, cut, path, polygon, rect, stroke, union } = kit;

/** A skull from the front with two round eyes. */
const skull = (x: number, y: number): Region =>
  cut(union(circle(x, y, 33), rect(x - 19, y + 12, 38, 31)), circle(x - 13, y + 3, 8.5), circle(x + 13, y + 3, 8.5));

/** Spine, ribs and hips between a neck and a seat. */
const trunk = (x: number, y: number): Region =>
  union(
    rect(x - 6, y, 12, 84),
    rect(x - 36, y + 4, 72, 13),
    rect(x - 29, y + 28, 58, 12),
    rect(x - 21, y + 51, 42, 12),
    polygon([
      [x - 31, y + 76],
      [x + 31, y + 76],
      [x + 14, y + 98],
      [x - 14, y + 98],
    ]),
  );

export const skeletonMarks = [
  defineMark({
    ...words,
    name: 'standing',
    idea: { zh: '一副骨架正面站着，双臂下垂', en: 'a whole skeleton standing, its arms hanging' },
    draw: (_kit, dice) => {
      const wide = dice.between(58, 64);
      const arm = stroke(path([166, 94]).line([120 + wide, 122], [120 + wide - 2, 164]), 12, 'butt');
      const leg = stroke(path([140, 188]).line([146, 238], [166, 238]), 12, 'butt');
      return {
        parts: ink(skull(120, 33), union(trunk(120, 85)), both(arm), both(leg)),
        small: ink(
          union(circle(120, 44, 44), rect(98, 60, 44, 44)),
          union(rect(110, 116, 20, 80), rect(70, 120, 100, 18), rect(84, 152, 72, 18)),
          both(rect(132, 204, 20, 34)),
        ),
        places: { head: { x: 120, y: 2, width: 60 }, eyes: { x: 120, y: 36, width: 46 }, ground: 240, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dancing',
    idea: { zh: '骷髅人扬臂踢腿，跳起舞来', en: 'a skeleton dancing, one arm up and one knee bent' },
    draw: (_kit, dice) => {
      const lift = dice.between(24, 34);
      const armUp = stroke(path([164, 95]).line([204, 92], [212, lift + 20]), 12, 'butt');
      const armDown = stroke(path([76, 95]).line([34, 98], [28, 146]), 12, 'butt');
      const legOut = stroke(path([143, 182]).line([184, 192], [174, 238], [196, 238]), 12, 'butt');
      const leg = stroke(path([100, 188]).line([94, 238], [72, 238]), 12, 'butt');
      return {
        parts: [...ink(skull(120, 33), trunk(120, 85), leg, legOut), ...accent(armUp, armDown)],
        small: ink(
          union(circle(120, 44, 44), rect(98, 60, 44, 44)),
          union(rect(110, 116, 20, 80), rect(70, 120, 100, 18), rect(84, 152, 72, 18)),
          stroke(path([140, 200]).line([184, 206], [184, 240]), 20, 'butt'),
          stroke(path([98, 204]).line([98, 240]), 20, 'butt'),
        ),
        places: {
          head: { x: 120, y: 2, width: 60 },
          hands: [
            [28, 146],
            [212, 50],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
