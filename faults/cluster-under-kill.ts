import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startPostgres } from '../scripts/temporary-postgres.ts';

const SCRIPT = fileURLToPath(new URL('../.cache/fault-servers/fault-server.js', import.meta.url));
const START_LIMIT_MS = 60_000;
const RESTART_PAUSE_MS = 100;

export const KILLABLE = ['web', 'worker', 'database'] as const;
type Killable = (typeof KILLABLE)[number];
type Role = 'web' | 'worker';

export type ClusterUnderKill = {
  /** Where the web processes answer while they are there. */
  webUrls: string[];
  /** Ends one of them at once, and resolves when it is back at work. */
  killOne(what: Killable, index: number): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL, web and worker processes, and somebody who starts again whatever ends, as systemd does. */
export async function startClusterUnderKill(counts: { web: number; workers: number }): Promise<ClusterUnderKill> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-cluster-faults-'));
  const postgres = await startPostgres();
  const slots: Slot[] = [];
  const stop = async () => {
    await Promise.all(slots.map((slot) => slot.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, NODE_ENV: 'test' };
    const roles: Role[] = [...Array<Role>(counts.web).fill('web'), ...Array<Role>(counts.workers).fill('worker')];
    for (const role of roles) slots.push(new Slot(role, await freePort(), environment));
    for (const slot of slots) await slot.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    webUrls: slots.filter(({ role }) => role === 'web').map(({ url }) => url),
    async killOne(what, index) {
      if (what === 'database') {
        await postgres.kill();
        await postgres.startAgain();
        return;
      }
      const same = slots.filter(({ role }) => role === what);
      await same[index % same.length]?.killAndWait();
    },
    stop,
  };
}

/** A place for one process: whatever ends in it is started again. */
class Slot {
  readonly url: string;
  private child: ChildProcess | undefined;
  private isStopped = false;
  private back: Promise<void> = Promise.resolve();

  constructor(
    readonly role: Role,
    private readonly port: number,
    private readonly environment: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  start(): Promise<void> {
    this.back = this.startUntilRunning(Date.now() + START_LIMIT_MS);
    // Whoever waits hears of a failure; nobody may be waiting.
    this.back.catch(() => {});
    return this.back;
  }

  /** While the database is away a start fails; it is tried again like any other. */
  private async startUntilRunning(until: number): Promise<void> {
    let said = '';
    while (!this.isStopped && Date.now() < until) {
      const env = { ...process.env, ...this.environment, ROLE: this.role, FAULT_PORT: String(this.port) };
      const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      this.child = child;
      said = '';
      const isRunning = await new Promise<boolean>((resolve) => {
        const listen = (text: Buffer) => {
          if (said.length < 10_000) said += text.toString();
          if (said.includes('running at')) resolve(true);
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.once('exit', () => resolve(false));
      });
      if (isRunning) {
        child.once('exit', () => void (this.isStopped || this.start()));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
    }
    if (!this.isStopped) throw new Error(`A ${this.role} process did not start: ${said}`);
  }

  async killAndWait(): Promise<void> {
    await this.back;
    const { child } = this;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    // The listener above has begun the next start by now.
    await this.back;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
