import { useEffect } from 'react';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { logFailure } from '../../lib/log.ts';
import { useDebounced } from '../../lib/timing.ts';
import { useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { Question, type StepProps } from './big-field.tsx';
import { FontChoice } from './font-choice.tsx';
import { firstFilters, listQuery } from './list/list-filters.ts';
import { prepareFirstPage } from './list/use-logo-pages.ts';
import { PaletteChoice } from './palette-choice.tsx';

/** The last step: colours, and fonts for those who care. */
export function LookStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  usePrefetchedList();
  // A message stands where its answer is given.
  const aboutColor = useCreateLogo((flow) => flow.color === 0) ? problem : undefined;
  return (
    <>
      <Question>{m.look.question}</Question>
      <p
        role={aboutColor ? 'alert' : undefined}
        data-problem={aboutColor ? true : undefined}
        className={`mt-3 text-caption lg:text-center ${aboutColor ? 'text-danger' : 'text-muted'}`}
      >
        {aboutColor ?? m.look.note}
      </p>
      <PaletteChoice onAnswer={onAnswer} />
      <FontChoice problem={aboutColor ? undefined : problem} onAnswer={onAnswer} />
    </>
  );
}

/** While the last answers are given, the list they lead to is already asked for. */
function usePrefetchedList(): void {
  const flow = useDebounced(useCreateLogo());
  const language = useLanguage();
  useEffect(() => {
    if (flow.color === 0) return;
    prepareFirstPage(listQuery(flow, firstFilters(flow), []), language).catch((error: unknown) =>
      logFailure('preparing the list', error),
    );
  }, [flow, language]);
}
