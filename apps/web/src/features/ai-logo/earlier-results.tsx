import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import type { Press } from './brief-form.tsx';
import { ResultCard } from './result-card.tsx';
import { useEarlierTask } from '../../lib/ai-task/task-query.ts';

/** Older ones come when they are asked for: all of them would be a page without an end. */
const SHOWN = 1;

/** What was drawn before the newest four: asking for more never takes anything away. */
export function EarlierResults({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const earlier = useAiLogo((state) => state.earlier);
  const [all, setAll] = useState(false);
  const shown = all ? earlier : earlier.slice(0, SHOWN);
  return (
    <>
      {shown.map((id) => (
        <Earlier key={id} id={id} press={press} />
      ))}
      {shown.length < earlier.length && (
        <Button wide className="mt-8" onClick={() => setAll(true)}>
          {m.moreEarlier(earlier.length - shown.length)}
        </Button>
      )}
    </>
  );
}

function Earlier({ id, press }: { id: string; press: Press }) {
  const m = useMessages(aiLogoMessages);
  const task = useEarlierTask(id);
  if (task?.state !== 'done') return null;
  const heading = m.earlier(task.logoName);
  return (
    <section aria-label={heading} className="mt-10 border-t border-line-strong pt-6">
      <h2 className="text-lead font-bold">{heading}</h2>
      <ol className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        {task.results.map((result, index) => (
          <ResultCard key={result.id} result={result} number={index + 1} press={press} />
        ))}
      </ol>
    </section>
  );
}
