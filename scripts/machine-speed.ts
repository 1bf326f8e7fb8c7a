/** Hosts lend out the same processor at very different speeds, up to twice as slow an hour later. */
export const ADDITIONS = 100_000_000;
/** What they took where the limits of processor time were measured (docs/benchmarks.md names the machine). */
const REFERENCE_MS = 330;
/** Enough to tell the speed by. */
const SAMPLE = ADDITIONS / 10;
/** A machine slower than this tells nothing about the product. */
const SLOWEST = 4;

function add(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += i % 7;
  return sum;
}

/** Told with every figure of a bench. */
export function additionsMs(): number {
  const start = performance.now();
  return add(ADDITIONS) > 0 ? performance.now() - start : 0;
}

/**
 * How many times the processor time of that machine the same work takes here and now; at least 1, so that nothing is
 * asked of a fast machine that is not promised.
 */
export function slowness(): number {
  const before = process.cpuUsage();
  const sum = add(SAMPLE);
  const { user, system } = process.cpuUsage(before);
  const ms = sum > 0 ? (user + system) / 1000 : 0;
  return Math.min(SLOWEST, Math.max(1, (ms * (ADDITIONS / SAMPLE)) / REFERENCE_MS));
}
