import { AppError, getArticle, listArticles } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { presentArticle, presentItem } from './present.ts';
import { countArticles, countByCategory, findArticle, listArticleRows, listRelated } from './queries.ts';
import { searchQuery } from './search-words.ts';
import { readFigureSizes } from './sync-articles.ts';

const RELATED = 3;

export const articleRoutes: Feature = (on) => {
  const figures = readFigureSizes();
  on(listArticles, async ({ db, query, language }) => {
    const { section, category, q, page, size } = query;
    const words = q ? searchQuery(q) : undefined;
    const categories = await countByCategory(db, { language, section });
    // Nothing but punctuation was looked for: nothing has it.
    if (q && !words) return { list: [], total: 0, categories };
    const filter = { language, section, category, query: words };
    const rows = await listArticleRows(db, filter, size, (page - 1) * size);
    return {
      list: rows.map((row) => presentItem(row, figures)),
      total: await countArticles(db, filter),
      categories,
    };
  });
  on(getArticle, async ({ db, params, language }) => {
    const article = await findArticle(db, params.id, language);
    if (!article) throw new AppError('NOT_FOUND');
    return presentArticle(article, await listRelated(db, article, RELATED), figures);
  });
};
