import { EmptyPage } from '../../components/empty-page.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';

export function InformationScreen() {
  const m = useMessages(articlesMessages);
  return (
    <EmptyPage
      heading={m.information}
      note={m.informationNote}
      drawing={<ColumnsDrawing />}
      title={m.noneTitle}
      text={m.noneText}
      action={m.action}
    />
  );
}
