import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { shareMessages } from '../../i18n/share.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LooseLinkDrawing } from './loose-link-drawing.tsx';

export function UserShareScreen() {
  const m = useMessages(shareMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<LooseLinkDrawing />}
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
