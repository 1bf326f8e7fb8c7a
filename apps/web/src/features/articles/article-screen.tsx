import { EmptyPage } from '../../components/empty-page.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';

export function ArticleScreen() {
  const m = useMessages(articlesMessages);
  return (
    <EmptyPage
      heading={m.information}
      drawing={<ColumnsDrawing />}
      title={m.articleTitle}
      text={m.articleText}
      action={m.toInformation}
      to="/information"
    />
  );
}
