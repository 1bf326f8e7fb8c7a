import { spawn } from 'node:child_process';

export type StepResult = { ok: boolean; output: string; seconds: number };

/** Runs a command with its output shown as it comes, or held back to be printed only on failure. */
export function runStep(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const done = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => ((output += error.message), done(false)));
    child.on('close', (code) => done(code === 0));
  });
}
