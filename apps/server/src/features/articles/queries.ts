import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { ArticleSection, Language } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { lexemesOf } from './search-words.ts';
import { articles } from '../../db/tables/articles.ts';

export type ArticleRow = typeof articles.$inferSelect;
type NewArticle = Omit<typeof articles.$inferInsert, 'words' | 'titleWords' | 'hiddenAt'>;

/** Everything a list shows; the text itself stays where it is. */
const LISTED = {
  id: articles.id,
  language: articles.language,
  section: articles.section,
  category: articles.category,
  title: articles.title,
  summary: articles.summary,
  minutes: articles.minutes,
  cover: articles.cover,
  sourceName: articles.sourceName,
  sourceUrl: articles.sourceUrl,
  publishedAt: articles.publishedAt,
};
export type ListedArticle = Pick<ArticleRow, keyof typeof LISTED>;

export type ArticleFilter = {
  language: Language;
  section?: ArticleSection | undefined;
  category?: string | undefined;
  /** In the database's query language, made by search-words. */
  query?: string | undefined;
};

/** What visitors may read: neither hidden, nor waiting for an operator, nor meant for a later day. */
const isPublic = and(
  isNull(articles.hiddenAt),
  eq(articles.awaitsApproval, false),
  lte(articles.publishedAt, sql`now()`),
);

/** Feeds speak their own language and are shown to all. */
const shownIn = (language: Language): SQL | undefined =>
  and(isPublic, or(eq(articles.language, language), eq(articles.origin, 'feed')));

const matching = ({ language, section, category, query }: ArticleFilter): SQL | undefined =>
  and(
    shownIn(language),
    section && eq(articles.section, section),
    category ? eq(articles.category, category) : undefined,
    query ? sql`${articles.words} @@ ${query}::tsquery` : undefined,
  );

/** Newest first; where something is looked for, titles that have it come before texts that have it. */
export function listArticleRows(
  db: Db,
  filter: ArticleFilter,
  limit: number,
  offset: number,
): Promise<ListedArticle[]> {
  const byDate = [desc(articles.publishedAt), articles.id];
  const order = filter.query ? [sql`${articles.titleWords} @@ ${filter.query}::tsquery desc`, ...byDate] : byDate;
  return db
    .select(LISTED)
    .from(articles)
    .where(matching(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/**
 * For questions about words. The planner does not know what reading a long list of words costs: for a word that many
 * articles have it would look through all of them instead of asking the index, ten times slower.
 */
export const askWordIndex = <T>(db: Db, ask: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return ask(tx);
  });

export const countArticles = (db: Db, filter: ArticleFilter): Promise<number> => db.$count(articles, matching(filter));

export const countByCategory = (
  db: Db,
  { language, section }: Pick<ArticleFilter, 'language' | 'section'>,
): Promise<{ id: string; count: number }[]> =>
  db
    .select({ id: articles.category, count: sql<number>`count(*)::int` })
    .from(articles)
    .where(matching({ language, section }))
    .groupBy(articles.category)
    .orderBy(desc(sql`count(*)`), articles.category);

/** In the language asked for, or else in the one it was written in. */
export async function findArticle(db: Db, id: string, language: Language): Promise<ArticleRow | undefined> {
  const rows = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isPublic));
  return rows.find((row) => row.language === language) ?? rows[0];
}

/** What to read next: of the same kind first, then the same page's newest. */
export const listRelated = (db: Db, to: ArticleRow, limit: number): Promise<ListedArticle[]> =>
  db
    .select(LISTED)
    .from(articles)
    .where(and(isPublic, ne(articles.origin, 'feed'), eq(articles.language, to.language), ne(articles.id, to.id)))
    .orderBy(
      sql`${articles.category} = ${to.category} desc`,
      sql`${articles.section} = ${to.section} desc`,
      desc(articles.publishedAt),
      articles.id,
    )
    .limit(limit);

export const listOwnIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: articles.id })
    .from(articles)
    .where(and(ne(articles.origin, 'feed'), isPublic))
    .orderBy(articles.id);
  return rows.map(({ id }) => id);
};

export const listNewestOwn = (db: Db, language: Language, limit: number) =>
  db
    .select({ ...LISTED, updatedAt: articles.updatedAt })
    .from(articles)
    .where(and(ne(articles.origin, 'feed'), eq(articles.language, language), isPublic))
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(limit);

export const listHashes = (db: Db): Promise<Pick<ArticleRow, 'id' | 'language' | 'hash'>[]> =>
  db
    .select({ id: articles.id, language: articles.language, hash: articles.hash })
    .from(articles)
    .where(eq(articles.origin, 'file'));

export async function writeDeskArticle(db: Db, article: Omit<NewArticle, 'origin'>, hiddenAt: Date | null) {
  await writeArticle(db, { ...article, origin: 'desk' });
  await db
    .update(articles)
    .set({ hiddenAt })
    .where(and(eq(articles.id, article.id), eq(articles.language, article.language)));
}

/** What the operator has hidden stays hidden. */
export async function writeArticle(db: Db, article: NewArticle): Promise<void> {
  const row = {
    ...article,
    titleWords: lexemesOf(article.title),
    words: lexemesOf([article.title, article.summary, article.body].join('\n')),
  };
  await db
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: [articles.id, articles.language], set: row });
}

/** Files that are gone take their articles with them. */
export async function deleteOtherFiles(db: Db, kept: readonly { id: string; language: Language }[]): Promise<number> {
  const keys = kept.map(({ id, language }) => `${language}/${id}`);
  const { rowCount } = await db
    .delete(articles)
    .where(
      and(
        eq(articles.origin, 'file'),
        keys.length > 0 ? notInArray(sql`${articles.language} || '/' || ${articles.id}`, keys) : undefined,
      ),
    );
  return rowCount ?? 0;
}

export async function setHidden(db: Db, id: string, hiddenAt: Date | null): Promise<void> {
  await db.update(articles).set({ hiddenAt }).where(eq(articles.id, id));
}

/** False when there is no such item. */
export async function setFeedItem(
  db: Db,
  id: string,
  state: Pick<ArticleRow, 'hiddenAt' | 'awaitsApproval'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(articles)
    .set(state)
    .where(and(eq(articles.id, id), eq(articles.origin, 'feed')));
  return (rowCount ?? 0) > 0;
}

/** Both languages. */
export const listRowsOf = (db: Db, id: string): Promise<ArticleRow[]> =>
  db.select().from(articles).where(eq(articles.id, id)).orderBy(desc(articles.language));

export const deleteArticle = (db: Db, id: string, language: Language): Promise<unknown> =>
  db.delete(articles).where(and(eq(articles.id, id), eq(articles.language, language)));

export async function listDeskIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ id: articles.id }).from(articles).where(eq(articles.origin, 'desk'));
  return new Set(rows.map(({ id }) => id));
}

export const listForOperator = (db: Db, limit: number) =>
  db
    .select({ ...LISTED, origin: articles.origin, hiddenAt: articles.hiddenAt })
    .from(articles)
    .orderBy(desc(articles.publishedAt), articles.id, articles.language)
    .limit(limit);

export const findKnownIds = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
};

/** A feed's older items make room; those the operator hid stay, or they would be imported anew. */
export async function dropOldItems(db: Db, feedId: string, keep: number): Promise<void> {
  const old = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.feedId, feedId), isNull(articles.hiddenAt)))
    .orderBy(desc(articles.publishedAt))
    .offset(keep);
  await db.delete(articles).where(and(eq(articles.feedId, feedId), inArray(articles.id, old)));
}

export const deleteItemsOfFeed = (db: Db, feedId: string): Promise<unknown> =>
  db.delete(articles).where(eq(articles.feedId, feedId));
