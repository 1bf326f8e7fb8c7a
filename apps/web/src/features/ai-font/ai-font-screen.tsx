import { EmptyPage } from '../../components/empty-page.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LetterDrawing } from './letter-drawing.tsx';

export function AiFontScreen() {
  const m = useMessages(aiFontMessages);
  return (
    <EmptyPage
      heading={m.title}
      note={m.note}
      drawing={<LetterDrawing />}
      title={m.emptyTitle}
      text={m.emptyText}
      action={m.action}
    />
  );
}
