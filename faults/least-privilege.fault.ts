import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiOf, buyHd, saveLogo, signIn, type Api } from '../bench/shop-client.ts';
import { freePort, startPostgres, type TemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { grantRoles } from '../apps/server/src/testing/least-privilege-roles.ts';

/** As deploy/README.md tells: the roles, the owner brings everything up to date, the roles once more, the server's own role. */
const SCRIPT = fileURLToPath(new URL('../.cache/fault-servers/attack-server.js', import.meta.url));
const MINUTE_MS = 60_000;

let postgres: TemporaryPostgres;
let server: Started;
const dataDir = mkdtempSync(join(tmpdir(), 'markwright-roles-'));

beforeAll(async () => {
  postgres = await startPostgres();
  await grantRoles(postgres.url);
  await (await startAs('markwright_owner', 'migrate')).stop();
  await grantRoles(postgres.url);
  server = await startAs('markwright_app', 'all');
}, 10 * MINUTE_MS);
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, MINUTE_MS);

type Started = { url: string; said(): string; stop(): Promise<void> };

async function startAs(role: string, part: 'migrate' | 'all'): Promise<Started> {
  const port = await freePort();
  const database = new URL(postgres.url);
  database.username = role;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ROLE: part,
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.href,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    SANDBOX: '1',
  };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes('running at')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code}:\n${said}`)));
  });
  return { url, said: () => said, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const inTime = { timeout: 2 * MINUTE_MS, interval: 250 };

/** Reads what a visitor sees before signing in. */
async function browse(api: Api): Promise<void> {
  for (const path of ['/api/article/list?page=1&size=5', '/api/designer/getList', '/api/commodity/getList'])
    expect((await api<{ list: unknown[] }>('GET', path)).list.length, path).toBeGreaterThan(0);
  await api('POST', '/api/designerOrder/commitDesignerOrder', {
    body: { name: '阿山', phone: '13800000000', demand: '一家面馆的标志' },
  });
}

test(
  'under its own role the whole server runs: sign-in, a saved logo, its share, an order, files, an AI task',
  async () => {
    const api = apiOf(server.url);
    await browse(api);
    const token = await signIn(api, server.url, 1);
    expect(await api('GET', '/api/integral/rest', { token })).toMatchObject({ total: 3 });

    const creationId = await saveLogo(api, token, '山丘面包');
    await api('PUT', `/api/userCreation/${creationId}/share`, { token, body: { shared: true } });
    await api('GET', `/api/userCreation/share/${creationId}`);
    await buyHd(api, server.url, token, creationId);
    const bought = async () => {
      const { list } = await api<{ list: { tradeState: string }[] }>('GET', '/api/order/getList', { token });
      return list.map(({ tradeState }) => tradeState);
    };
    await expect.poll(bought, inTime).toEqual(['SUCCESS']);
    const files = () =>
      api<{ items: unknown[] }>('GET', `/api/userCreation/${creationId}/files?package=hd`, { token }).then(
        ({ items }) => items.length,
        () => 0,
      );
    await expect.poll(files, inTime).toBeGreaterThan(0);

    const brief = { logoName: '云上茶舍', inspiration: '茶', styles: ['new-retro'] };
    const { id } = await api<{ id: string }>('POST', '/api/ai_creation/task', { token, body: brief });
    const state = async () =>
      (await api<{ state: string }>('GET', `/api/ai_creation/task/${id}/result`, { token })).state;
    await expect.poll(state, inTime).toBe('done');

    const another = await saveLogo(api, token, 'Hill Bakery');
    await api('DELETE', `/api/userCreation/${another}`, { token });
    await api('POST', '/api/user/logout', { token });
    expect(server.said(), 'what the database refused').not.toMatch(/permission denied|42501/);
  },
  8 * MINUTE_MS,
);
