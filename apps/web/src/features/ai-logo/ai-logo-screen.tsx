import { useEffect, useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { GuideBelow } from '../../lib/tool-guide/guide-below.tsx';
import { useOnceHydrated } from '../../components/use-hydrated.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { BriefForm } from './brief-form.tsx';
import { takeIdeaFromAddress } from './idea-in-address.ts';
import { ResultArea } from './result-area.tsx';
import { useGenerate } from './use-generate.ts';

/** On a phone, where the two parts stand one under the other, somebody with results has not come back for the form. */
const cameForResults = (): boolean =>
  !import.meta.env.SSR && window.matchMedia('(width < 1024px)').matches && useAiLogo.getState().taskId !== '';

/** The words on the left, four sheets on the right, how it works below. */
export function AiLogoScreen() {
  const m = useMessages(aiLogoMessages);
  const press = useGenerate();
  useEffect(takeIdeaFromAddress, []);
  const [cameBack] = useState(cameForResults);
  const resultsFirst = useOnceHydrated(cameBack);
  const parts = [<BriefForm key="brief" press={press} />, <ResultArea key="results" press={press} />];
  return (
    <>
      <div className="content pb-16">
        <PageHeading title={m.title} note={m.note} />
        <div className="grid items-start gap-8 border-t border-ink pt-8 lg:grid-cols-[432px_minmax(0,1fr)] lg:gap-12">
          {resultsFirst ? parts.toReversed() : parts}
        </div>
      </div>
      <GuideBelow of="aiLogo" />
    </>
  );
}
