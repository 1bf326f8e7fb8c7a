import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runStep } from '../../scripts/run-step.ts';
import { heldByProcessor, type TraceEvent } from './held-by-processor.ts';

const FOLDER = resolve('.cache/lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

export type Audit = {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  shift: number;
  largestPaintMs: number;
  blockedMs: number;
  /** The same, by the time that the page had the processor. */
  heldMs: number;
  machine: number;
  /** The element of the largest paint. */
  largest: string;
  /** What cost points in accessibility, good practice and search. */
  faults: string[];
};

/** 136 MB that only this figure needs, so it is fetched on demand and never a dependency. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  mkdirSync(FOLDER, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { lighthouse: '12.8.2' },
    overrides: { 'third-party-web': '0.30.0' },
  };
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(manifest));
  const installed = await runStep('npm', ['i', '--prefix', FOLDER, '--no-audit'], { quiet: true });
  if (!installed.ok) throw new Error(`Lighthouse could not be installed:\n${installed.output}`);
}

type LighthouseAudit = {
  title: string;
  score: number | null;
  numericValue: number;
  details?: { items?: { items?: { node?: { snippet: string } }[] }[] };
};

const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
const TRIES = 4;

/** Now and then Chromium's trace lacks the beginning of the visit (NO_NAVSTART): nothing was measured, so it is visited again. */
async function visit(url: string, browser: string, more: readonly string[]): Promise<string> {
  const args = [CLI, url, '--output=json', '--quiet', `--chrome-flags=${FLAGS}`, '--form-factor=mobile', ...more];
  const env = { ...process.env, CHROME_PATH: browser };
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      // Beside this process, which serves the bare pages meanwhile.
      return (await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1 << 27 })).stdout;
    } catch (error) {
      if (left === 0 || !String((error as { stdout?: string }).stdout).includes('NO_NAVSTART')) throw error;
    }
  }
}

/** How fast the page is, and nothing else. */
export const auditSpeed = (url: string, browser: string): Promise<Audit> =>
  auditOnce(url, browser, ['--only-categories=performance']);

export async function auditOnce(url: string, browser: string, more: readonly string[] = []): Promise<Audit> {
  const kept = mkdtempSync(join(tmpdir(), 'markwright-lighthouse-'));
  const report = await visit(url, browser, [...more, `-GA=${kept}`]);
  const { traceEvents } = JSON.parse(readFileSync(join(kept, 'defaultPass.trace.json'), 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  rmSync(kept, { recursive: true });
  const { categories, audits, environment } = JSON.parse(report) as {
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, LighthouseAudit>;
  };
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    heldMs: heldByProcessor(traceEvents, url),
    machine: environment.benchmarkIndex,
    largest: audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet ?? '',
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title ?? id),
    ),
  };
}
