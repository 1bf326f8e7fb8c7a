import { EmptyPage } from '../../components/empty-page.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';

export function NewsScreen() {
  const m = useMessages(articlesMessages);
  return (
    <EmptyPage
      heading={m.news}
      note={m.newsNote}
      drawing={<ColumnsDrawing />}
      title={m.noneTitle}
      text={m.noneText}
      action={m.action}
    />
  );
}
