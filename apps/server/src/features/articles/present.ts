import type { Article, ArticleItem } from '@markwright/contracts';
import { readMarkdown, type FigureSizes } from '@markwright/contracts/read-markdown';
import type { ArticleRow, ListedArticle } from './queries.ts';
import { figureSrc } from './figure-sizes.ts';

export function presentItem(row: ListedArticle, figures: FigureSizes): ArticleItem {
  const { cover, sourceName, sourceUrl, publishedAt, ...rest } = row;
  const src = cover ? figureSrc(cover) : '';
  const size = Object.hasOwn(figures, src) ? figures[src] : undefined;
  return {
    ...rest,
    publishedAt: publishedAt.toISOString(),
    cover: size ? { src, ...size } : null,
    source: sourceName && sourceUrl ? { name: sourceName, url: sourceUrl } : null,
  };
}

export const presentArticle = (row: ArticleRow, related: ListedArticle[], figures: FigureSizes): Article => ({
  ...presentItem(row, figures),
  updatedAt: row.updatedAt.toISOString(),
  content: readMarkdown(row.body, figures),
  related: related.map((item) => presentItem(item, figures)),
});
