import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../scripts/root.ts';
import { holds, limitText, type BenchResult } from '../write-result.ts';

/** `npm run bench -- report`: docs/benchmarks.md from what the benches wrote into bench/results. */
export async function run(): Promise<void> {
  const results = readdirSync(at('bench/results'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(at(`bench/results/${name}`), 'utf8')) as BenchResult);
  const lines = [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- report` from `bench/results/`; each table by the command above it.',
    ...results.flatMap(section),
  ];
  writeFileSync(at('docs/benchmarks.md'), `${lines.join('\n')}\n`);
  console.log(`docs/benchmarks.md: ${results.length} benches`);
}

const section = ({ bench, command, ranAt, machine, figures }: BenchResult): string[] => [
  '',
  `## ${bench}`,
  '',
  `\`${command}\` · ${ranAt.slice(0, 10)} · ${machine}`,
  '',
  '| Figure | Value | Promised | |',
  '|---|---|---|---|',
  ...figures.map(
    (figure) =>
      `| ${figure.name} | ${figure.value} ${figure.unit} |${limitText(figure).replace(/[()]/g, '')} | ${figure.limit ? (holds(figure) ? 'holds' : 'falls short') : ''} |`,
  ),
];
