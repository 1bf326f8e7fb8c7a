import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

type Line = { ip?: string; path?: string };
type Headers = Record<string, string>;

const VISITOR = '203.0.113.7';
let lines: Line[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ...SIGN_IN_ONLY,
    environment: { TRUST_PROXY: '1' },
    onLog: (line) => lines.push(JSON.parse(line) as Line),
  });
});
afterAll(() => server.close());

/** Not fetch, which does not let a caller choose the host. */
const ask = (url: string, headers: Headers): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(url, { headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

async function addressSeen(url: string, headers: Headers): Promise<string> {
  lines = [];
  await ask(`${url}/api/user/getInfo`, { 'app-sign': 'markwright-web', ...headers });
  await expect.poll(() => lines.some(({ path }) => path === '/api/user/getInfo')).toBe(true);
  return lines.find(({ path }) => path === '/api/user/getInfo')?.ip ?? '';
}

test('with one proxy the address is the last one of the list, whatever the visitor wrote before it', async () => {
  expect(await addressSeen(server.url, { 'x-forwarded-for': VISITOR })).toBe(VISITOR);
  expect(await addressSeen(server.url, { 'x-forwarded-for': `10.0.0.1, 8.8.8.8, ${VISITOR}` })).toBe(VISITOR);
});

test('without a proxy no header changes the address, and with two it is the last but one', async () => {
  for (const [proxies, expected] of [
    ['0', '127.0.0.1'],
    ['2', VISITOR],
  ] as const) {
    const seen: Line[] = [];
    const other = await startTestServer({
      ...SIGN_IN_ONLY,
      environment: { TRUST_PROXY: proxies },
      onLog: (line) => seen.push(JSON.parse(line) as Line),
    });
    await ask(`${other.url}/api/user/getInfo`, { 'x-forwarded-for': `1.2.3.4, ${VISITOR}, 198.51.100.1` });
    await expect.poll(() => seen.find(({ path }) => path === '/api/user/getInfo')?.ip).toBe(expected);
    await other.close();
  }
});

test('the phone page opens to a neighbour, and to no stranger however the headers are forged', async () => {
  const sandbox = (headers: Headers) => ask(`${server.url}/sandbox`, headers);
  expect(await sandbox({})).toBe(200);
  expect(await sandbox({ 'x-forwarded-for': '192.168.1.9', 'x-forwarded-host': 'nas.local:3000' })).toBe(200);
  const forged: Headers[] = [
    { host: 'logo.example', 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-host': 'localhost, logo.example' },
    { host: 'localhost', 'x-forwarded-for': VISITOR },
    { 'x-forwarded-host': 'localhost', 'x-forwarded-for': `127.0.0.1, ${VISITOR}` },
    { 'x-forwarded-host': 'localhost', 'x-forwarded-for': `${VISITOR}, 127.0.0.1` },
    { host: 'localhost', 'x-real-ip': VISITOR },
    { host: 'localhost', forwarded: `for=${VISITOR}` },
  ];
  for (const headers of forged) expect(await sandbox(headers), JSON.stringify(headers)).toBe(404);
});

/** What Caddy documents: a visitor's own three headers are dropped, and it writes the address, host and scheme it saw. */
const throughCaddy = (visitor: string, host: string, own: Headers): Headers => {
  const kept = Object.entries(own).filter(([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded');
  return {
    ...Object.fromEntries(kept),
    host,
    'x-forwarded-for': visitor,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'x-real-ip': visitor,
  };
};

test('behind Caddy a rotating forged address stays one visitor, and the phone page closed', async () => {
  for (const forged of ['1.1.1.1', '127.0.0.1', 'localhost']) {
    const own = { 'x-forwarded-for': forged, 'x-forwarded-host': 'localhost', forwarded: `for=${forged}` };
    const headers = throughCaddy(VISITOR, 'logo.example.com', own);
    expect(await addressSeen(server.url, headers)).toBe(VISITOR);
    expect(await ask(`${server.url}/sandbox`, headers)).toBe(404);
  }
  const caddyfile = readFileSync(new URL('../../../../deploy/Caddyfile', import.meta.url), 'utf8');
  // Either would make Caddy pass on what the visitor wrote.
  expect(caddyfile).not.toMatch(/^\s*(?:trusted_proxies|header_up \+?X-Forwarded)/m);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

test.skipIf(!hasNginx)('behind the shipped nginx.conf forged headers change nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-nginx-'));
  const port = await freePort();
  const nginx = await startNginx(folder, port);
  try {
    const url = `http://127.0.0.1:${port}`;
    const host = 'logo.example.com';
    for (const forged of ['1.1.1.1', '2.2.2.2, 3.3.3.3', '']) {
      expect(await addressSeen(url, { host, 'x-forwarded-for': forged })).toBe('127.0.0.1');
    }
    expect(await ask(`${url}/sandbox`, { host })).toBe(404);
    expect(await ask(`${url}/sandbox`, { host, 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' })).toBe(
      404,
    );
    for (const path of ['/metrics', '/readyz', '/%6detrics', '//readyz']) {
      expect(await ask(url + path, { host }), path).toBe(404);
    }
    expect(await ask(`${url}/healthz`, { host })).toBe(200);
  } finally {
    nginx.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The shipped file as it is, but for the certificate and the two ports. */
async function startNginx(folder: string, port: number): Promise<ChildProcess> {
  const shipped = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`)
    .replace(/listen 80;/, `listen 127.0.0.1:${await freePort()};`)
    .replace('http://127.0.0.1:3000', server.url);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const file = join(folder, 'nginx.conf');
  const outer = `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}`;
  writeFileSync(file, `${outer}\nhttp { access_log off; ${temporary.join(' ')}\n${shipped}\n}`);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.on('data', (chunk) => (said += String(chunk)));
  const isUp = () => ask(`http://127.0.0.1:${port}/healthz`, { host: 'logo.example.com' }).catch(() => 0);
  await expect.poll(isUp, { timeout: 10_000, message: said }).toBe(200);
  return nginx;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
