import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError, findMobileNumber } from '@markwright/contracts';
import type { DeskOperator, OperatorRole } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { operators, operatorSessions } from '../db/tables/operators.ts';

export type Operator = typeof operators.$inferSelect;

const SESSION_MS = 12 * 60 * 60 * 1000;
const SEEN_MS = 60_000;
const TOKEN_BYTES = 32;

const isThere = isNull(operators.removedAt);

export const listOperators = (db: Db): Promise<Operator[]> =>
  db.select().from(operators).where(isThere).orderBy(asc(operators.createdAt));

export async function findOperatorByPhone(db: Db, given: string): Promise<Operator | undefined> {
  const phone = findMobileNumber(given);
  if (!phone) return undefined;
  const [found] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.phone, phone), isThere));
  return found;
}

export async function findOperator(db: Db, id: string): Promise<Operator | undefined> {
  const [found] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.id, id), isThere));
  return found;
}

type NewOperator = { phone: string; name: string; role: OperatorRole };

/** Somebody who was removed comes back with a second factor to set up anew. */
export async function addOperator(tx: Db, { phone: given, name, role }: NewOperator): Promise<Operator> {
  const phone = findMobileNumber(given);
  if (!phone) throw new AppError('PHONE_WRONG');
  const anew = { name, role, removedAt: null, totpSecret: null, totpReadyAt: null };
  const [operator] = await tx
    .insert(operators)
    .values({ phone, name, role })
    .onConflictDoUpdate({ target: operators.phone, set: anew, setWhere: sql`${operators.removedAt} is not null` })
    .returning();
  if (!operator) throw new AppError('OPERATOR_EXISTS');
  return operator;
}

/** Ends the sessions, so that the new role holds from the next call on. The last owner stays one. */
export async function setOperatorRole(tx: Db, id: string, role: OperatorRole, now = new Date()): Promise<Operator> {
  if (role !== 'owner') await requireAnotherOwner(tx, id);
  return changeOperator(tx, id, { role }, now);
}

/** The next sign-in sets up an authenticator anew: for a lost phone. */
export const resetSecondFactor = (tx: Db, id: string, now = new Date()): Promise<Operator> =>
  changeOperator(tx, id, { totpSecret: null, totpReadyAt: null }, now);

export async function removeOperator(tx: Db, id: string, now = new Date()): Promise<Operator> {
  await requireAnotherOwner(tx, id);
  return changeOperator(tx, id, { removedAt: now, totpSecret: null, totpReadyAt: null }, now);
}

async function changeOperator(tx: Db, id: string, values: Partial<Operator>, now: Date): Promise<Operator> {
  const [operator] = await tx
    .update(operators)
    .set(values)
    .where(and(eq(operators.id, id), isThere))
    .returning();
  if (!operator) throw new AppError('NOT_FOUND');
  await tx
    .update(operatorSessions)
    .set({ endedAt: now })
    .where(and(eq(operatorSessions.operatorId, id), isNull(operatorSessions.endedAt)));
  return operator;
}

async function requireAnotherOwner(tx: Db, id: string): Promise<void> {
  // Owners are locked together: two of them removing each other at once would leave none.
  const owners = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.role, 'owner'), isThere))
    .for('update');
  const isOwner = owners.some((owner) => owner.id === id);
  if (isOwner && owners.length === 1) throw new AppError('LAST_OWNER');
}

/** Whoever guessed the same step before gets nothing: one row is changed for one caller. */
export async function useTotpStep(tx: Db, id: string, step: number, now: Date): Promise<Operator | undefined> {
  const [operator] = await tx
    .update(operators)
    .set({ totpStep: step, totpReadyAt: sql`coalesce(${operators.totpReadyAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(operators.id, id), lt(operators.totpStep, step), isThere))
    .returning();
  return operator;
}

/** While no code has proved it, a secret may be replaced; a proved one never is, here. */
export async function keepNewSecret(db: Db, id: string, totpSecret: string): Promise<void> {
  await db
    .update(operators)
    .set({ totpSecret })
    .where(and(eq(operators.id, id), isNull(operators.totpReadyAt)));
}

export async function openOperatorSession(tx: Db, operatorId: string, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await tx.insert(operatorSessions).values({ tokenHash: hashToken(token), operatorId, createdAt: now, expiresAt });
  return { token, seconds: SESSION_MS / 1000 };
}

export async function findOperatorByToken(db: Db, token: string, now = new Date()): Promise<Operator | undefined> {
  if (!token || token.length > 128) return undefined;
  const [found] = await db
    .select({ operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, hashToken(token)),
        isNull(operatorSessions.endedAt),
        gt(operatorSessions.expiresAt, now),
        isThere,
      ),
    );
  const operator = found?.operator;
  if (operator && now.getTime() - (operator.lastSeenAt?.getTime() ?? 0) > SEEN_MS) {
    await db.update(operators).set({ lastSeenAt: now }).where(eq(operators.id, operator.id));
  }
  return operator;
}

export async function endOperatorSession(tx: Db, token: string, now: Date): Promise<void> {
  await tx
    .update(operatorSessions)
    .set({ endedAt: now })
    .where(and(eq(operatorSessions.tokenHash, hashToken(token)), isNull(operatorSessions.endedAt)));
}

export const presentOperator = ({ id, name, phone, role, totpReadyAt, lastSeenAt }: Operator): DeskOperator => ({
  id,
  name,
  phone,
  role,
  ready: totpReadyAt !== null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

/** What the log says of somebody: the number shortened, since the log outlives the job. */
export const operatorLabel = ({ name, phone }: Pick<Operator, 'name' | 'phone'>): string =>
  `${name} ${phone.slice(0, 3)}****${phone.slice(-4)}`;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
