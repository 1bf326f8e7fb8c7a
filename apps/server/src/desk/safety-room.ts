import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import { DESK, type DeskMisuse, type DeskReport, type ReportState } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { aiTasks } from '../db/tables/ai.ts';
import { users } from '../db/tables/auth.ts';
import { creationReports, creations, refusedWords } from '../db/tables/creations.ts';
import { BLOCKED_WORDS } from '../features/creations/blocked-words.data.ts';
import { hasBlockedWord } from '../features/creations/blocked-words.ts';
import { listRefusedWords } from '../features/creations/queries.ts';
import { takeDown } from '../features/creations/share-rules.ts';
import type { Enqueue } from '../jobs/define-job.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { isAfterKey, keyedPage, rowKey } from './keyed-list.ts';
import type { DeskRoom } from './mount-desk.ts';
import { addNote, listNotesOf, presentNote } from './notes.ts';

const PREVIEW_SECONDS = 600;
/** How many AI tasks back misuse is looked for. */
const LOOKED = 2000;

export type SafetyDeps = { storage: Storage; enqueue: Enqueue };

/** What should not be shown: reports, words and what the AI was asked for. */
export const safetyRoom =
  ({ storage, enqueue }: SafetyDeps): DeskRoom =>
  (on) => {
    on.read(DESK.listReports, async ({ db, query: { state, after, size } }) => {
      const rows = await selectReports(db)
        .where(
          and(
            state ? eq(creationReports.state, state) : undefined,
            isAfterKey(creationReports.createdAt, creationReports.id, after),
          ),
        )
        .orderBy(desc(creationReports.createdAt), desc(creationReports.id))
        .limit(size + 1);
      const page = keyedPage(rows, size, (row) => row);
      return { ...page, list: await Promise.all(page.list.map((row) => present(storage, row))) };
    });
    on.change(DESK.settleReport, async ({ db, params: { id }, body: { state, reason }, now }) => {
      const before = await getReport(db, id);
      const { creationId } = before.report;
      const picture = state === 'taken-down' ? await takeDown(db, enqueue, creationId, now) : null;
      await db
        .update(creationReports)
        .set({ state })
        .where(and(eq(creationReports.creationId, creationId), eq(creationReports.state, 'open')));
      await db.update(creationReports).set({ state }).where(eq(creationReports.id, id));
      return {
        data: await present(storage, await getReport(db, id)),
        subject: `creation ${creationId}`,
        before: { state: before.report.state },
        after: { state, reason },
        afterwards: async () => picture && storage.delete(picture),
      };
    });

    on.read(DESK.listMisuse, async ({ db, query: { state } }) => {
      const refused = await listRefusedWords(db);
      const rows = await selectTasks(db).orderBy(desc(aiTasks.createdAt)).limit(LOOKED);
      const misused = rows.filter(({ task }) => hasBlockedWord([task.logoName, task.inspiration], refused));
      const list = await presentMisuse(db, misused);
      const isWanted = (one: DeskMisuse) => (one.settlement === null) === (state === 'open');
      return { list: list.filter(isWanted), looked: rows.length };
    });
    on.change(DESK.settleMisuse, async ({ db, params: { id }, body: { reason }, operator, now }) => {
      await addNote(db, taskSubject(id), reason, operator, now);
      const [data] = await presentMisuse(db, await selectTasks(db).where(eq(aiTasks.id, id)));
      if (!data) throw new AppError('NOT_FOUND');
      return { data, subject: taskSubject(id), after: { reason } };
    });

    on.read(DESK.listWords, async ({ db }) => {
      const rows = await db.select().from(refusedWords).orderBy(desc(refusedWords.createdAt));
      const list = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
      return { list, shipped: BLOCKED_WORDS.length };
    });
    on.change(DESK.addWord, async ({ db, body, operator, now: createdAt }) => {
      const word = body.word.normalize('NFKC').toLowerCase();
      const row = { word, operator: operator.name };
      await db
        .insert(refusedWords)
        .values({ ...row, createdAt })
        .onConflictDoNothing();
      return { data: { ...row, createdAt: createdAt.toISOString() }, subject: `word ${word}`, after: { word } };
    });
    on.change(DESK.removeWord, async ({ db, params: { word } }) => {
      const { rowCount } = await db.delete(refusedWords).where(eq(refusedWords.word, word));
      if (!rowCount) throw new AppError('NOT_FOUND');
      return { data: null, subject: `word ${word}`, before: { word } };
    });
  };

const taskSubject = (id: string): string => `ai-task ${id}`;

const selectTasks = (db: Db) =>
  db.select({ task: aiTasks, nickName: users.nickName }).from(aiTasks).innerJoin(users, eq(users.id, aiTasks.userId));

/** A task is settled once an operator has written down what was thought of it. */
async function presentMisuse(db: Db, rows: Awaited<ReturnType<typeof selectTasks>>): Promise<DeskMisuse[]> {
  const notes = await listNotesOf(
    db,
    rows.map(({ task }) => taskSubject(task.id)),
  );
  return rows.map(({ task: { id, createdAt, userId, logoName, inspiration }, nickName: name }) => {
    const note = notes.findLast(({ subject }) => subject === taskSubject(id));
    return {
      id,
      at: createdAt.toISOString(),
      userId,
      name,
      logoName,
      inspiration,
      settlement: note ? presentNote(note) : null,
    };
  });
}

const selectReports = (db: Db) =>
  db
    .select({
      key: rowKey(creationReports.createdAt, creationReports.id),
      report: creationReports,
      name: creations.name,
      previewKey: creations.previewKey,
      isShared: sql<boolean>`${creations.sharedAt} is not null`,
      ownerId: creations.userId,
      owner: users.nickName,
    })
    .from(creationReports)
    .innerJoin(creations, eq(creations.id, creationReports.creationId))
    .innerJoin(users, eq(users.id, creations.userId));

type Row = Awaited<ReturnType<typeof selectReports>>[number];

async function getReport(db: Db, id: string): Promise<Row> {
  const [found] = await selectReports(db).where(eq(creationReports.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function present(storage: Storage, { report, name, previewKey, isShared, ownerId, owner }: Row) {
  const previewUrl = previewKey ? await storage.signedUrl(previewKey, { expiresInSeconds: PREVIEW_SECONDS }) : null;
  const { id, createdAt, reason, state, creationId } = report;
  const told: DeskReport = {
    id,
    createdAt: createdAt.toISOString(),
    reason,
    state: state satisfies ReportState,
    creationId,
    name,
    previewUrl,
    shared: isShared,
    ownerId,
    owner,
  };
  return told;
}
