import type { OwnMark } from '../../kit/define-mark.ts';
import { clayFigurineMarks } from './clay-figurine.ts';
import { clothTigerMarks } from './cloth-tiger.ts';
import { doorGodMarks } from './door-god.ts';
import { dragonDanceMarks } from './dragon-dance.ts';
import { fishLanternMarks } from './fish-lantern.ts';
import { fuCharacterMarks } from './fu-character.ts';
import { lotusLanternMarks } from './lotus-lantern.ts';
import { newYearBoyMarks } from './new-year-boy.ts';
import { palaceLanternMarks } from './palace-lantern.ts';
import { rabbitLanternMarks } from './rabbit-lantern.ts';
import { springCoupletsMarks } from './spring-couplets.ts';
import { storytellerMarks } from './storyteller.ts';
import { stringLightsMarks } from './string-lights.ts';
import { talismanMarks } from './talisman.ts';
import { treasureBowlMarks } from './treasure-bowl.ts';

export const festivalMarks: OwnMark[] = [
  ...clayFigurineMarks,
  ...clothTigerMarks,
  ...doorGodMarks,
  ...dragonDanceMarks,
  ...fishLanternMarks,
  ...fuCharacterMarks,
  ...lotusLanternMarks,
  ...newYearBoyMarks,
  ...palaceLanternMarks,
  ...rabbitLanternMarks,
  ...springCoupletsMarks,
  ...storytellerMarks,
  ...talismanMarks,
  ...treasureBowlMarks,
  ...stringLightsMarks,
];
