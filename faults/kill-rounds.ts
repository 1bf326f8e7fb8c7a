import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Envelope } from '@markwright/contracts';

/** Compiled by `scripts/bundle-fault-servers.ts` before the first test. */
const bundled = (name: string): string => fileURLToPath(new URL(`../.cache/fault-servers/${name}.js`, import.meta.url));
/** Migrated and empty, made by `scripts/make-fault-database.ts`. */
export const NEW_DATABASE = fileURLToPath(new URL('../.cache/fault-database', import.meta.url));
type Script = 'fault-server' | 'pay-fault-server';
const HEADERS = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };
const WRITERS = 4;

export type FaultServer = { url: string; process: ChildProcess };
export type Row = { row: string; marked: boolean };
export type Ended = { code: number | null; said: string };

function launch(environment: Record<string, string>, script: Script): ChildProcess {
  const { DATA_DIR, DATABASE_URL } = environment;
  const database = join(DATA_DIR ?? '', 'postgres');
  if (DATA_DIR && !DATABASE_URL && !existsSync(database)) cpSync(NEW_DATABASE, database, { recursive: true });
  // Killed after seconds, none lives to gain by a database that V8 compiles better.
  const child = spawn(process.execPath, ['--liftoff-only', bundled(script)], {
    env: { ...process.env, ...environment },
  });
  // A test that fails half-way must not leave a server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

export async function startFaultServer(
  environment: Record<string, string>,
  script: Script = 'fault-server',
): Promise<FaultServer> {
  const child = launch(environment, script);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /running at (http:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { url, process: child };
}

/** Starts a server that is expected to refuse, and tells how it ended. */
export async function startAndExpectEnd(environment: Record<string, string>): Promise<Ended> {
  const child = launch(environment, 'fault-server');
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

export type Writing = { path: string; nameOf: (writer: number, turn: number) => string; killAfter: number };

/** Writes from several connections and kills the server soon after so many acknowledged writes; returns all of those. */
export async function writeUntilKilled(server: FaultServer, { path, nameOf, killAfter }: Writing): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed = false;
  let enough = () => {};
  const reached = new Promise<void>((resolve) => (enough = resolve));
  const writer = async (number: number) => {
    for (let i = 0; !killed; i += 1) {
      const id = nameOf(number, i);
      try {
        const body = JSON.stringify({ id });
        const response = await fetch(server.url + path, { method: 'POST', headers: HEADERS, body });
        const reply = (await response.json()) as Envelope;
        if (reply.code === 200) acknowledged.push(id);
        if (acknowledged.length >= killAfter) enough();
      } catch (error) {
        if (!killed) throw error;
      }
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await reached;
  // Some writes are on their way now: a random moment later the kill lands in the middle of one.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
  killed = true;
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
  await writing;
  return acknowledged;
}

export async function callFault<Data>(url: string, path: string): Promise<Data> {
  const response = await fetch(url + path, { headers: HEADERS });
  const reply = (await response.json()) as Envelope<Data>;
  if (reply.data === null) throw new Error(`${path}: ${reply.code} ${reply.msg}`);
  return reply.data;
}

export const readRows = (url: string): Promise<Row[]> => callFault(url, '/api/fault/read');
