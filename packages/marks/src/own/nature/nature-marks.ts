import type { OwnMark } from '../../kit/define-mark.ts';
import { auroraMarks } from './aurora.ts';
import { cloudMarks } from './cloud.ts';
import { fireMarks } from './fire.ts';
import { globeMarks } from './globe.ts';
import { hillMarks } from './hill.ts';
import { islandMarks } from './island.ts';
import { lightningMarks } from './lightning.ts';
import { moonMarks } from './moon.ts';
import { mountainMarks } from './mountain.ts';
import { planetMarks } from './planet.ts';
import { rainMarks } from './rain.ts';
import { rainbowMarks } from './rainbow.ts';
import { reflectionMarks } from './reflection.ts';
import { riverMarks } from './river.ts';
import { snowMarks } from './snow.ts';
import { starMarks } from './star.ts';
import { sunMarks } from './sun.ts';
import { sunraysMarks } from './sunrays.ts';
import { waterMarks } from './water.ts';
import { waveMarks } from './wave.ts';
import { windMarks } from './wind.ts';

export const natureMarks: OwnMark[] = [
  ...mountainMarks,
  ...waveMarks,
  ...sunMarks,
  ...moonMarks,
  ...cloudMarks,
  ...starMarks,
  ...fireMarks,
  ...riverMarks,
  ...rainMarks,
  ...snowMarks,
  ...waterMarks,
  ...islandMarks,
  ...lightningMarks,
  ...planetMarks,
  ...globeMarks,
  ...windMarks,
  ...rainbowMarks,
  ...auroraMarks,
  ...hillMarks,
  ...sunraysMarks,
  ...reflectionMarks,
];
