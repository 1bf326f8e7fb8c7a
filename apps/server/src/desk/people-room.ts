import { randomUUID } from 'node:crypto';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { AppError, findEmailAddress, findMobileNumber } from '@markwright/contracts';
import { DESK, type DeskPerson, type DeskPersonRow } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { users } from '../db/tables/auth.ts';
import { creations } from '../db/tables/creations.ts';
import { pointRows } from '../db/tables/points.ts';
import { deleteAccount } from '../features/auth/delete-account.ts';
import { findUser, type User } from '../features/auth/queries.ts';
import { setBlocked } from '../features/auth/rules.ts';
import { addPoints, readPoints, takePoints } from '../features/points/rules.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { beginsWith, isAfterKey, keyedPage, rowKey } from './keyed-list.ts';
import type { DeskRoom } from './mount-desk.ts';
import { addNote, listNotes, presentNote } from './notes.ts';
import { listOrders } from './order-list.ts';

const SHOWN = 40;
const LEDGER_SHOWN = 60;
const PREVIEW_SECONDS = 600;

const accountSubject = (id: string): string => `account ${id}`;
/** The cause of a change by hand; what follows its kind is the operator's reason, found in the note beside it. */
const handSubject = () => `operator:${randomUUID()}`;

/** People and what is theirs, for clerks. */
export const peopleRoom =
  (storage: Storage): DeskRoom =>
  (on) => {
    const told = async (db: Db, id: string, now: Date) => ({
      subject: accountSubject(id),
      data: await tellPerson(db, storage, await getUser(db, id), now),
    });
    on.read(DESK.listPeople, ({ db, query }) => listPeople(db, query));
    on.read(DESK.getPerson, async ({ db, params, now }) => tellPerson(db, storage, await getUser(db, params.id), now));
    on.change(DESK.notePerson, async ({ db, params: { id }, body: { text }, operator, now }) => {
      await getUser(db, id);
      await addNote(db, accountSubject(id), text, operator, now);
      return { ...(await told(db, id, now)), after: { text } };
    });
    on.change(DESK.changePoints, async ({ db, params: { id }, body: { points, reason }, operator, now }) => {
      const { id: userId } = await getUser(db, id);
      const before = await readPoints(db, userId, now);
      const hand = { userId, points: Math.abs(points), subject: handSubject(), now };
      if (points > 0) await addPoints(db, { ...hand, reason: 'operator' });
      else await takePoints(db, hand);
      await addNote(db, accountSubject(id), `${points > 0 ? '+' : ''}${points}: ${reason}`, operator, now);
      return { ...(await told(db, id, now)), before: { kept: before.kept }, after: { points, reason } };
    });
    on.change(DESK.blockPerson, async ({ db, params: { id }, body: { blocked, reason }, operator, now }) => {
      const user = await getUser(db, id);
      await setBlocked(db, id, blocked ? now : null);
      await addNote(db, accountSubject(id), reason, operator, now);
      const before = { blocked: user.blockedAt !== null };
      return { ...(await told(db, id, now)), before, after: { blocked, reason } };
    });
    on.change(DESK.deletePerson, async ({ db, params: { id }, body: { reason } }) => {
      const data = await deleteAccount(db, await getUser(db, id));
      return { data, subject: accountSubject(id), after: { reason, ...data } };
    });
  };

async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

type Search = { words?: string | undefined; after?: string | undefined; size: number };

export async function listPeople(db: Db, { words, after, size }: Search) {
  const rows = await db
    .select({ key: rowKey(users.createdAt, users.id), user: users })
    .from(users)
    .where(and(words ? matches(words) : undefined, isAfterKey(users.createdAt, users.id, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(size + 1);
  return keyedPage(rows, size, ({ user }) => presentPerson(user));
}

function matches(words: string): SQL | undefined {
  const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(words);
  return or(
    eq(users.phone, findMobileNumber(words) ?? ''),
    eq(users.email, findEmailAddress(words) ?? ''),
    sql`lower(${users.nickName}) like ${beginsWith(words)}`,
    isId ? eq(users.id, words) : undefined,
  );
}

const presentPerson = ({ id, nickName, phone, email, createdAt, blockedAt }: User): DeskPersonRow => ({
  id,
  nickName,
  phone,
  email,
  createdAt: createdAt.toISOString(),
  blocked: blockedAt !== null,
});

async function tellPerson(db: Db, storage: Storage, user: User, now: Date): Promise<DeskPerson> {
  const { free, kept } = await readPoints(db, user.id, now);
  const made = await db
    .select()
    .from(creations)
    .where(eq(creations.userId, user.id))
    .orderBy(desc(creations.updatedAt))
    .limit(SHOWN);
  const rows = await db
    .select()
    .from(pointRows)
    .where(eq(pointRows.userId, user.id))
    .orderBy(desc(pointRows.place))
    .limit(LEDGER_SHOWN);
  const notes = await listNotes(db, accountSubject(user.id));
  const { list: orders } = await listOrders(db, { userId: user.id, size: SHOWN });
  return {
    ...presentPerson(user),
    points: { free, kept },
    creations: await Promise.all(
      made.map(async ({ id, name, title, previewKey, createdAt, sharedAt }) => ({
        id,
        name: title ?? name,
        previewUrl: previewKey ? await storage.signedUrl(previewKey, { expiresInSeconds: PREVIEW_SECONDS }) : null,
        createdAt: createdAt.toISOString(),
        shared: sharedAt !== null,
      })),
    ),
    orders,
    ledger: rows.map(({ createdAt, reason, points, freeAfter, keptAfter, kind }) => ({
      at: createdAt.toISOString(),
      reason,
      points,
      after: freeAfter + keptAfter,
      words: kind,
    })),
    notes: notes.map(presentNote),
  };
}
