import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED_CONTENT, listContent } from '../../apps/server/src/content-folders.ts';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { openEmbedded } from '../../apps/server/src/db/open-db.ts';
import { readArticleFile } from '../../apps/server/src/features/articles/article-file.ts';
import {
  countArticles,
  countByCategory,
  listArticleRows,
  writeArticle,
  type ArticleFilter,
} from '../../apps/server/src/features/articles/queries.ts';
import { searchQuery } from '../../apps/server/src/features/articles/search-words.ts';
import type { Db } from '../../apps/server/src/db/open-db.ts';

/** `npm run bench -- articles`: lists and searches over ten thousand articles in the embedded database. */
const ARTICLES = 10_000;
const ROUNDS = 7;
const LIMIT_MS = 50;
const PAGE = 12;
const WORDS = {
  zh: ['商标', '字体', '标志', '出血', '二维码', '颜色心理学'],
  en: ['trademark', 'logo', 'bleed', 'hanzi', 'colour'],
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** The shipped articles again and again, each with a number in its title and a day of its own. */
async function fill(db: Db): Promise<void> {
  const sources = (['zh', 'en'] as const).flatMap((language) =>
    listContent([SHIPPED_CONTENT], `articles/${language}`, '.md').map((file) =>
      readArticleFile(file.name, language, file.read()),
    ),
  );
  await db.transaction(async (tx) => {
    for (let index = 0; index < ARTICLES; index += 1) {
      const source = sources[index % sources.length];
      if (!source) throw new Error('There are no articles to copy');
      const publishedAt = new Date(Date.UTC(2026, 0, 1) - index * DAY_MS);
      const { date: _, cover, ...article } = source;
      await writeArticle(tx, {
        ...article,
        id: `${article.id}-${index}`,
        title: `${article.title} ${index}`,
        cover: cover ?? null,
        origin: 'file',
        publishedAt,
        updatedAt: publishedAt,
      });
    }
  });
}

/** What one page of the list costs: its rows, how many there are, and how many of each kind. */
async function ask(db: Db, filter: ArticleFilter, page: number): Promise<number> {
  const start = performance.now();
  await countByCategory(db, filter);
  const rows = await listArticleRows(db, filter, PAGE, (page - 1) * PAGE);
  await countArticles(db, filter);
  if (rows.length === 0) throw new Error(`Nothing was found for ${JSON.stringify(filter)}`);
  return performance.now() - start;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-articles-'));
  const database = await openEmbedded(folder, () => {});
  try {
    await migrateDatabase(database);
    await fill(database.db);
    await database.pool.query('analyze articles');
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
    for (const [name, times] of [
      ['list', lists],
      ['search', searches],
    ] as const) {
      const [middle, best] = [median(times), Math.min(...times)];
      console.log(
        `${name.padEnd(8)} ${ARTICLES} articles: median ${middle.toFixed(1)} ms, best ${best.toFixed(1)} ms (limit ${LIMIT_MS} at the median)`,
      );
      if (!(middle <= LIMIT_MS)) process.exitCode = 1;
    }
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
