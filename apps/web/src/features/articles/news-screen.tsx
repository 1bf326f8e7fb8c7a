import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArticlesPage } from './articles-page.tsx';

export function NewsScreen() {
  const m = useMessages(articlesMessages);
  return <ArticlesPage path="/news/" title={m.news} note={m.newsNote} />;
}
