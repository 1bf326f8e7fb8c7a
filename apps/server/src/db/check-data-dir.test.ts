import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDataDir, DataDirError } from './check-data-dir.ts';
import { openEmbedded } from './open-db.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'markwright-data-'));

test('a directory that can be written passes, and one that is missing is made', () => {
  checkDataDir(folder());
  checkDataDir(join(folder(), 'new', 'deeper'));
});

test('no other account of the machine may look into it: a new one is closed, a wider one is put right', () => {
  const wide = folder();
  chmodSync(wide, 0o755);
  const fresh = join(folder(), 'fresh');
  for (const directory of [wide, fresh]) {
    checkDataDir(directory);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
  }
});

test('a directory that cannot be written is named, with what to do', async () => {
  // Nobody may make a directory there, not even root.
  await expect(openEmbedded('/sys/markwright-data', () => {})).rejects.toThrow(
    /^The data directory \/sys\/markwright-data cannot be written by this user\..*DATA_DIR/,
  );
});

test('a file in the directory’s place is named as such', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    await expect(openEmbedded(path, () => {})).rejects.toThrow(/is a file, or lies below one\. Set DATA_DIR/);
  }
});

test('a full disk is told with what is free and what is needed', () => {
  expect(() => checkDataDir(folder(), () => 5 * 1024 * 1024)).toThrow(DataDirError);
  expect(() => checkDataDir(folder(), () => 5 * 1024 * 1024)).toThrow(/is full: 5 MB free, at least 300 MB are needed/);
});
