import { defineConfig } from '@playwright/test';
import { SITE_SETTINGS } from './e2e/site-settings.ts';

const port = Number(process.env.E2E_PORT ?? 3210);

/**
 * The browser draws its address bar as a page of its own for every visitor, a tenth of the tests' time. Naming features
 * replaces Playwright's own list, so what keeps a browser quiet under test stands here again.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxSimplification',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Journeys against the built product, on a fresh data directory, in the browser `npm test` found. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // Limits are for what never comes: a machine at half speed with others on it must not reach them.
  timeout: 480_000,
  // `npm test` names a file for the JSON report; without one it would flood the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    // Requests of a page with a service worker escape the tests' own interceptions; the offline test allows it.
    serviceWorkers: 'block',
    // A trace films every test, a fifth of their time: it is made when one is tried again, a picture when one fails.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // A name that is not this machine's own: pages there get nothing of what browsers keep for https and localhost.
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
        `--disable-features=${NOT_NEEDED.join()}`,
      ],
    },
  },
  webServer: {
    command: 'tsx e2e/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    // Journeys name the address they come from, as a proxy would: limits by address then count each visitor alone.
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      SMTP_URL: 'sandbox',
      // Tests come in bursts: an engine that ends and starts again between them would take the time of all of them.
      ENGINE_IDLE_SECONDS: '3600',
      ...SITE_SETTINGS,
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
