import { getBrowser } from '../../scripts/find-browser.ts';
import { runStep } from '../../scripts/run-step.ts';
import { startBuiltServer } from '../served.ts';
import { blockedByProcessor } from './blocked-by-processor.ts';
import { initialScriptBytes } from './initial-scripts.ts';
import { auditOnce, installLighthouse, type Audit } from './lighthouse.ts';
import { timeLiveWall } from './live-wall.ts';

const PORT = 3477;
const RUNS = 5;
const LIMITS = { scripts: 130 * 1024, score: 95, shift: 0.02, wallMs: 300 };

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
    for (const path of asked.length > 0 ? asked : PAGES) await measure(server.url + path, browser, runs);
    if (asked.length === 0 || asked.includes('/')) {
      const { median, worst } = await timeLiveWall(server.url, browser);
      console.log(
        `live logos          ${median.toFixed(0)} ms after the last letter, worst ${worst.toFixed(0)} ms (limit ${LIMITS.wallMs})`,
      );
    }
  } finally {
    await server.stop();
  }
}

async function measure(url: string, browser: string, runs: number): Promise<void> {
  // The first visitor after a start waits for drawing; Lighthouse measures the ones that follow.
  await fetch(url);
  const scripts = await initialScriptBytes(url);
  const audits: Audit[] = [];
  for (let i = 0; i < runs; i += 1) audits.push(auditOnce(url, browser));
  const medianOf = (read: (audit: Audit) => number) => audits.map(read).toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  console.log(`${url}, median of ${runs} runs, mobile preset`);
  console.log(`initial JavaScript  ${(scripts / 1024).toFixed(1)} KB gzipped (limit ${LIMITS.scripts / 1024})`);
  for (const name of ['performance', 'accessibility', 'best-practices', 'seo'] as const)
    console.log(`${name.padEnd(19)} ${medianOf((audit) => audit.scores[name])} (limit ${LIMITS.score})`);
  console.log(`layout shift        ${medianOf((audit) => audit.shift).toFixed(4)} (limit ${LIMITS.shift})`);
  console.log(`blocked             ${medianOf((audit) => audit.blockedMs).toFixed(0)} ms`);
  const processor = await blockedByProcessor(url, browser);
  console.log(`by processor time   ${processor.toFixed(0)} ms blocked on a machine four times slower`);
  console.log(`largest paint       ${medianOf((audit) => audit.largestPaintMs).toFixed(0)} ms: ${audits[0]?.largest}`);
  for (const fault of audits[0]?.faults ?? []) console.log(`  ! ${fault}`);
  // Lighthouse's own gauge of the machine; one that is busy with other work scores low, and so do its pages.
  console.log(`machine             ${medianOf((audit) => audit.machine).toFixed(0)} (Lighthouse's benchmark index)\n`);
}
