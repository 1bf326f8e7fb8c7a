import { PageHeading } from '../../components/page-heading.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { BriefForm } from './brief-form.tsx';
import { ResultTable } from './result-table.tsx';
import { useGenerate } from './use-generate.ts';

/** The words on the left, four sheets on the right; one under the other on a phone. */
export function AiLogoScreen() {
  const m = useMessages(aiLogoMessages);
  const press = useGenerate();
  return (
    <div className="content pb-16">
      <PageHeading title={m.title} note={m.note} />
      <div className="grid items-start gap-8 border-t border-ink pt-8 lg:grid-cols-[432px_minmax(0,1fr)] lg:gap-12">
        <BriefForm press={press} />
        <ResultTable press={press} />
      </div>
    </div>
  );
}
