import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Envelope } from '@markwright/contracts';
import { treeMemory } from '../bench/process-tree.ts';
import { startPostgres } from '../scripts/temporary-postgres.ts';
import { missingPrograms, startS3, type TemporaryS3 } from '../scripts/temporary-s3.ts';
import { startS3Server } from '../apps/server/src/testing/s3-server.ts';
import { NEW_DATABASE } from './kill-rounds.ts';

const bundled = (name: string): string => fileURLToPath(new URL(`../.cache/fault-servers/${name}.js`, import.meta.url));
const LOOK_MS = 200;

export type Strain = { loopMs: number; memoryMb: number; healthMs: number[] };
/** `from`: the address of whoever asks; another one each time unless it is given. */
type Sent = { token?: string; body?: unknown; form?: FormData; from?: string };

/** The embedded server, or two of them on one PostgreSQL and one store. */
type Mode = 'embedded' | 'cluster';

/** The server as it ships, in processes of its own, with what it takes to serve while it is attacked. */
export async function startServerUnderAttack(port: number, mode: Mode) {
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-attack-'));
  const shared = mode === 'cluster' ? await openShared() : undefined;
  if (!shared) cpSync(NEW_DATABASE, join(dataDir, 'postgres'), { recursive: true });
  const start = async (at: number) => {
    const env = {
      ...process.env,
      ...shared?.env,
      PORT: String(at),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
      SANDBOX: '1',
    };
    const child = launch('attack-server', [], env);
    const url = `http://127.0.0.1:${at}`;
    await untilReady(child, url);
    return { child, url };
  };
  const servers = [await start(port), ...(shared ? [await start(port + 1)] : [])];
  const [{ url }] = servers as [(typeof servers)[number]];
  const watcher = launch(
    'watch-health',
    servers.map((each) => each.url),
  );
  let asked = 0;
  /** As a proxy does it: one after the other. */
  const nextUrl = () => servers[(asked += 1) % servers.length]?.url ?? url;

  async function call(
    method: string,
    path: string,
    { token, body, form, from = anyAddress() }: Sent = {},
  ): Promise<Envelope<{ token?: string } | null>> {
    const headers = {
      'app-sign': 'markwright-web',
      'x-forwarded-for': from,
      ...(token && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
    const reply = await fetch(nextUrl() + path, { method, headers, ...(sent !== undefined && { body: sent }) });
    return (await reply.json()) as Envelope<{ token?: string } | null>;
  }

  async function readCode(phone: string): Promise<string> {
    const inbox = await (await fetch(`${url}/sandbox`)).text();
    return new RegExp(`data-phone="${phone}" data-code="(\\d+)"`).exec(inbox)?.[1] ?? '';
  }

  return {
    call,
    /** The code that was last sent to a number. */
    readCode,
    url,
    /** Each server by itself, for whoever wants to ask one of them. */
    urls: servers.map((each) => each.url),
    /** The HTTP status of a page. */
    async open(path: string, from: string): Promise<number> {
      const reply = await fetch(nextUrl() + path, { headers: { 'x-forwarded-for': from } });
      await reply.arrayBuffer();
      return reply.status;
    },
    async signIn(phone: string): Promise<string> {
      await call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
      const code = await readCode(phone);
      const { data } = await call('POST', '/api/sms/login', { body: { phone, code, scene: '' } });
      if (!data?.token) throw new Error('nobody could sign in');
      return data.token;
    },
    /** Runs an attack and tells what it did to everybody else. */
    async strainOf(attack: () => Promise<unknown>): Promise<Strain> {
      await Promise.all(servers.map(({ child }) => worstDelay(child)));
      const strain: Strain = { loopMs: 0, memoryMb: 0, healthMs: [] };
      const lookAtMemory = () => {
        const memory = servers.map(({ child }) => treeMemory(child.pid ?? 0).rssMb);
        strain.memoryMb = Math.max(strain.memoryMb, ...memory);
      };
      watcher.send('begin');
      const looking = setInterval(lookAtMemory, LOOK_MS);
      try {
        await attack();
      } finally {
        clearInterval(looking);
      }
      lookAtMemory();
      strain.healthMs = await askWatcher(watcher);
      strain.loopMs = Math.max(...(await Promise.all(servers.map(({ child }) => worstDelay(child)))));
      return strain;
    },
    async close() {
      watcher.disconnect();
      for (const { child } of servers) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await shared?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What several servers share: a PostgreSQL and a store that speaks S3, which is Ceph's where that is installed. */
async function openShared() {
  const [postgres, store] = await Promise.all([startPostgres(), openStore()]);
  const env = {
    DATABASE_URL: postgres.url,
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  };
  const close = async () => {
    await store.stop();
    await postgres.stop();
  };
  return { env, close };
}

async function openStore(): Promise<TemporaryS3> {
  if ((await missingPrograms()).length === 0) return startS3();
  const own = { bucket: 'markwright', accessKeyId: 'attack', secretAccessKey: 'attack-secret' };
  const store = await startS3Server(own.bucket, own);
  return { ...own, endpoint: store.endpoint, stop: () => store.close() };
}

function launch(name: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = fork(bundled(name), args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** At least one look, also where the attack was over before it. */
async function askWatcher(watcher: ChildProcess): Promise<number[]> {
  for (;;) {
    const told = once(watcher, 'message');
    watcher.send('end');
    const [waits] = (await told) as [number[]];
    if (waits.length > 0) return waits;
  }
}

const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

async function worstDelay(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('worst');
  const [{ worst }] = (await told) as [{ worst: number }];
  return worst;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`The server ended with ${child.exitCode}`);
}
