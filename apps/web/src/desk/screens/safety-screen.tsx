import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { Tabs } from '../../components/tabs.tsx';
import { safetyWords } from '../i18n/safety.ts';
import { Page } from '../parts/page.tsx';
import { MisusePanel } from './misuse-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

export function SafetyScreen() {
  const m = useMessages(safetyWords);
  const [parameters, setParameters] = useSearchParams();
  return (
    <Page title={m.title} about={m.about}>
      <Tabs
        label={m.sections}
        value={parameters.get('tab') ?? 'reports'}
        onChange={(tab) => setParameters({ tab }, { replace: true })}
        tabs={[
          { value: 'reports', label: m.reports, panel: <ReportsPanel /> },
          { value: 'misuse', label: m.misuse, panel: <MisusePanel /> },
          { value: 'words', label: m.words, panel: <WordsPanel /> },
        ]}
      />
    </Page>
  );
}
