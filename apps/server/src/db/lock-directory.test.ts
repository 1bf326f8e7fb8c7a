import { spawn } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './lock-directory.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'markwright-lock-'));

test('a second lock on the same directory is refused with a message that says what to do', async () => {
  const folder = newFolder();
  const release = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUseError);
  await expect(lockDirectory(folder)).rejects.toThrow(/in use by another running server.*DATA_DIR.*DATABASE_URL/s);
  await release();
  await (
    await lockDirectory(folder)
  )();
});

test('a link to the directory is the same directory', async () => {
  const folder = newFolder();
  symlinkSync(folder, `${folder}-link`);
  const release = await lockDirectory(folder);
  await expect(lockDirectory(`${folder}-link`)).rejects.toThrow(DirectoryInUseError);
  await release();
});

test('of five that try at once exactly one wins', async () => {
  const folder = newFolder();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(folder)));
  const winners = results.filter((result) => result.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value();
});

test('the lock of a killed process is free at once', async () => {
  const folder = newFolder();
  const file = fileURLToPath(new URL('lock-directory.ts', import.meta.url));
  const program = `import { lockDirectory } from ${JSON.stringify(file)};
    lockDirectory(${JSON.stringify(folder)}).then(() => { console.log('locked'); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUseError);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await (
    await lockDirectory(folder)
  )();
});
