import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { mattingMessages } from '../../i18n/matting.ts';
import { useMessages } from '../../i18n/messages.ts';
import { CutOutDrawing } from './cut-out-drawing.tsx';

export function MattingScreen() {
  const m = useMessages(mattingMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<CutOutDrawing />}
          title={m.emptyTitle}
          text={m.emptyText}
          action={
            <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
              {m.action}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
