import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { at } from '../scripts/root.ts';

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What was promised of it; a figure that is only told has none. */
  limit?: { atMost: number } | { atLeast: number };
};
export type BenchResult = { bench: string; command: string; ranAt: string; machine: string; figures: Figure[] };

export const holds = ({ value, limit }: Figure): boolean => {
  if (!limit) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
};

/** Prints the figures, keeps them in `bench/results/`, from where `npm run bench -- report` makes docs/benchmarks.md, and fails the run where one falls short. */
export function writeResult(bench: string, figures: Figure[], options: readonly string[] = []): void {
  const command = ['npm run bench --', bench, ...options].join(' ');
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
  const result: BenchResult = { bench, command, ranAt: new Date().toISOString(), machine, figures };
  for (const figure of figures) {
    console.log(`${holds(figure) ? '✓' : '✗'} ${figure.name}: ${figure.value} ${figure.unit}${limitText(figure)}`);
  }
  mkdirSync(at('bench/results'), { recursive: true });
  writeFileSync(at(`bench/results/${bench}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
  if (!figures.every(holds)) process.exitCode = 1;
}

export function limitText({ limit }: Figure): string {
  if (!limit) return '';
  return 'atMost' in limit ? ` (at most ${limit.atMost})` : ` (at least ${limit.atLeast})`;
}
