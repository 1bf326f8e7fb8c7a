import { BackupMistake } from '../backup/manifest.ts';
import { RefundRefused } from '../features/orders/refund-rules.ts';
import { AdminMistake, type AdminDeps } from './admin-command.ts';
import { ADMIN_COMMANDS, adminHelp } from './admin-commands.ts';

export type AdminAnswer = { lines: string[]; exitCode: number };

/** Of the person at the keyboard: told in words. Anything else is a fault of ours. */
const MISTAKES = [AdminMistake, RefundRefused, BackupMistake];

/** Runs one command, in the running server or beside it. */
export async function runAdmin(args: readonly string[], deps: AdminDeps): Promise<AdminAnswer> {
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) {
    const isAsking = name === 'help' || name === '--help' || name === '-h';
    return {
      lines: [...(isAsking ? [] : [`There is no command "${name}".`, '']), ...adminHelp()],
      exitCode: isAsking ? 0 : 1,
    };
  }
  try {
    return { lines: await command.run(rest, deps), exitCode: 0 };
  } catch (error) {
    if (!MISTAKES.some((mistake) => error instanceof mistake)) throw error;
    return { lines: [(error as Error).message, `Usage: ${command.usage}`], exitCode: 1 };
  }
}
