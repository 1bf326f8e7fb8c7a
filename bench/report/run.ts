import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../scripts/root.ts';
import { holds, limitText, type BenchResult, type Figure } from '../write-result.ts';

/** `npm run bench -- report`: docs/benchmarks.md from what the benches wrote into bench/results. */
export async function run(): Promise<void> {
  const results = readResults();
  const lines = [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- report` from `bench/results/`: every figure with what was promised of it, the command that',
    'measures it, the day and the machine. A machine that does other work at the same time is slower by the clock; where a',
    'figure is processor time, that does not count.',
    '',
    ...summary(results),
    ...results.flatMap(section),
  ];
  writeFileSync(at('docs/benchmarks.md'), `${lines.join('\n')}\n`);
  console.log(`docs/benchmarks.md: ${results.length} results`);
}

function readResults(): BenchResult[] {
  if (!existsSync(at('bench/results'))) return [];
  return readdirSync(at('bench/results'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(at(`bench/results/${name}`), 'utf8')) as BenchResult);
}

/** What was promised and does not hold comes first: nobody should have to look for it. */
function summary(results: readonly BenchResult[]): string[] {
  const promised = results.flatMap(({ bench, figures }) =>
    figures.filter(({ limit }) => limit).map((figure) => ({ bench, figure })),
  );
  const short = promised.filter(({ figure }) => !holds(figure));
  return [
    `${promised.length - short.length} of ${promised.length} promised figures hold.${short.length > 0 ? ' These fall short:' : ''}`,
    ...(short.length > 0 ? ['', ...short.map(({ bench, figure }) => `- ${bench}: ${inWords(figure)}`)] : []),
    ...notRun(results),
  ];
}

const inWords = (figure: Figure) => `${figure.name}: ${figure.value} ${figure.unit}${limitText(figure)}`;

/** A bench without a kept result claims nothing here. */
function notRun(results: readonly BenchResult[]): string[] {
  const known = new Set(results.map(({ bench }) => bench.split(' ')[0]));
  const names = readdirSync(at('bench'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(at(`bench/${entry.name}/run.ts`)))
    .map(({ name }) => name)
    .filter((name) => !['gallery', 'report'].includes(name) && !known.has(name));
  return names.length > 0 ? ['', `Not run since results are kept: ${names.join(', ')}.`] : [];
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
      `| ${figure.name} | ${`${figure.value} ${figure.unit}`.trim()} |${limitText(figure).replace(/[()]/g, '')} | ${figure.limit ? (holds(figure) ? 'holds' : 'falls short') : ''} |`,
  ),
];
