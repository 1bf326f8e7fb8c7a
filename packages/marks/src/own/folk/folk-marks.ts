import type { OwnMark } from '../../kit/define-mark.ts';
import { blueAndWhitePorcelainMarks } from './blue-and-white-porcelain.ts';
import { bronzeDingMarks } from './bronze-ding.ts';
import { chineseChessMarks } from './chinese-chess.ts';
import { doubleHappinessMarks } from './double-happiness.ts';
import { dragonBoatMarks } from './dragon-boat.ts';
import { firecrackerMarks } from './firecracker.ts';
import { foldingScreenMarks } from './folding-screen.ts';
import { goGameMarks } from './go-game.ts';
import { goldIngotMarks } from './gold-ingot.ts';
import { incenseBurnerMarks } from './incense-burner.ts';
import { lionDanceMarks } from './lion-dance.ts';
import { mahjongMarks } from './mahjong.ts';
import { oilPaperUmbrellaMarks } from './oil-paper-umbrella.ts';
import { operaMaskMarks } from './opera-mask.ts';
import { paperCutMarks } from './paper-cut.ts';
import { redEnvelopeMarks } from './red-envelope.ts';
import { sedanChairMarks } from './sedan-chair.ts';
import { shadowPuppetMarks } from './shadow-puppet.ts';
import { skyLanternMarks } from './sky-lantern.ts';
import { stoneMillMarks } from './stone-mill.ts';
import { woodenFishMarks } from './wooden-fish.ts';
import { goStoneMarks } from './go-stone.ts';

export const folkMarks: OwnMark[] = [
  ...blueAndWhitePorcelainMarks,
  ...bronzeDingMarks,
  ...chineseChessMarks,
  ...doubleHappinessMarks,
  ...dragonBoatMarks,
  ...firecrackerMarks,
  ...foldingScreenMarks,
  ...goGameMarks,
  ...goldIngotMarks,
  ...incenseBurnerMarks,
  ...lionDanceMarks,
  ...mahjongMarks,
  ...oilPaperUmbrellaMarks,
  ...operaMaskMarks,
  ...paperCutMarks,
  ...redEnvelopeMarks,
  ...sedanChairMarks,
  ...shadowPuppetMarks,
  ...skyLanternMarks,
  ...stoneMillMarks,
  ...woodenFishMarks,
  ...goStoneMarks,
];
