import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArticlesPage } from './articles-page.tsx';

export function InformationScreen() {
  const m = useMessages(articlesMessages);
  return <ArticlesPage path="/information" title={m.information} note={m.informationNote} />;
}
