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
const LIMITS = { scriptsKb: 160, score: 90, others: 100, lost: 10, shift: 0.02, heldMs: 200, wallMs: 300 };
/** Of 100: where even a page without script scores less, the machine is too busy to judge a page by its own score. */
const QUIET = 95;

/** Each is a result of its own, in both languages: the whole takes longer than a machine stays quiet. */
const PAGES: Record<string, string> = {
  home: '/',
  article: '/article?id=choosing-a-logo',
  made: '/made',
  createLogo: '/createLogo',
  aiLogo: '/aiLogo',
  aiFont: '/aiFont',
  matting: '/matting',
};
const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

/**
 * `npm run bench -- web [page …] [--built] [--runs=N]`: what a first visit on a slow phone costs, in both languages. The
 * machine's own speed swings by two, so each page is measured beside a bare page of the same HTML: what our scripts lose
 * against it is judged always, the score itself where the machine was quiet; blocked time by the processor, too.
 */
export async function run(options: string[]): Promise<void> {
  const asked = Object.keys(PAGES).filter((page) => options.includes(page));
  const rest = options.filter((option) => !asked.includes(option));
  const runs = Number(rest.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 1);
  if (!rest.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const browser = await getBrowser();
  await installLighthouse();
  const server = await startBuiltServer(PORT);
  const bare = await serveBarePages(server.url);
  try {
    for (const page of asked.length > 0 ? asked : Object.keys(PAGES)) {
      const path = PAGES[page] ?? '/';
      const figures: Figure[] = [];
      for (const each of [path, inEnglish(path)]) figures.push(...(await measure(server, bare, each, browser, runs)));
      if (page === 'home') figures.push(...(await measureWall(server.url, browser)));
      writeResult(`web ${page}`, figures, rest);
    }
  } finally {
    bare.stop();
    await server.stop();
  }
}

async function measureWall(url: string, browser: string): Promise<Figure[]> {
  const wall = await timeLiveWall(url, browser);
  const limit = { atMost: LIMITS.wallMs };
  return [
    { name: 'live logos after the last letter, median', value: round(wall.median), unit: 'ms', limit },
    { name: 'live logos after the last letter, worst', value: round(wall.worst), unit: 'ms' },
  ];
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
    figure('blocked by processor time', round(medianOf(({ heldMs }) => heldMs)), 'ms', { atMost: LIMITS.heldMs }),
  ];
}
