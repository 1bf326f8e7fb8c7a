import { desc, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { ArticleValue, DeskArticle } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { articles } from '../db/tables/articles.ts';
import { contentVersions } from '../db/tables/content.ts';
import { keyedPage } from './keyed-list.ts';

type Wanted = {
  words?: string | undefined;
  state?: 'draft' | 'published' | 'hidden' | 'scheduled' | undefined;
  after?: string | undefined;
  size: number;
};

/** Whether it is a draft is known to its newest version alone: visitors are shown neither drafts nor what is hidden. */
const isDraft = sql<boolean>`coalesce((select v.value ->> 'state' = 'draft' from ${contentVersions} v
  where v.kind = 'article' and v.key = "articles"."id" order by v.id desc limit 1), false)`;
const at = sql`max(${articles.publishedAt})`;
const isHidden = sql`bool_or(${articles.hiddenAt} is not null)`;

const STATES: Record<NonNullable<Wanted['state']>, SQL> = {
  draft: sql`${isHidden} and ${isDraft}`,
  hidden: sql`${isHidden} and not ${isDraft}`,
  scheduled: sql`not ${isHidden} and ${at} > now()`,
  published: sql`not ${isHidden} and ${at} <= now()`,
};

/** Our own articles, the latest first, one row for both languages. */
export async function listArticles(db: Db, { words, state, after, size }: Wanted) {
  const key = sql<string>`${at}::text || '~' || ${articles.id}`;
  const [time = '', id = ''] = after?.split('~') ?? [];
  const wanted = [
    ...(words
      ? [sql`bool_or(position(lower(${words}) in lower(${articles.title} || ' ' || ${articles.id})) > 0)`]
      : []),
    ...(state ? [STATES[state]] : []),
    ...(after ? [sql`(${at}, ${articles.id}) < (${time}::timestamptz, ${id})`] : []),
  ];
  const rows = await db
    .select({ id: articles.id, key: key.as('key'), isDraft: isDraft.as('is_draft') })
    .from(articles)
    .where(ne(articles.origin, 'feed'))
    .groupBy(articles.id)
    .having(wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`)
    .orderBy(desc(at), desc(articles.id))
    .limit(size + 1);
  const page = keyedPage(rows, size, (row) => row);
  const texts = page.list.length > 0 ? await listTexts(db, page.list) : [];
  const list = page.list.map((row): DeskArticle => {
    const own = texts
      .filter((text) => text.id === row.id)
      .sort((one, other) => (one.language < other.language ? 1 : -1));
    const [first] = own;
    if (!first) throw new Error(`The article ${row.id} has no text`);
    return {
      id: row.id,
      title: first.title,
      languages: own.map(({ language }) => language),
      section: first.section,
      category: first.category,
      state: stateOf(first.hiddenAt, row.isDraft),
      publishAt: first.publishedAt.toISOString(),
      fromDesk: first.origin === 'desk',
    };
  });
  return { ...page, list, categories: await listCategories(db) };
}

const stateOf = (hiddenAt: Date | null, draft: boolean): ArticleValue['state'] =>
  hiddenAt === null ? 'published' : draft ? 'draft' : 'hidden';

const listTexts = (db: Db, ids: readonly { id: string }[]) =>
  db
    .select()
    .from(articles)
    .where(
      inArray(
        articles.id,
        ids.map(({ id }) => id),
      ),
    );

async function listCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: articles.category })
    .from(articles)
    .where(ne(articles.origin, 'feed'));
  return rows.map(({ category }) => category).sort();
}
