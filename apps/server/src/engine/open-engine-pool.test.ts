import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '../log.ts';
import { openEnginePool, type EnginePool } from './open-engine-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwright-engine-'));
const told: string[] = [];
let engine: EnginePool;
beforeAll(() => {
  const note = (_: unknown, text: string) => void told.push(text);
  engine = openEnginePool({ folder }, { error: note, warn: note } as unknown as Log, { idleMs: 60_000 });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an engine that was lost while it loaded is loaded again for whoever asks whether it is ready', async () => {
  engine.wake();
  await expect.poll(() => engine.pids().length).toBe(1);
  process.kill(engine.pids()[0]!, 'SIGKILL');
  // As an orchestrator does: no visitor comes as long as it is told no.
  const isReady = () => {
    try {
      engine.checkSearch();
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(isReady).toBe(false);
  expect(told).toContain('the design engine could not be made ready');
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  expect(engine.state().processes).toBe(1);
});
