import {
  bearHead,
  catHead,
  corgiHead,
  dogHead,
  foxHead,
  type Head,
  otterHead,
  pandaHead,
  pigHead,
  rabbitHead,
  tigerHead,
} from '../cast/heads.ts';
import { frogHead, koalaHead, lionHead, monkeyHead, mouseHead } from '../cast/wild-heads.ts';
import { seated } from '../cast/seated.ts';
import type { Prop } from './prop.ts';

/** A head drawn about 0, 0; the crown is where a hat sits, the eyes where glasses do. */
export const face = (concept: string, zh: string, head: () => Head, crown: number, eyes: number): Prop => ({
  concepts: [concept],
  name: 'face',
  zh,
  en: concept,
  draw: () => {
    const { ink, plain } = head();
    return {
      body: ink,
      small: plain,
      places: {
        head: { x: 0, y: crown, width: 66 },
        eyes: { x: 0, y: eyes, width: 84 },
        neck: { x: 0, y: 48, width: 74 },
        facing: 'front',
      },
    };
  },
});

/** Sits before us with its lap free. */
export const sitting = (concept: string, zh: string, head: () => Head): Prop => ({
  concepts: [concept],
  name: 'sitting',
  zh,
  en: concept,
  draw: () => {
    const { full, plain } = seated(head(), 120, 230, 1.2);
    return {
      body: full,
      small: plain,
      places: {
        lap: { x: 82, y: 142, width: 76, height: 66 },
        hands: [
          [164, 180],
          [76, 180],
        ],
        head: { x: 120, y: 38, width: 70 },
        eyes: { x: 120, y: 92, width: 90 },
        ground: 230,
        facing: 'front',
      },
    };
  },
});

/** Creatures that we have no mark of, or whose mark has something beside it. */
export const creatureProps: readonly Prop[] = [
  face('otter', '水獭', () => otterHead('open'), -48, -14),
  face('corgi', '柯基', () => corgiHead('open'), -44, 0),
  face('bear', '熊', () => bearHead('open'), -48, -11),
  face('cat', '猫', () => catHead('open'), -47, 0),
  face('rabbit', '兔', () => rabbitHead('open'), -50, -4),
  face('fox', '狐', () => foxHead('open'), -34, -8),
  face('dog', '狗', () => dogHead('open'), -50, -8),
  face('tiger', '虎', () => tigerHead('open'), -49, -6),
  face('pig', '猪', () => pigHead('open'), -48, -13),
  face('koala', '考拉', () => koalaHead('open'), -46, -14),
  face('frog', '青蛙', () => frogHead('open'), -40, -30),
  face('lion', '狮', () => lionHead('open'), -70, -8),
  face('monkey', '猴', () => monkeyHead('open'), -48, -4),
  face('mouse-animal', '鼠', () => mouseHead('open'), -44, -2),
  sitting('panda', '熊猫', pandaHead),
  sitting('rabbit', '兔', () => rabbitHead('open')),
  sitting('bear', '熊', () => bearHead('open')),
  sitting('pig', '猪', () => pigHead('open')),
  sitting('otter', '水獭', () => otterHead('open')),
  sitting('frog', '青蛙', () => frogHead('open')),
  sitting('koala', '考拉', () => koalaHead('open')),
  sitting('lion', '狮', () => lionHead('open')),
  sitting('monkey', '猴', () => monkeyHead('open')),
  sitting('mouse-animal', '鼠', () => mouseHead('open')),
  {
    concepts: ['squirrel'],
    name: 'sitting',
    zh: '松鼠',
    en: 'squirrel',
    draw: ({ circle, curve, cut, grow, path, rect, stroke, union, vesica }) => {
      const body = union(
        circle(106, 174, 48),
        stroke(path([86, 112]).line([100, 168]), 62),
        circle(70, 84, 37),
        circle(42, 96, 17),
        vesica([76, 62], [88, 20], 24),
        vesica([56, 60], [58, 24], 20),
        rect(56, 206, 96, 24, 12),
      );
      const tail = stroke(curve([150, 212, -10], [188, 150, -90], [164, 92, -110], [196, 46, 0]), 46);
      return {
        body: union(cut(tail, grow(body, 10)), cut(body, circle(60, 80, 8))),
        small: union(cut(tail, grow(body, 14)), cut(body, circle(60, 80, 11))),
        places: {
          lap: { x: 20, y: 116, width: 62, height: 72 },
          head: { x: 72, y: 48, width: 58 },
          eyes: { x: 62, y: 80, width: 60 },
          hands: [[52, 150]],
          ground: 230,
          facing: 'left',
        },
      };
    },
  },
  {
    concepts: ['whale'],
    name: 'swimming',
    zh: '鲸',
    en: 'whale',
    draw: ({ circle, curve, cut, shape, stroke }) => {
      const body = shape(
        [8, 110, -84],
        [72, 66, -6],
        [150, 82, 24],
        [196, 68, -50],
        [190, 40, -120, -150],
        [166, 22, null, 10],
        [204, 30, null, null],
        [238, 10, null, 150],
        [222, 46, 120],
        [214, 110, 110],
        [120, 186, 180],
        [8, 120, -96],
        [8, 110, -90, null],
      );
      return {
        body: cut(body, stroke(curve([6, 132, 20], [64, 144, 0], [104, 130, -40]), 10), circle(56, 110, 7.5)),
        small: cut(body, circle(54, 114, 11)),
        places: {
          back: { x: 96, y: 67, width: 100 },
          top: { x: 96, y: 67, width: 110 },
          head: { x: 64, y: 68, width: 74 },
          eyes: { x: 54, y: 108, width: 76 },
          facing: 'left',
        },
      };
    },
  },
  {
    concepts: ['snail'],
    name: 'without-shell',
    zh: '蜗牛',
    en: 'snail',
    bare: true,
    draw: ({ circle, curve, cut, shape, stroke, union }) => ({
      body: cut(
        union(
          shape(
            [8, 118, null, -90],
            [30, 92, 0],
            [52, 118, 90],
            [58, 176, 90],
            [84, 194, 0, 0],
            [240, 194],
            [220, 222, 180, 180],
            [50, 222, 180],
            [8, 176, -90],
            [8, 118, -90, null],
          ),
          stroke(curve([20, 104], [6, 62]), 10),
          stroke(curve([40, 104], [50, 60]), 10),
          circle(6, 58, 10),
          circle(50, 56, 10),
        ),
        circle(30, 122, 6.5),
      ),
      places: { back: { x: 154, y: 186, width: 150 }, facing: 'left' },
    }),
  },
];
