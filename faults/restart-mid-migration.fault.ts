import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../apps/server/src/db/open-db.ts';
import { fastTemporaryFolder } from '../apps/server/src/testing/fast-temporary-folder.ts';
import { FAULT_COUNTS } from './fault-counts.ts';

const SCRIPT = fileURLToPath(new URL('../.cache/fault-servers/migrate-and-die.js', import.meta.url));
const MINUTE_MS = 60_000;
const ALL = 1_000_000;

// In memory where there is plenty: a process that is killed leaves the same behind there, and a busy disk takes minutes.
const folder = mkdtempSync(join(fastTemporaryFolder(), 'markwright-migrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { signal: NodeJS.Signals | null; code: number | null; statements: number };

async function migrate(dataDir: string, dieAfter: number): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, DIE_AFTER: String(dieAfter) };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'], timeout: MINUTE_MS });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, statements: Number(/statements (\d+)/.exec(said)?.[1] ?? 0) };
}

/** Every column, index and trigger, as one text. */
async function describeTables(dataDir: string): Promise<string> {
  const database = await openEmbedded(dataDir, () => {});
  try {
    const { rows } = await database.pool.query<{ line: string }>(`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select tgname from pg_trigger where not tgisinternal
      order by 1`);
    return rows.map(({ line }) => line).join('\n');
  } finally {
    await database.close();
  }
}

test(
  'a server killed while it brings its tables up to date brings them up to date the next time',
  async () => {
    const empty = join(folder, 'empty');
    await (await openEmbedded(empty, () => {})).close();
    const copy = (name: string) => {
      cpSync(empty, join(folder, name), { recursive: true });
      return join(folder, name);
    };
    const whole = copy('whole');
    const { code, statements } = await migrate(whole, ALL);
    expect([code, statements > 50]).toEqual([0, true]);
    const expected = await describeTables(whole);
    expect(expected).toContain('operator_actions_are_only_added');
    for (const share of FAULT_COUNTS.migrationKills) {
      const dataDir = copy(`killed-${share}`);
      expect((await migrate(dataDir, Math.floor(statements * share))).signal).toBe('SIGKILL');
      expect((await migrate(dataDir, ALL)).code).toBe(0);
      expect(await describeTables(dataDir)).toBe(expected);
    }
  },
  5 * MINUTE_MS,
);
