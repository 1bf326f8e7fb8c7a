import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FourSheetsDrawing } from './four-sheets-drawing.tsx';

export function AiLogoScreen() {
  const m = useMessages(aiLogoMessages);
  return (
    <div className="content">
      <PageHeading title={m.title} note={m.note} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<FourSheetsDrawing />}
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
