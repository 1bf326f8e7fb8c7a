import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { designersMessages } from '../../i18n/designers.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DeskDrawing } from './desk-drawing.tsx';

export function MadeScreen() {
  const m = useMessages(designersMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<DeskDrawing />}
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
