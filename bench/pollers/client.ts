import { spreadOf, type PollerReport } from './report.ts';

const URL_BASE = process.env['BENCH_URL'] ?? '';
const POLLERS = Number(process.env['BENCH_POLLERS'] ?? 1000);
const SECONDS = 20;
const RETRY_MS = 1000;
/** As long as a poll is held and the pause after it: so many wait that one asks every four milliseconds. */
const ARRIVAL_MS = 4000;
const SIGN_IN_PAUSE_MS = 150;
const TICKETS_AT_ONCE = 16;

type Reply = { code: number; data: unknown };
type Browser = { address: string; cookie: string; scene: string; ticket: string };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function ask(address: string, path: string, init: Sent = {}, cookie = '') {
  const headers = { 'app-sign': 'markwright-web', 'x-forwarded-for': address, ...(cookie && { cookie }) };
  const response = await fetch(URL_BASE + path, { ...init, headers: { ...headers, ...init.headers } });
  const [given = ''] = response.headers.getSetCookie();
  return { reply: (await response.json()) as Reply, cookie: given.split(';', 1)[0] ?? '' };
}

/** As the login dialog does it: no ticket, again after a second. */
async function openBrowser(n: number, triesLeft = 30): Promise<Browser> {
  const address = addressOf(n);
  const { reply, cookie } = await ask(address, '/api/login/wx/mp/ticket');
  if (reply.code === 200) return { address, cookie, ...(reply.data as { scene: string; ticket: string }) };
  if (triesLeft === 0) throw new Error(`no ticket: ${reply.code}`);
  await pause(RETRY_MS);
  return openBrowser(n, triesLeft - 1);
}

async function openBrowsers(): Promise<Browser[]> {
  const browsers: Browser[] = [];
  let next = 0;
  const opener = async () => {
    while (next < POLLERS) browsers.push(await openBrowser((next += 1)));
  };
  await Promise.all(Array.from({ length: TICKETS_AT_ONCE }, opener));
  return browsers;
}

const poll = ({ address, scene, cookie }: Browser) =>
  ask(address, `/api/login/wx/mp/token?scene=${encodeURIComponent(scene)}`, {}, cookie);

/** As the login dialog does it: ask, and one second after "not yet" ask again. */
async function keepPolling(browser: Browser, until: number, takes: number[], codes: number[]): Promise<void> {
  while (Date.now() < until) {
    const started = performance.now();
    const code = await poll(browser).then(
      ({ reply }) => reply.code,
      () => 0,
    );
    takes.push(performance.now() - started);
    codes.push(code);
    await pause(RETRY_MS);
  }
}

async function signIn(n: number): Promise<number> {
  const address = addressOf(1_000_000 + n);
  const phone = String(13_800_000_000 + n);
  const started = performance.now();
  const sent = await ask(address, `/api/sms/sendCode?phoneNumber=${phone}`);
  const sentMs = performance.now() - started;
  const inbox = await (await fetch(`${URL_BASE}/sandbox`)).text();
  const code = new RegExp(`data-phone="${phone}" data-code="(\\d{6})"`).exec(inbox)?.[1] ?? '';
  const loginStarted = performance.now();
  const body = JSON.stringify({ phone, code, scene: '' });
  const { reply } = await ask(address, '/api/sms/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (sent.reply.code !== 200 || reply.code !== 200) throw new Error(`sign-in: ${sent.reply.code}, ${reply.code}`);
  return sentMs + (performance.now() - loginStarted);
}

/** Follows the link of the official account's reply and presses the button of the page it leads to. */
async function confirmOnPhone(reply: string): Promise<void> {
  const link = /href="(\/sandbox\/wechat\/connect[^"]+)"/.exec(reply)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const page = await (await fetch(URL_BASE + link)).text();
  const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await fetch(`${URL_BASE}/api/login/wx/confirm`, { method: 'POST', body: new URLSearchParams({ state }) });
}

/** How soon a waiting browser has its token after the phone's scan, with everybody else still waiting. */
async function timeScan(browser: Browser): Promise<number> {
  const waiting = poll(browser);
  await pause(RETRY_MS);
  const started = performance.now();
  const body = new URLSearchParams({ ticket: browser.ticket, account: 'bound' });
  const scanned = await fetch(`${URL_BASE}/sandbox/scan`, { method: 'POST', body, redirect: 'manual' });
  if ((await waiting).reply.code !== 428) throw new Error('the scan was not noticed');
  const confirmed = poll(browser);
  await confirmOnPhone(await scanned.text());
  const { reply } = await confirmed;
  if (reply.code !== 200) throw new Error(`the scan gave ${reply.code}`);
  return Math.round(performance.now() - started);
}

const [scanned, ...browsers] = await openBrowsers();
if (!scanned) throw new Error('no browser');
const takes: number[] = [];
const codes: number[] = [];
const until = Date.now() + SECONDS * 1000;
// Spread over one round of polling, as people are; all of them wait at the same time from then on.
const polling = browsers.map(async (browser, n) => {
  await pause((n * ARRIVAL_MS) / browsers.length);
  await keepPolling(browser, until, takes, codes);
});
await pause(ARRIVAL_MS);
const scanMs = await timeScan(scanned);
const signIns: number[] = [];
while (Date.now() < until) {
  signIns.push(await signIn(signIns.length));
  await pause(SIGN_IN_PAUSE_MS);
}
await Promise.all(polling);

const held = codes.filter((code) => code === 408).length;
const report: PollerReport = {
  pollers: POLLERS,
  seconds: SECONDS,
  polls: codes.length,
  held,
  failed: codes.length - held,
  holdMs: spreadOf(takes),
  signIns: signIns.length,
  signInMs: spreadOf(signIns),
  scanMs,
};
process.stdout.write(`${JSON.stringify(report)}\n`);
