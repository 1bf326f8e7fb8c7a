import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { smsCodes } from '../../db/tables/auth.ts';

export async function keepCode(db: Db, values: typeof smsCodes.$inferInsert): Promise<void> {
  const { codeHash, triesLeft, expiresAt } = values;
  const set = { codeHash, triesLeft, expiresAt };
  await db.insert(smsCodes).values(values).onConflictDoUpdate({ target: smsCodes.sentTo, set });
}

/** Spends a try before the code is looked at: parallel guesses cannot share one. */
export async function spendTry(db: Db, sentTo: string, now: Date): Promise<{ codeHash: string } | undefined> {
  const [row] = await db
    .update(smsCodes)
    .set({ triesLeft: sql`${smsCodes.triesLeft} - 1` })
    .where(and(eq(smsCodes.sentTo, sentTo), gt(smsCodes.triesLeft, 0), gt(smsCodes.expiresAt, now)))
    .returning({ codeHash: smsCodes.codeHash });
  return row;
}

/** True for the one caller that removed it. */
export async function removeCode(db: Db, sentTo: string, codeHash: string): Promise<boolean> {
  const removed = await db
    .delete(smsCodes)
    .where(and(eq(smsCodes.sentTo, sentTo), eq(smsCodes.codeHash, codeHash)))
    .returning({ sentTo: smsCodes.sentTo });
  return removed.length > 0;
}
