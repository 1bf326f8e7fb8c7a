import { kit, type Region } from '@markwright/marks/kit';
import {
  bearHead,
  catHead,
  corgiHead,
  dogHead,
  foxHead,
  type Head,
  headAt,
  pandaHead,
  pigHead,
  rabbitHead,
} from '../cast/heads.ts';
import type { Prop } from './prop.ts';

const { circle, curve, cut, grow, rect, shape, stroke, union } = kit;

const GROUND = 180;

/** Lies on its belly with the chin on the ground and the lids down; a back like a hill, the tail laid round it. */
const lying = (concept: string, zh: string, head: () => Head, tail: Region): Prop => ({
  concepts: [concept],
  name: 'sleeping',
  zh,
  en: concept,
  draw: () => {
    const { skull, ink, plain } = headAt(head(), 70, GROUND - 46, 0.94);
    const back = shape(
      [40, GROUND, 180, -90],
      [70, 118, -60],
      [150, 84, 0],
      [222, 142, 76],
      [220, GROUND, 100, 180],
      [40, GROUND, 180, null],
    );
    const body = union(cut(back, grow(tail, 9)), tail);
    const paw = rect(104, GROUND - 22, 58, 22, 11);
    const rest = cut(body, grow(union(skull, paw), 9));
    return {
      body: union(ink, cut(paw, grow(skull, 9)), rest),
      small: union(plain, cut(back, grow(skull, 14))),
      places: {
        head: { x: 70, y: GROUND - 94, width: 64 },
        ground: GROUND,
        back: { x: 150, y: 86, width: 80 },
        facing: 'left',
      },
    };
  },
});

const slim = (): Region => stroke(curve([214, 158, 40], [190, GROUND - 9, 180], [172, GROUND - 9, 180]), 18);
const bushy = (): Region =>
  shape([222, 128, 80], [206, GROUND, 170], [150, 164, 200], [196, 146, -20], [222, 128, -70, null]);
const stub = (): Region => circle(220, 140, 17);

/** Sleepers, for whoever was said to sleep: elsewhere they are not used. */
export const sleeperProps: readonly Prop[] = [
  lying('cat', '猫', () => catHead('lowered'), slim()),
  lying('dog', '狗', () => dogHead('lowered'), slim()),
  lying('corgi', '柯基', () => corgiHead('lowered'), stub()),
  lying('fox', '狐', () => foxHead('lowered'), bushy()),
  lying('bear', '熊', () => bearHead('lowered'), stub()),
  lying('panda', '熊猫', () => pandaHead(), stub()),
  lying('rabbit', '兔', () => rabbitHead('lowered'), stub()),
  lying('pig', '猪', () => pigHead('lowered'), stub()),
];
