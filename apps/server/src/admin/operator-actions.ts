import { hostname, userInfo } from 'node:os';
import { desc } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import { operatorActions, type ACTION_STATES } from '../db/tables/operator-actions.ts';

type ActionState = (typeof ACTION_STATES)[number];
type OperatorAction = typeof operatorActions.$inferSelect;

const WORD_MAX = 200;

/** Who types: OPERATOR where several people share an account of the machine, else who signed in to it, before `sudo` too. */
export function currentOperator(env: NodeJS.ProcessEnv = process.env): string {
  const name = env['OPERATOR']?.trim() || env['SUDO_USER'] || accountName();
  return `${name}@${hostname()}`.slice(0, WORD_MAX);
}

/** A container may run under a number that has no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * 13812345678 → 138****5678, however it is spaced and with +86 before it; li.na@example.com → l***@example.com: enough to
 * find one's own request again.
 */
export const shortenPersonal = (word: string): string =>
  word
    .slice(0, WORD_MAX)
    .replaceAll(/(?<![0-9A-Za-z])(?:(?:\+|00)?86[\s-]*)?1(?:[\s-]*\d){10}(?![0-9A-Za-z])/g, (number) => {
      const digits = number.replaceAll(/\D/g, '').slice(-11);
      return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
    })
    .replaceAll(/([^\s@])[^\s@]*@([^\s@]+\.[^\s@]+)/g, '$1***@$2');

/** A number may be typed as several words: they are looked at together. */
const shortenWords = (words: readonly string[]): string[] => {
  const together = words.join(' ');
  const shortened = shortenPersonal(together);
  return together === shortened ? [...words] : shortened.split(' ');
};

export type Action = { operator: string; action: string; words: readonly string[] };

/** Written before anything is done: what cannot be recorded is not carried out. */
export async function beginAction(db: Db, { operator, action, words }: Action): Promise<number> {
  const row = { operator, action, words: shortenWords(words), state: 'begun' as const };
  const [begun] = await db.insert(operatorActions).values(row).returning({ id: operatorActions.id });
  if (!begun) throw new Error('The action was not recorded');
  return begun.id;
}

export type Ending = Action & { begunBy: number; state: Exclude<ActionState, 'begun'>; subject?: string | undefined };

export async function endAction(db: Db, { words, subject, ...rest }: Ending): Promise<void> {
  const about = subject === undefined ? null : shortenPersonal(subject);
  await db.insert(operatorActions).values({ ...rest, words: shortenWords(words), subject: about });
}

export const listActions = (db: Db, limit: number): Promise<OperatorAction[]> =>
  db.select().from(operatorActions).orderBy(desc(operatorActions.id)).limit(limit);

/** Newest first, one line an action; one that still runs or was cut off has not ended yet. */
export function linesOfActions(rows: readonly OperatorAction[]): string[] {
  const ended = new Set(rows.map(({ begunBy }) => begunBy));
  return rows
    .filter(({ id, state }) => state !== 'begun' || !ended.has(id))
    .map(({ at, operator, action, words, subject, state }) =>
      [
        at.toISOString(),
        operator,
        state === 'begun' ? 'not ended yet' : state,
        [action, ...words].join(' '),
        subject ?? '',
      ]
        .join('  ')
        .trimEnd(),
    );
}
