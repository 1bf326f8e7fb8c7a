import { AppError, getArticle, listArticles } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { presentArticle, presentItem } from './present.ts';
import { askWordIndex, countArticles, countByCategory, findArticle, listArticleRows, listRelated } from './queries.ts';
import { searchQuery } from './search-words.ts';
import { readFigureSizes, sizesFor } from './figure-sizes.ts';

const RELATED = 3;

export const articleRoutes: Feature = (on) => {
  const shipped = readFigureSizes();
  on(listArticles, async ({ db, query, language }) => {
    const { section, category, q, page, size } = query;
    const words = q ? searchQuery(q) : undefined;
    const categories = await countByCategory(db, { language, section });
    // Nothing but punctuation was looked for: nothing has it.
    if (q && !words) return { list: [], total: 0, categories };
    const filter = { language, section, category, query: words };
    const ask = async (from: Db) => {
      const rows = await listArticleRows(from, filter, size, (page - 1) * size);
      const figures = await sizesFor(
        from,
        shipped,
        rows.map(({ cover }) => cover),
      );
      return { list: rows.map((row) => presentItem(row, figures)), total: await countArticles(from, filter) };
    };
    return { ...(await (words ? askWordIndex(db, ask) : ask(db))), categories };
  });
  on(getArticle, async ({ db, params, language }) => {
    const article = await findArticle(db, params.id, language);
    if (!article) throw new AppError('NOT_FOUND');
    const related = await listRelated(db, article, RELATED);
    const words = [article.body, article.cover, ...related.map(({ cover }) => cover)];
    return presentArticle(article, related, await sizesFor(db, shipped, words));
  });
};
