import { AppError, errorMessage } from '@markwright/contracts';
import { BackupMistake } from '../backup/manifest.ts';
import { RefundRefused } from '../features/orders/refund-rules.ts';
import { AdminMistake, type AdminDeps } from './admin-command.ts';
import { ADMIN_COMMANDS, adminHelp } from './admin-commands.ts';
import { beginAction, currentOperator, endAction } from './operator-actions.ts';

export type AdminAnswer = { lines: string[]; exitCode: number };

/** Of the person at the keyboard: told in words. Anything else is a fault of ours. */
const MISTAKES = [AdminMistake, RefundRefused, BackupMistake, AppError];

/** Runs one command, in the running server or beside it, and records who asked for it, on what and how it ended. */
export async function runAdmin(
  args: readonly string[],
  deps: AdminDeps,
  operator = currentOperator(),
): Promise<AdminAnswer> {
  const [name = 'help', ...words] = args;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) {
    const isAsking = name === 'help' || name === '--help' || name === '-h';
    return {
      lines: [...(isAsking ? [] : [`There is no command "${name}".`, '']), ...adminHelp()],
      exitCode: isAsking ? 0 : 1,
    };
  }
  const action = { operator, action: name, words };
  const begunBy = await beginAction(deps.db, action);
  let subject: string | undefined;
  const end = (state: 'done' | 'refused' | 'failed') => endAction(deps.db, { ...action, begunBy, state, subject });
  let lines: string[];
  try {
    lines = await command.run(words, { ...deps, operator, begunId: begunBy, onSubject: (given) => (subject = given) });
  } catch (error) {
    const isMistake = MISTAKES.some((mistake) => error instanceof mistake);
    // What went wrong first is told, also where the record cannot be written any more.
    await end(isMistake ? 'refused' : 'failed').catch((failure: unknown) =>
      deps.log.error({ err: failure }, 'the end of a command was not recorded'),
    );
    if (!isMistake) throw error;
    const told = error instanceof AppError ? errorMessage(error.error, 'en', error.details) : (error as Error).message;
    return { lines: [told, `Usage: ${command.usage}`].map(printable), exitCode: 1 };
  }
  await end('done');
  return { lines: lines.map(printable), exitCode: 0 };
}

/** What visitors typed is shown, never obeyed: an escape sequence could write to the operator's screen or clipboard. */
const printable = (line: string): string =>
  line.replace(
    /[^\P{C}\n\t]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  );
