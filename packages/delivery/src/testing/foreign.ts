import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program that we did not write is on this machine. */
export const hasProgram = (command: string, args: readonly string[] = ['--version']): boolean =>
  spawnSync(command, args).status === 0;

/** Runs a program on a file and gives what it printed. */
export function readWith(command: string, args: (file: string) => string[], bytes: Uint8Array, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-foreign-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const { status, stdout, stderr } = spawnSync(command, args(file), { encoding: 'utf8', maxBuffer: 1 << 26 });
    if (status !== 0) throw new Error(`${command} refused ${name}: ${stderr || stdout}`);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
