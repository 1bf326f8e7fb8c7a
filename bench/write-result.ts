import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { ADDITIONS, additionsMs } from '../scripts/machine-speed.ts';
import { at } from '../scripts/root.ts';

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What was promised of it; a figure that is only told has none. */
  limit?: { atMost: number } | { atLeast: number };
};
export type BenchResult = { bench: string; command: string; ranAt: string; machine: string; figures: Figure[] };

/** These change how a run goes or what it prints, not what it measures. */
const SAME_MEASURE = new Set(['--built', '--verbose', '--misses', '--each', '--weak']);

export const holds = ({ value, limit }: Figure): boolean => {
  if (!limit) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
};

/** Figures are kept with as many digits as they are worth. */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** A share as it is told: 0.9314 becomes 93.1 %. A limit is a share too. */
export const percentFigure = (name: string, share: number, limit?: Figure['limit']): Figure => ({
  name,
  value: round(share * 100, 1),
  unit: '%',
  ...(limit && {
    limit: 'atMost' in limit ? { atMost: round(limit.atMost * 100, 1) } : { atLeast: round(limit.atLeast * 100, 1) },
  }),
});

/**
 * Prints the figures, keeps them in `bench/results/`, from where `npm run bench -- report` makes docs/benchmarks.md, and
 * fails the run where one falls short. A run that was narrowed by an option measures something else and is not kept. A
 * stage of a bench is named after both: `load growth`.
 */
export function writeResult(bench: string, figures: Figure[], options: readonly string[] = []): void {
  const narrowed = options.filter((option) => !SAME_MEASURE.has(option));
  if (narrowed.length === 0) keepResult(bench, `npm run bench -- ${bench}`, figures);
  else console.log(`not kept, since it was run with ${narrowed.join(' ')}`);
  for (const figure of figures) {
    console.log(`${holds(figure) ? '✓' : '✗'} ${figure.name}: ${figure.value} ${figure.unit}${limitText(figure)}`);
  }
  if (!figures.every(holds)) process.exitCode = 1;
}

/** For a test that counts, which has a command of its own. */
export function keepResult(bench: string, command: string, figures: Figure[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}, ${ADDITIONS / 1e6} million additions in ${round(additionsMs())} ms`;
  const result: BenchResult = { bench, command, ranAt: new Date().toISOString(), machine, figures };
  mkdirSync(at('bench/results'), { recursive: true });
  writeFileSync(at(`bench/results/${bench.replaceAll(' ', '-')}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}

export function limitText({ limit }: Figure): string {
  if (!limit) return '';
  return 'atMost' in limit ? ` (at most ${limit.atMost})` : ` (at least ${limit.atLeast})`;
}
