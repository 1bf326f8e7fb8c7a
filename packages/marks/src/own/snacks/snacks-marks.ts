import type { OwnMark } from '../../kit/define-mark.ts';
import { cibaMarks } from './ciba.ts';
import { driedPersimmonMarks } from './dried-persimmon.ts';
import { eggWaffleMarks } from './egg-waffle.ts';
import { eggYolkPastryMarks } from './egg-yolk-pastry.ts';
import { faGaoMarks } from './fa-gao.ts';
import { guokuiMarks } from './guokui.ts';
import { liangpiMarks } from './liangpi.ts';
import { melonSeedsMarks } from './melon-seeds.ts';
import { mungBeanCakeMarks } from './mung-bean-cake.ts';
import { naanMarks } from './naan.ts';
import { nianGaoMarks } from './nian-gao.ts';
import { osmanthusCakeMarks } from './osmanthus-cake.ts';
import { panFriedBunMarks } from './pan-fried-bun.ts';
import { pineappleCakeMarks } from './pineapple-cake.ts';
import { potstickerMarks } from './potsticker.ts';
import { qingtuanMarks } from './qingtuan.ts';
import { roastedChestnutsMarks } from './roasted-chestnuts.ts';
import { roastedSweetPotatoMarks } from './roasted-sweet-potato.ts';
import { sanziMarks } from './sanzi.ts';
import { scallionPancakeMarks } from './scallion-pancake.ts';
import { sesameBallMarks } from './sesame-ball.ts';
import { shaobingMarks } from './shaobing.ts';
import { soyMilkMarks } from './soy-milk.ts';
import { stinkyTofuMarks } from './stinky-tofu.ts';
import { sugarPaintingMarks } from './sugar-painting.ts';
import { tongSuiMarks } from './tong-sui.ts';
import { walnutCookieMarks } from './walnut-cookie.ts';
import { wotouMarks } from './wotou.ts';
import { ladduMarks } from './laddu.ts';

export const snacksMarks: OwnMark[] = [
  ...cibaMarks,
  ...driedPersimmonMarks,
  ...eggWaffleMarks,
  ...eggYolkPastryMarks,
  ...faGaoMarks,
  ...guokuiMarks,
  ...liangpiMarks,
  ...melonSeedsMarks,
  ...mungBeanCakeMarks,
  ...naanMarks,
  ...nianGaoMarks,
  ...osmanthusCakeMarks,
  ...panFriedBunMarks,
  ...pineappleCakeMarks,
  ...potstickerMarks,
  ...qingtuanMarks,
  ...roastedChestnutsMarks,
  ...roastedSweetPotatoMarks,
  ...sanziMarks,
  ...scallionPancakeMarks,
  ...sesameBallMarks,
  ...shaobingMarks,
  ...soyMilkMarks,
  ...stinkyTofuMarks,
  ...sugarPaintingMarks,
  ...tongSuiMarks,
  ...walnutCookieMarks,
  ...wotouMarks,
  ...ladduMarks,
];
