/**
 * A sweep looks at every one of something: every mark, every scene, every style in every layout. `npm test` takes the
 * slice that stands in each test, the same one in every run; `npm run test:sweeps` (SWEEPS=full) takes all.
 */
export const isSweep = process.env['SWEEPS'] === 'full';

/** The first of each group of `every`: what stands side by side in our lists is of one kind. */
export const sliceOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isSweep ? all : all.filter((_, i) => i % every === 0);

/** A number that goes with the slice: how often something is tried, or what is left of it. */
export const inSweep = ({ full, short }: { full: number; short: number }): number => (isSweep ? full : short);
