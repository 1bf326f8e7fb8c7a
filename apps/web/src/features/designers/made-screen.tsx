import { EmptyPage } from '../../components/empty-page.tsx';
import { designersMessages } from '../../i18n/designers.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DeskDrawing } from './desk-drawing.tsx';

export function MadeScreen() {
  const m = useMessages(designersMessages);
  return (
    <EmptyPage
      heading={m.title}
      note={m.note}
      drawing={<DeskDrawing />}
      title={m.emptyTitle}
      text={m.emptyText}
      action={m.action}
    />
  );
}
