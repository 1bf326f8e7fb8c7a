import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AiStages } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { aiResults, aiTasks } from '../../db/tables/ai.ts';

export type AiTaskRow = typeof aiTasks.$inferSelect;
export type AiResultRow = typeof aiResults.$inferSelect;
export type AiResultSummaryRow = Omit<AiResultRow, 'doc'>;
export type NewAiTask = typeof aiTasks.$inferInsert;
export type NewAiResult = typeof aiResults.$inferInsert;

const UNFINISHED = ['waiting', 'running'] as const;

export async function insertTask(tx: Db, task: NewAiTask): Promise<void> {
  await tx.insert(aiTasks).values(task);
}

export async function findTask(db: Db, id: string): Promise<AiTaskRow | undefined> {
  const [task] = await db.select().from(aiTasks).where(eq(aiTasks.id, id));
  return task;
}

const taskOfUser = preparedOnce((db) =>
  db
    .select()
    .from(aiTasks)
    .where(and(eq(aiTasks.id, sql.placeholder('id')), eq(aiTasks.userId, sql.placeholder('userId'))))
    .prepare('ai_task_of_user'),
);

/** Somebody else's task is as unknown as one that does not exist. */
export async function findOwnTask(db: Db, userId: string, id: string): Promise<AiTaskRow | undefined> {
  const [task] = await taskOfUser(db).execute({ id, userId });
  return task;
}

/** The same, and nobody else may begin a correction of it until the transaction ends. */
export async function lockOwnTask(tx: Db, userId: string, id: string): Promise<AiTaskRow | undefined> {
  const [task] = await tx
    .select()
    .from(aiTasks)
    .where(and(eq(aiTasks.id, id), eq(aiTasks.userId, userId)))
    .for('update');
  return task;
}

/** Whether a task's reading has been corrected, or is just being; one that failed does not count. */
export async function hasCorrection(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: aiTasks.id })
    .from(aiTasks)
    .where(and(eq(aiTasks.corrects, id), ne(aiTasks.state, 'failed')))
    .limit(1);
  return found.length > 0;
}

export async function startTask(db: Db, id: string, stages: AiStages | null): Promise<void> {
  await db
    .update(aiTasks)
    .set({ state: 'running', stages })
    .where(and(eq(aiTasks.id, id), inArray(aiTasks.state, UNFINISHED)));
}

/** Moves an unfinished task to its end; undefined when somebody else was first. */
export async function finishTask(
  tx: Db,
  id: string,
  state: 'done' | 'failed',
  finishedAt: Date,
): Promise<AiTaskRow | undefined> {
  const [task] = await tx
    .update(aiTasks)
    .set({ state, finishedAt })
    .where(and(eq(aiTasks.id, id), inArray(aiTasks.state, UNFINISHED)))
    .returning();
  return task;
}

export async function insertResults(tx: Db, results: NewAiResult[]): Promise<void> {
  // One at a time: the embedded database works in this process, and gives others a turn between two documents.
  for (const result of results) await tx.insert(aiResults).values(result);
}

const shown = (where: SQL) => and(where, isNull(aiResults.deletedAt));

const resultsOfTask = preparedOnce((db) =>
  db
    .select()
    .from(aiResults)
    .where(shown(eq(aiResults.taskId, sql.placeholder('taskId'))))
    .orderBy(asc(aiResults.position))
    .prepare('ai_results_of_task'),
);

export const findResultsOf = (db: Db, taskId: string): Promise<AiResultRow[]> => resultsOfTask(db).execute({ taskId });

export async function findOwnResult(db: Db, userId: string, id: string): Promise<AiResultRow | undefined> {
  const own = and(eq(aiResults.id, id), eq(aiResults.userId, userId));
  const [result] = await db
    .select()
    .from(aiResults)
    .where(own && shown(own));
  return result;
}

const { doc: _doc, ...LISTED } = getTableColumns(aiResults);

const ORDERS = {
  newest: [desc(aiResults.createdAt), asc(aiResults.position)],
  oldest: [asc(aiResults.createdAt), asc(aiResults.position)],
  name: [asc(aiResults.logoName), desc(aiResults.createdAt), asc(aiResults.position)],
} as const;

export async function findResultsPage(
  db: Db,
  userId: string,
  { page, size, sort }: { page: number; size: number; sort: keyof typeof ORDERS },
): Promise<{ rows: AiResultSummaryRow[]; total: number }> {
  const own = shown(eq(aiResults.userId, userId));
  const [counted] = await db.select({ total: count() }).from(aiResults).where(own);
  const rows = await db
    .select(LISTED)
    .from(aiResults)
    .where(own)
    .orderBy(...ORDERS[sort], asc(aiResults.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: counted?.total ?? 0 };
}

export async function hideResult(db: Db, userId: string, id: string, deletedAt: Date): Promise<boolean> {
  const own = and(eq(aiResults.id, id), eq(aiResults.userId, userId));
  const hidden = await db
    .update(aiResults)
    .set({ deletedAt })
    .where(own && shown(own))
    .returning({ id: aiResults.id });
  return hidden.length > 0;
}
