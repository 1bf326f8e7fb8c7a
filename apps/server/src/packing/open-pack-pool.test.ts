import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPackPool } from './open-pack-pool.ts';

const DOC: unknown = JSON.parse(
  readFileSync(new URL('../../../../packages/delivery/src/testing/two-peaks.json', import.meta.url), 'utf8'),
);

test('a pack that takes longer than it may is ended with its process and keeps nobody waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-packs-'));
  // No pack is built in so little time; the clock starts when the process is awake.
  const pool = openPackPool({ folder }, { fileMs: 30_000, packMs: 20 });
  const request = {
    doc: DOC,
    package: 'vector',
    language: 'zh',
    folders: ['readme', 'sign', 'web'],
    signWidthMm: 2400,
    place: 'downloads/x',
    stamp: 1_793_000_000_000,
    origin: null,
    visibleLabel: false,
  } as const;
  try {
    await expect(pool.build(request, () => undefined)).rejects.toThrow('took longer than 20 ms');
    expect(pool.state()).toEqual({ processes: 0, busy: 0, waiting: 0 });
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
