import { useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { BriefForm } from './brief-form.tsx';
import { takeIdeaFromAddress } from './idea-in-address.ts';
import { ResultTable } from './result-table.tsx';
import { useGenerate } from './use-generate.ts';

/** Where the two parts stand one under the other. */
const isNarrow = () => window.matchMedia('(width < 1024px)').matches;

/** The words on the left, four sheets on the right. On a phone what is there already comes first: nobody comes back for the form. */
export function AiLogoScreen() {
  const m = useMessages(aiLogoMessages);
  const press = useGenerate();
  useState(takeIdeaFromAddress);
  const [resultsFirst] = useState(() => isNarrow() && useAiLogo.getState().taskId !== '');
  const parts = [<BriefForm key="brief" press={press} />, <ResultTable key="results" press={press} />];
  return (
    <div className="content pb-16">
      <PageHeading title={m.title} note={m.note} />
      <div className="grid items-start gap-8 border-t border-ink pt-8 lg:grid-cols-[432px_minmax(0,1fr)] lg:gap-12">
        {resultsFirst ? parts.toReversed() : parts}
      </div>
    </div>
  );
}
