import { useSearchParams } from 'react-router';
import { Tabs } from '../../components/tabs.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { articleWords } from '../i18n/articles.ts';
import { Page } from '../parts/page.tsx';
import { ArticlesPanel } from './articles-panel.tsx';
import { CasesPanel } from './cases-panel.tsx';
import { DesignersPanel } from './designers-panel.tsx';
import { FeedsPanel } from './feeds-panel.tsx';
import { KeywordsPanel } from './keywords-panel.tsx';
import { NoticePanel, SitePanel } from './site-panels.tsx';

/** Everything visitors read that operators may change. */
export function ContentScreen() {
  const m = useMessages(articleWords);
  const [parameters, setParameters] = useSearchParams();
  return (
    <Page title={m.title} about={m.about}>
      <Tabs
        label={m.sections}
        value={parameters.get('tab') ?? 'articles'}
        onChange={(tab) => setParameters({ tab }, { replace: true })}
        tabs={[
          { value: 'articles', label: m.articles, panel: <ArticlesPanel /> },
          { value: 'feeds', label: m.feeds, panel: <FeedsPanel /> },
          { value: 'designers', label: m.designers, panel: <DesignersPanel /> },
          { value: 'cases', label: m.cases, panel: <CasesPanel /> },
          { value: 'keywords', label: m.keywords, panel: <KeywordsPanel /> },
          { value: 'notice', label: m.notice, panel: <NoticePanel /> },
          { value: 'site', label: m.site, panel: <SitePanel /> },
        ]}
      />
    </Page>
  );
}
