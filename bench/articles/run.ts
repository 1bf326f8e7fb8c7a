import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED_CONTENT } from '../../apps/server/src/content-folders.ts';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { openEmbedded, type Db, type OpenDatabase } from '../../apps/server/src/db/open-db.ts';
import {
  askWordIndex,
  countArticles,
  countByCategory,
  listArticleRows,
  type ArticleFilter,
} from '../../apps/server/src/features/articles/queries.ts';
import { searchQuery } from '../../apps/server/src/features/articles/search-words.ts';
import { syncArticles } from '../../apps/server/src/features/articles/sync-articles.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { median } from '../percentile.ts';
import { round, writeResult } from '../write-result.ts';

/** `npm run bench -- articles`: lists and searches over ten thousand articles in the embedded database. */
const ARTICLES = 10_000;
const ROUNDS = 7;
const LIMIT_MS = 50;
const PAGE = 12;
const WORDS = {
  zh: ['商标', '字体', '标志', '出血', '二维码', '颜色心理学'],
  en: ['trademark', 'logo', 'bleed', 'hanzi', 'colour'],
};

/** The shipped articles, then copies of them by the database itself, each with a name and a day of its own. */
async function fill(database: OpenDatabase): Promise<void> {
  await syncArticles(database.db, [SHIPPED_CONTENT], createLog('silent', false));
  const shipped = await database.pool.query<{ count: string }>('select count(*) from articles');
  const copies = Math.ceil(ARTICLES / Number(shipped.rows[0]?.count)) - 1;
  const { rows } = await database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'articles' order by ordinal_position`,
  );
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((column) => {
    if (column === 'id') return `id || '-' || n`;
    return column === 'published_at' ? `published_at - n * interval '1 day'` : column;
  });
  await database.pool.query(
    `insert into articles (${columns.join()}) select ${values.join()} from articles, generate_series(1, ${copies}) n`,
  );
  await database.pool.query('analyze articles');
}

/** What one page of the list costs: its rows, how many there are, and how many of each kind. */
async function ask(db: Db, filter: ArticleFilter, page: number): Promise<number> {
  const start = performance.now();
  await countByCategory(db, filter);
  const askRows = async (from: Db) => {
    await countArticles(from, filter);
    return listArticleRows(from, filter, PAGE, (page - 1) * PAGE);
  };
  const rows = await (filter.query ? askWordIndex(db, askRows) : askRows(db));
  if (rows.length === 0) throw new Error(`Nothing was found for ${JSON.stringify(filter)}`);
  return performance.now() - start;
}

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-articles-'));
  const database = await openEmbedded(folder, () => {});
  try {
    await migrateDatabase(database);
    await fill(database);
    const lists: number[] = [];
    const searches: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const language of ['zh', 'en'] as const) {
        for (const section of ['information', 'news'] as const) {
          lists.push(await ask(database.db, { language, section }, 1));
          lists.push(await ask(database.db, { language, section }, 40));
        }
        for (const word of WORDS[language])
          searches.push(await ask(database.db, { language, query: searchQuery(word) }, 1));
      }
    }
    const figures = Object.entries({ lists, searches }).flatMap(([name, times]) => [
      {
        name: `${name} over ${ARTICLES} articles, median`,
        value: round(median(times), 1),
        unit: 'ms',
        limit: { atMost: LIMIT_MS },
      },
      { name: `${name} over ${ARTICLES} articles, best`, value: round(Math.min(...times), 1), unit: 'ms' },
    ]);
    writeResult('articles', figures);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
