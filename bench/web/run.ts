import { getBrowser } from '../../scripts/find-browser.ts';
import { runStep } from '../../scripts/run-step.ts';
import { startBuiltServer } from '../served.ts';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { blockedByProcessor } from './blocked-by-processor.ts';
import { initialScriptBytes } from './initial-scripts.ts';
import { auditOnce, installLighthouse, type Audit } from './lighthouse.ts';
import { timeLiveWall } from './live-wall.ts';

const PORT = 3477;
const RUNS = 5;
const LIMITS = { scriptsKb: 130, score: 95, shift: 0.02, wallMs: 300 };

/**
 * `npm run bench -- web [path …] [--built] [--runs=N]`: what a first visit on a phone costs, against the limits we promise.
 * Without a path: home, the list of articles, an article and the designers.
 */
const PAGES = ['/', '/information', '/article?id=choosing-a-logo', '/made'];

export async function run(options: string[]): Promise<void> {
  const asked = options.filter((option) => option.startsWith('/'));
  const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? RUNS);
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const browser = await getBrowser();
  await installLighthouse();
  const server = await startBuiltServer(PORT);
  try {
    const figures: Figure[] = [];
    for (const path of asked.length > 0 ? asked : PAGES)
      figures.push(...(await measure(server.url, path, browser, runs)));
    if (asked.length === 0 || asked.includes('/')) {
      const { median, worst } = await timeLiveWall(server.url, browser);
      figures.push(
        {
          name: 'live logos after the last letter, median',
          value: round(median),
          unit: 'ms',
          limit: { atMost: LIMITS.wallMs },
        },
        { name: 'live logos after the last letter, worst', value: round(worst), unit: 'ms' },
      );
    }
    writeResult('web', figures, options);
  } finally {
    await server.stop();
  }
}

async function measure(base: string, path: string, browser: string, runs: number): Promise<Figure[]> {
  const url = base + path;
  // The first visitor after a start waits for drawing; Lighthouse measures the ones that follow.
  await fetch(url);
  const scripts = await initialScriptBytes(url);
  const audits: Audit[] = [];
  for (let i = 0; i < runs; i += 1) audits.push(auditOnce(url, browser));
  const medianOf = (read: (audit: Audit) => number) => median(audits.map(read));
  console.log(`${url}, median of ${runs} runs, mobile preset; largest paint: ${audits[0]?.largest}`);
  for (const fault of audits[0]?.faults ?? []) console.log(`  ! ${fault}`);
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) => ({
    name: `${path}: ${name}`,
    value: medianOf((audit) => audit.scores[name]),
    unit: 'of 100',
    limit: { atLeast: LIMITS.score },
  }));
  return [
    {
      name: `${path}: first scripts`,
      value: round(scripts / 1024, 1),
      unit: 'KB gzipped',
      limit: { atMost: LIMITS.scriptsKb },
    },
    ...scores,
    {
      name: `${path}: layout shift`,
      value: round(
        medianOf(({ shift }) => shift),
        4,
      ),
      unit: '',
      limit: { atMost: LIMITS.shift },
    },
    { name: `${path}: largest paint`, value: round(medianOf(({ largestPaintMs }) => largestPaintMs)), unit: 'ms' },
    { name: `${path}: blocked`, value: round(medianOf(({ blockedMs }) => blockedMs)), unit: 'ms' },
    {
      name: `${path}: blocked on a machine four times slower`,
      value: round(await blockedByProcessor(url, browser)),
      unit: 'ms of processor time',
    },
    // Lighthouse's own gauge of the machine; one that is busy with other work scores low, and so do its pages.
    { name: `${path}: the machine, by Lighthouse's index`, value: round(medianOf(({ machine }) => machine)), unit: '' },
  ];
}
