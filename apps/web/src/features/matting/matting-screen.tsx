import { EmptyPage } from '../../components/empty-page.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CutOutDrawing } from './cut-out-drawing.tsx';

export function MattingScreen() {
  const m = useMessages(mattingMessages);
  return (
    <EmptyPage
      heading={m.title}
      note={m.note}
      drawing={<CutOutDrawing />}
      title={m.emptyTitle}
      text={m.emptyText}
      action={m.action}
    />
  );
}
