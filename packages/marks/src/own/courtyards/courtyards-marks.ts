import type { OwnMark } from '../../kit/define-mark.ts';
import { buddhaMarks } from './buddha.ts';
import { caveDwellingMarks } from './cave-dwelling.ts';
import { coveredBridgeMarks } from './covered-bridge.ts';
import { doorKnockerMarks } from './door-knocker.ts';
import { eavesTileMarks } from './eaves-tile.ts';
import { gateTowerMarks } from './gate-tower.ts';
import { huabiaoMarks } from './huabiao.ts';
import { karstHillsMarks } from './karst-hills.ts';
import { operaStageMarks } from './opera-stage.ts';
import { riceTerracesMarks } from './rice-terraces.ts';
import { scholarRockMarks } from './scholar-rock.ts';
import { siheyuanMarks } from './siheyuan.ts';
import { stiltHouseMarks } from './stilt-house.ts';
import { stoneLanternMarks } from './stone-lantern.ts';
import { stoneLionMarks } from './stone-lion.ts';
import { thatchedCottageMarks } from './thatched-cottage.ts';
import { watchtowerMarks } from './watchtower.ts';
import { waterTownMarks } from './water-town.ts';
import { whiteDagobaMarks } from './white-dagoba.ts';

export const courtyardsMarks: OwnMark[] = [
  ...buddhaMarks,
  ...caveDwellingMarks,
  ...coveredBridgeMarks,
  ...doorKnockerMarks,
  ...eavesTileMarks,
  ...gateTowerMarks,
  ...huabiaoMarks,
  ...karstHillsMarks,
  ...operaStageMarks,
  ...riceTerracesMarks,
  ...scholarRockMarks,
  ...siheyuanMarks,
  ...stiltHouseMarks,
  ...stoneLanternMarks,
  ...stoneLionMarks,
  ...thatchedCottageMarks,
  ...watchtowerMarks,
  ...waterTownMarks,
  ...whiteDagobaMarks,
];
