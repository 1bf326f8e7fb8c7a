export type Progress = { step(): void; end(): void };

/** One line that counts up on a terminal; silent in a pipe, so that output stays clean. */
export function showProgress(what: string, total: number): Progress {
  let done = 0;
  const isTerminal = process.stderr.isTTY;
  const show = () => isTerminal && process.stderr.write(`\r${done} of ${total} ${what}`);
  show();
  return {
    step() {
      done += 1;
      show();
    },
    end: () => void (isTerminal && process.stderr.write('\n')),
  };
}
