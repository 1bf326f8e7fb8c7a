import type { Article, ArticleItem } from '@markwright/contracts';
import type { ArticleRow, ListedArticle } from './queries.ts';
import { readMarkdown, type FigureSizes } from './read-markdown.ts';

export function presentItem(row: ListedArticle, figures: FigureSizes): ArticleItem {
  const { cover, sourceName, sourceUrl, publishedAt, ...rest } = row;
  const size = cover && Object.hasOwn(figures, cover) ? figures[cover] : undefined;
  return {
    ...rest,
    publishedAt: publishedAt.toISOString(),
    cover: cover && size ? { src: `/figures/${cover}`, ...size } : null,
    source: sourceName && sourceUrl ? { name: sourceName, url: sourceUrl } : null,
  };
}

export const presentArticle = (row: ArticleRow, related: ListedArticle[], figures: FigureSizes): Article => ({
  ...presentItem(row, figures),
  updatedAt: row.updatedAt.toISOString(),
  content: readMarkdown(row.body, figures),
  related: related.map((item) => presentItem(item, figures)),
});
