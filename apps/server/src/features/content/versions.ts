import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '@markwright/contracts';
import { ONLY_KEY } from '@markwright/contracts/desk-routes';
import type { Db } from '../../db/open-db.ts';
import { contentVersions } from '../../db/tables/content.ts';

export type Version = typeof contentVersions.$inferSelect;

/** Something operators write: how it is checked, where it stands now, and how it is put there. */
export type ContentKind<Value = unknown> = {
  /** Throws what is wrong with it. */
  parse: (key: string, value: unknown) => Value;
  /** As it stands on the site; undefined where there is none. */
  read: (db: Db, key: string) => Promise<Value | undefined>;
  /** Puts it on the site. */
  apply: (tx: Db, key: string, value: Value, now: Date) => Promise<void>;
};

/** A value of a kind, without caring which: what goes in was parsed by the same kind. */
export const asContent = <Value>(kind: ContentKind<Value>): ContentKind => kind as unknown as ContentKind;

/** Parsed, or told which field is wrong. */
export function parseContent<Value>(schema: z.ZodType<Value>, value: unknown, name = ''): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = [name, ...(issue?.path ?? [])].filter((part) => part !== '').join('.');
  throw new AppError('BAD_INPUT', { field, reason: issue?.message ?? '' });
}

/** Of what there is only one. */
export function requireOnlyKey(key: string): void {
  if (key !== ONLY_KEY) throw new AppError('NOT_FOUND');
}

export type Saved = { before: unknown; version: Version };
export type Writing = { kind: string; key: string; operator: string; now: Date };

/**
 * One more version, and the site shows it. What came from a file is kept as the first version, so that it can be had back.
 * `basedOn` names the version that was changed; where somebody has saved another one meanwhile, nothing is written.
 */
export async function saveContent<Value>(
  tx: Db,
  { parse, read, apply }: ContentKind<Value>,
  { kind, key, operator, now }: Writing,
  given: unknown,
  basedOn?: number | null,
): Promise<Saved> {
  const value = parse(key, given);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`);
  const newest = await findNewestVersion(tx, kind, key);
  if (basedOn !== undefined && (newest?.id ?? null) !== basedOn) throw new AppError('CONTENT_CHANGED');
  const before = await read(tx, key);
  if (!newest && before !== undefined) await insertVersion(tx, { kind, key, value: before, operator: '' });
  await apply(tx, key, value, now);
  const version = await insertVersion(tx, { kind, key, value, operator, createdAt: now });
  return { before: before ?? null, version };
}

/** The same words once more, as a new version. */
export async function restoreContent(tx: Db, kind: ContentKind, writing: Writing, versionId: number): Promise<Saved> {
  const version = await findVersion(tx, versionId);
  if (version?.kind !== writing.kind || version.key !== writing.key) throw new AppError('NOT_FOUND');
  return saveContent(tx, kind, writing, version.value);
}

async function insertVersion(tx: Db, values: typeof contentVersions.$inferInsert): Promise<Version> {
  const [version] = await tx.insert(contentVersions).values(values).returning();
  if (!version) throw new Error('The version row was not returned');
  return version;
}

const of = (kind: string, key: string) => and(eq(contentVersions.kind, kind), eq(contentVersions.key, key));

export async function findNewestVersion(db: Db, kind: string, key: string): Promise<Version | undefined> {
  const [newest] = await db
    .select()
    .from(contentVersions)
    .where(of(kind, key))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  return newest;
}

export async function findVersion(db: Db, id: number): Promise<Version | undefined> {
  const [version] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return version;
}

export const listVersions = (db: Db, kind: string, key: string, limit: number): Promise<Version[]> =>
  db.select().from(contentVersions).where(of(kind, key)).orderBy(desc(contentVersions.id)).limit(limit);

/** The newest version of every key of a kind: what the desk says instead of the files. */
export async function listNewestVersions(db: Db, kind: string): Promise<Version[]> {
  return db
    .selectDistinctOn([contentVersions.key])
    .from(contentVersions)
    .where(eq(contentVersions.kind, kind))
    .orderBy(contentVersions.key, desc(contentVersions.id));
}
