import type { SeedProgress } from '../db/seed.ts';

type Output = { isTTY?: boolean; write(text: string): unknown };

/** One line that counts up on a terminal; a line per quarter where the output is a log. */
export function showProgress(output: Output = process.stdout): SeedProgress {
  let shown = '';
  return (name, done, total) => {
    const percent = total > 0 ? Math.floor((done / total) * 100) : 100;
    if (output.isTTY) {
      output.write(`\r· ${name}: ${done} of ${total} (${percent} %)${done >= total ? '\n' : ''}`);
      return;
    }
    const line = `· ${name}: ${percent - (percent % 25)} %\n`;
    if (line !== shown) output.write(line);
    shown = line;
  };
}
