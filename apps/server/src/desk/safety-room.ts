import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import { DESK, type DeskReport, type ReportState } from '@markwright/contracts/desk';
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
      if (state === 'taken-down') await takeDown(db, enqueue, creationId, now);
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
      };
    });

    on.read(DESK.listMisuse, async ({ db }) => {
      const refused = await listRefusedWords(db);
      const rows = await db
        .select({ task: aiTasks, nickName: users.nickName })
        .from(aiTasks)
        .innerJoin(users, eq(users.id, aiTasks.userId))
        .orderBy(desc(aiTasks.createdAt))
        .limit(LOOKED);
      const list = rows
        .filter(({ task }) => hasBlockedWord([task.logoName, task.inspiration], refused))
        .map(({ task: { id, createdAt, userId, logoName, inspiration }, nickName: name }) => ({
          id,
          at: createdAt.toISOString(),
          userId,
          name,
          logoName,
          inspiration,
        }));
      return { list, looked: rows.length };
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
