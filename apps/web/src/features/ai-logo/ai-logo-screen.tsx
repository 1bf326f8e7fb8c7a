import { EmptyPage } from '../../components/empty-page.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FourSheetsDrawing } from './four-sheets-drawing.tsx';

export function AiLogoScreen() {
  const m = useMessages(aiLogoMessages);
  return (
    <EmptyPage
      heading={m.title}
      note={m.note}
      drawing={<FourSheetsDrawing />}
      title={m.emptyTitle}
      text={m.emptyText}
      action={m.action}
    />
  );
}
