import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { GridDrawing } from './grid-drawing.tsx';

export function ArtListScreen() {
  const m = useMessages(createLogoMessages);
  return (
    <div className="content">
      <PageHeading title={m.artList.title} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<GridDrawing />}
          title={m.artList.none}
          text={m.artList.noneText}
          action={
            <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
              {m.artList.action}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
