import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program that we did not write is on this machine. */
export const hasProgram = (command: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(command, args).status === 0;

/** Runs a program on a file and gives what it printed. */
export const readWith = (command: string, args: (file: string) => string[], bytes: Uint8Array, name: string): string =>
  readAllWith(command, ([file = '']) => args(file), [bytes], name);

/** The same with one start of the program for several files, whose names begin with their number. */
export function readAllWith(
  command: string,
  args: (files: string[]) => string[],
  contents: readonly Uint8Array[],
  name: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-foreign-'));
  try {
    const files = contents.map((_, index) => join(folder, `${index}-${name}`));
    for (const [index, bytes] of contents.entries()) writeFileSync(files[index]!, bytes);
    const { status, stdout, stderr } = spawnSync(command, args(files), { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (status !== 0) throw new Error(`${command} refused ${name}: ${stderr || stdout}`);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
