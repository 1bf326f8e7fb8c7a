import { getBrowser } from '../../scripts/find-browser.ts';
import { runStep } from '../../scripts/run-step.ts';
import { median } from '../percentile.ts';
import { atRest } from '../process-tree.ts';
import { startBuiltServer, type Served } from '../served.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { serveBarePages, type BareServer } from './bare-page.ts';
import { initialScriptBytes } from './initial-scripts.ts';
import { auditOnce, auditSpeed, installLighthouse, type Audit } from './lighthouse.ts';
import { timeLiveWall } from './live-wall.ts';

const PORT = 3477;
const LIMITS = { scriptsKb: 160, score: 90, others: 100, lost: 10, shift: 0.02, wallMs: 300 };
/** Of 100: where even a page without script scores less, the machine is too busy to judge a page by its own score. */
const QUIET = 95;

const PAGES = ['/', '/article?id=choosing-a-logo', '/made', '/createLogo', '/aiLogo', '/aiFont', '/matting'];
const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

/**
 * `npm run bench -- web [path …] [--built] [--runs=N]`: what a first visit on a slow phone costs, in both languages. The
 * machine's own speed swings by two, so each page is measured beside a bare page of the same HTML: what our scripts lose
 * against it is judged always, the score itself where the machine was quiet.
 */
export async function run(options: string[]): Promise<void> {
  const asked = options.filter((option) => option.startsWith('/'));
  const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 1);
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const browser = await getBrowser();
  await installLighthouse();
  const server = await startBuiltServer(PORT);
  const bare = await serveBarePages(server.url);
  try {
    const figures: Figure[] = [];
    const paths = asked.length > 0 ? asked : PAGES.flatMap((path) => [path, inEnglish(path)]);
    for (const path of paths) figures.push(...(await measure(server, bare, path, browser, runs)));
    if (asked.length === 0 || asked.includes('/')) {
      const wall = await timeLiveWall(server.url, browser);
      const limit = { atMost: LIMITS.wallMs };
      figures.push(
        { name: 'live logos after the last letter, median', value: round(wall.median), unit: 'ms', limit },
        { name: 'live logos after the last letter, worst', value: round(wall.worst), unit: 'ms' },
      );
    }
    writeResult('web', figures, options);
  } finally {
    bare.stop();
    await server.stop();
  }
}

async function measure(
  server: Served,
  bare: BareServer,
  path: string,
  browser: string,
  runs: number,
): Promise<Figure[]> {
  const url = server.url + path;
  // The first visitor after a start waits for drawing; Lighthouse measures the ones that follow.
  await fetch(url);
  const scripts = await initialScriptBytes(url);
  const bareUrl = await bare.urlOf(path);
  await atRest(server.pid);
  const audits: Audit[] = [];
  const bareScores: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    audits.push(await auditOnce(url, browser));
    bareScores.push((await auditSpeed(bareUrl, browser)).scores.performance);
  }
  const medianOf = (read: (audit: Audit) => number) => median(audits.map(read));
  const [score, bareScore] = [medianOf((audit) => audit.scores.performance), median(bareScores)];
  console.log(`${url}: ${score}, bare ${bareScore}; largest paint: ${audits[0]?.largest}`);
  for (const fault of audits[0]?.faults ?? []) console.log(`  ! ${fault}`);
  const limits: Partial<Record<string, Figure['limit']>> = {
    ...(bareScore >= QUIET && { performance: { atLeast: LIMITS.score } }),
  };
  const figure = (name: string, value: number, unit: string, limit = limits[name]): Figure => ({
    name: `${path}: ${name}`,
    value,
    unit,
    ...(limit && { limit }),
  });
  const others = ['accessibility', 'best-practices', 'seo'] as const;
  return [
    figure('first scripts', round(scripts / 1024, 1), 'KB gzipped', { atMost: LIMITS.scriptsKb }),
    figure('performance', score, 'of 100'),
    figure('performance of the same HTML without script', bareScore, 'of 100'),
    figure('points lost to scripts', round(bareScore - score), '', { atMost: LIMITS.lost }),
    ...others.map((name) =>
      figure(
        name,
        medianOf((audit) => audit.scores[name]),
        'of 100',
        { atLeast: LIMITS.others },
      ),
    ),
    figure(
      'layout shift',
      round(
        medianOf(({ shift }) => shift),
        4,
      ),
      '',
      { atMost: LIMITS.shift },
    ),
    figure('largest paint', round(medianOf(({ largestPaintMs }) => largestPaintMs)), 'ms'),
    figure('blocked', round(medianOf(({ blockedMs }) => blockedMs)), 'ms'),
  ];
}
