import { EmptyPage } from '../../components/empty-page.tsx';
import { shareMessages } from '../../i18n/share.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LooseLinkDrawing } from './loose-link-drawing.tsx';

export function UserShareScreen() {
  const m = useMessages(shareMessages);
  return (
    <EmptyPage
      heading={m.title}
      drawing={<LooseLinkDrawing />}
      title={m.emptyTitle}
      text={m.emptyText}
      action={m.action}
    />
  );
}
