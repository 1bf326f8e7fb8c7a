import { isSweep } from '../scripts/sweeps.ts';
import { test } from './test.ts';

/**
 * A journey that goes again, by another hand or further, where shorter ones of `npm test` go: made by
 * `npm run test:sweeps`. No promise of the checklist rests on one alone; `npm run spec` counts what `npm test` ran.
 */
export const sweepJourney = isSweep ? test : ((() => undefined) as unknown as typeof test);
