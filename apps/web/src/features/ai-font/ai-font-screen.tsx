import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LetterDrawing } from './letter-drawing.tsx';

export function AiFontScreen() {
  const m = useMessages(aiFontMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<LetterDrawing />}
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
