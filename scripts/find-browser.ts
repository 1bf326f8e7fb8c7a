import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallDebian, installDebian } from './debian-packages.ts';
import { runStep } from './run-step.ts';

const SYSTEM_BROWSERS = [
  // Chromium without windows: the same pages in five sixths of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
  ),
];

/** A Chrome or Chromium that is already on this machine. */
function findBrowser(): string | undefined {
  return [process.env.CHROME_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path): path is string => Boolean(path) && existsSync(path as string),
  );
}

/** Finds a browser, else gets one by the means this machine has: apt as root, Playwright's download, npm. */
export async function getBrowser(): Promise<string> {
  const present = findBrowser();
  if (present) return present;
  for (const attempt of [installByApt, installByPlaywright, installByNpm]) {
    const path = await attempt();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium and none could be found or installed. ' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROME_PATH.',
  );
}

async function installByApt(): Promise<string | undefined> {
  // Not every release has the one without windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!canInstallDebian()) return undefined;
    console.log(`browser: none found, installing the Debian package ${name}`);
    if (await installDebian([name, 'fonts-noto-cjk'])) break;
  }
  return findBrowser();
}

async function installByPlaywright(): Promise<string | undefined> {
  console.log('browser: trying Playwright’s own download');
  await runStep('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  return findBrowser();
}

/** The last resort travels inside an npm package: fewer fonts, but a real Chromium. */
async function installByNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log('browser: trying the one inside the npm package @sparticuz/chromium');
  const folder = resolve('.cache/browser');
  await runStep('npm', ['i', '--prefix', folder, '--no-save', '@sparticuz/chromium@147.0.0'], { quiet: true });
  try {
    const script = `process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
      const { default: chromium } = await import(${JSON.stringify(createRequire(join(folder, 'x.js')).resolve('@sparticuz/chromium'))});
      console.log(await chromium.executablePath());`;
    return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
