import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { CREATION_TITLE_MAX, textLength } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { bestPackage } from '../entitlements/rights.ts';
import { creationReports, creations, refusedWords, shareOpeners } from '../../db/tables/creations.ts';

export type Creation = typeof creations.$inferSelect;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What operators refuse beside the shipped words; a handful. */
export const listRefusedWords = async (db: Db): Promise<string[]> =>
  (await db.select({ word: refusedWords.word }).from(refusedWords)).map(({ word }) => word);

const creationById = preparedOnce((db) =>
  db
    .select()
    .from(creations)
    .where(eq(creations.id, sql.placeholder('id')))
    .prepare('creation_by_id'),
);

export async function findCreation(db: Db, id: string): Promise<Creation | undefined> {
  if (!UUID.test(id)) return undefined;
  const [found] = await creationById(db).execute({ id });
  return found;
}

/** Somebody else's creation is as unknown as one that does not exist. */
export async function findOwnCreation(db: Db, userId: string, id: string): Promise<Creation | undefined> {
  const found = await findCreation(db, id);
  return found?.userId === userId ? found : undefined;
}

/** One of the user's own with this very document that still stands in the list, a bought one first. */
export async function findSameCreation(db: Db, userId: string, doc: unknown): Promise<Creation | undefined> {
  const isSame = sql`${creations.doc} = ${JSON.stringify(doc)}::jsonb`;
  const [found] = await db
    .select()
    .from(creations)
    .where(and(eq(creations.userId, userId), isNull(creations.hiddenAt), isSame))
    .orderBy(desc(creations.frozen), asc(creations.createdAt))
    .limit(1);
  return found;
}

/** A space and up to three digits. */
const NUMBER_ROOM = 4;

/** “Name 2”, or the next number that none of the user's creations has. */
export async function findFreeTitle(db: Db, userId: string, base: string): Promise<string> {
  const own = await db.select({ title: creations.title }).from(creations).where(eq(creations.userId, userId));
  const taken = new Set(own.map(({ title }) => title));
  let stem = base.replace(/ \d+$/, '');
  while (textLength(stem) > CREATION_TITLE_MAX - NUMBER_ROOM) stem = Array.from(stem).slice(0, -1).join('');
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

export async function findOwnCreations(db: Db, userId: string, ids: string[]): Promise<ListedCreation[]> {
  if (ids.length === 0) return [];
  return db
    .select(LISTED)
    .from(creations)
    .where(and(eq(creations.userId, userId), inArray(creations.id, ids)));
}

export async function insertCreation(db: Db, values: typeof creations.$inferInsert): Promise<Creation> {
  const [made] = await db.insert(creations).values(values).returning();
  if (!made) throw new Error('The creation was not returned');
  return made;
}

/** Only on the revision it was made from; undefined when somebody was faster or it has been bought meanwhile. */
export async function replaceDoc(
  db: Db,
  { id, revision }: { id: string; revision: number },
  changes: Pick<Creation, 'doc' | 'name' | 'nameCorrections' | 'drawnBy' | 'updatedAt'>,
): Promise<Creation | undefined> {
  const [changed] = await db
    .update(creations)
    .set({ ...changes, revision: revision + 1 })
    .where(and(eq(creations.id, id), eq(creations.revision, revision), eq(creations.frozen, false)))
    .returning();
  return changed;
}

type Fields = Partial<Pick<Creation, 'caseAllowedAt' | 'frozen' | 'hiddenAt' | 'previewKey' | 'sharedAt' | 'title'>>;
export async function setCreation(db: Db, id: string, fields: Fields): Promise<void> {
  await db.update(creations).set(fields).where(eq(creations.id, id));
}

type Preview = { previewKey: string; previewWidth: number; previewHeight: number };
type Drawn = Pick<Creation, 'id' | 'revision' | 'previewKey'>;

/** False when the document or its picture has moved on since this one was begun. */
export async function setPreview(db: Db, { id, revision, previewKey }: Drawn, preview: Preview): Promise<boolean> {
  const before = previewKey === null ? isNull(creations.previewKey) : eq(creations.previewKey, previewKey);
  const changed = await db
    .update(creations)
    .set(preview)
    .where(and(eq(creations.id, id), eq(creations.revision, revision), before))
    .returning({ id: creations.id });
  return changed.length > 0;
}

export async function lockCreation(tx: Db, id: string): Promise<void> {
  if (!UUID.test(id)) return;
  await tx.select({ id: creations.id }).from(creations).where(eq(creations.id, id)).for('update');
}

export async function removeCreation(db: Db, id: string): Promise<void> {
  await db.delete(creations).where(eq(creations.id, id));
}

const ORDER = {
  updated: [desc(creations.updatedAt), desc(creations.id)],
  created: [desc(creations.createdAt), desc(creations.id)],
  name: [asc(sql`coalesce(${creations.title}, ${creations.name})`), desc(creations.updatedAt)],
} as const;

const { doc: _doc, ...LISTED } = getTableColumns(creations);
/** A creation as a list needs it: documents stay in the database. */
export type ListedCreation = Omit<Creation, 'doc'>;
/** With its document as the text that the database keeps. */
export type StoredCreation = ListedCreation & { storedDoc: string; docVersion: string | null };

type ListQuery = { page: number; size: number; sort: keyof typeof ORDER; hidden: boolean };

const ownCounts = preparedOnce((db) =>
  db
    .select({ total: count(), hidden: count(creations.hiddenAt) })
    .from(creations)
    .where(eq(creations.userId, sql.placeholder('userId')))
    .prepare('own_creations_counted'),
);

/** Somebody's own creations with what was bought of them, in one statement. */
export function creationReads(sandboxCounts: boolean) {
  const purchased = bestPackage(sandboxCounts);
  const byId = preparedOnce((db) =>
    db
      .select({
        ...LISTED,
        purchased,
        storedDoc: sql<string>`${creations.doc}::text`,
        docVersion: sql<string | null>`${creations.doc}->>'version'`,
      })
      .from(creations)
      .where(and(eq(creations.id, sql.placeholder('id')), eq(creations.userId, sql.placeholder('userId'))))
      .prepare('own_creation_with_package'),
  );
  const ownPage = (sort: keyof typeof ORDER, hidden: boolean) =>
    preparedOnce((db) =>
      db
        .select({ ...LISTED, purchased })
        .from(creations)
        .where(
          and(
            eq(creations.userId, sql.placeholder('userId')),
            hidden ? isNotNull(creations.hiddenAt) : isNull(creations.hiddenAt),
          ),
        )
        .orderBy(...ORDER[sort])
        .limit(sql.placeholder('size'))
        .offset(sql.placeholder('offset'))
        .prepare(`own_${hidden ? 'hidden' : 'shown'}_by_${sort}`),
    );
  const bothOf = (sort: keyof typeof ORDER) => ({ shown: ownPage(sort, false), hidden: ownPage(sort, true) });
  const pages = { updated: bothOf('updated'), created: bothOf('created'), name: bothOf('name') };

  return {
    async findOwn(db: Db, userId: string, id: string) {
      if (!UUID.test(id)) return undefined;
      const [found] = await byId(db).execute({ id, userId });
      return found;
    },
    async findPage(db: Db, userId: string, { page, size, sort, hidden }: ListQuery) {
      const ofPage = pages[sort][hidden ? 'hidden' : 'shown'];
      const rows = await ofPage(db).execute({ userId, size, offset: (page - 1) * size });
      const [all] = await ownCounts(db).execute({ userId });
      const [every, hiddenTotal] = [all?.total ?? 0, all?.hidden ?? 0];
      return { rows, total: hidden ? hiddenTotal : every - hiddenTotal, hiddenTotal };
    },
  };
}

/** Which of the keys were not known for this creation; now all are. */
export async function addOpenerKeys(db: Db, creationId: string, keys: string[], createdAt: Date): Promise<string[]> {
  const rows = keys.map((key) => ({ creationId, key, createdAt }));
  const added = await db.insert(shareOpeners).values(rows).onConflictDoNothing().returning({ key: shareOpeners.key });
  return added.map(({ key }) => key);
}

export async function insertReport(db: Db, values: typeof creationReports.$inferInsert): Promise<void> {
  await db.insert(creationReports).values(values);
}
