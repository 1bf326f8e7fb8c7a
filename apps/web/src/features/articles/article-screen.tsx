import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { articlesMessages } from '../../i18n/articles.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ColumnsDrawing } from './columns-drawing.tsx';

export function ArticleScreen() {
  const m = useMessages(articlesMessages);
  return (
    <div className="content">
      <PageHeading title={m.information} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<ColumnsDrawing />}
          title={m.articleTitle}
          text={m.articleText}
          action={
            <SiteLink to="/information" className={buttonClass({ look: 'action' })}>
              {m.toInformation}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
