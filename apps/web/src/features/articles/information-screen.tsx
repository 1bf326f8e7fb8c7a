import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';

export function InformationScreen() {
  const m = useMessages(articlesMessages);
  return (
    <div className="content">
      <PageHeading title={m.information} note={m.informationNote} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<ColumnsDrawing />}
          title={m.noneTitle}
          text={m.noneText}
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
