import type { OwnMark } from '../../kit/define-mark.ts';
import { blueAndWhitePorcelainMarks } from './blue-and-white-porcelain.ts';
import { bronzeDingMarks } from './bronze-ding.ts';
import { chineseChessMarks } from './chinese-chess.ts';
import { dragonBoatMarks } from './dragon-boat.ts';
import { firecrackerMarks } from './firecracker.ts';
import { goGameMarks } from './go-game.ts';
import { goldIngotMarks } from './gold-ingot.ts';
import { incenseBurnerMarks } from './incense-burner.ts';
import { lionDanceMarks } from './lion-dance.ts';
import { mahjongMarks } from './mahjong.ts';
import { operaMaskMarks } from './opera-mask.ts';
import { paperCutMarks } from './paper-cut.ts';
import { paperUmbrellaMarks } from './paper-umbrella.ts';
import { redEnvelopeMarks } from './red-envelope.ts';
import { sedanChairMarks } from './sedan-chair.ts';
import { shadowPuppetMarks } from './shadow-puppet.ts';
import { skyLanternMarks } from './sky-lantern.ts';
import { stoneMillMarks } from './stone-mill.ts';

export const folkMarks: OwnMark[] = [
  ...blueAndWhitePorcelainMarks,
  ...bronzeDingMarks,
  ...chineseChessMarks,
  ...dragonBoatMarks,
  ...firecrackerMarks,
  ...goGameMarks,
  ...goldIngotMarks,
  ...incenseBurnerMarks,
  ...lionDanceMarks,
  ...mahjongMarks,
  ...operaMaskMarks,
  ...paperCutMarks,
  ...paperUmbrellaMarks,
  ...redEnvelopeMarks,
  ...sedanChairMarks,
  ...shadowPuppetMarks,
  ...skyLanternMarks,
  ...stoneMillMarks,
];
