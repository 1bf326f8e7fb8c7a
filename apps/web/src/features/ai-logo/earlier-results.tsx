import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import type { Press } from './brief-form.tsx';
import { ResultCard } from './result-card.tsx';
import { useEarlierTask } from '../../lib/ai-task/task-query.ts';

/** What was drawn before the newest four: asking for more never takes anything away. */
export function EarlierResults({ press }: { press: Press }) {
  const earlier = useAiLogo((state) => state.earlier);
  return earlier.map((id) => <Earlier key={id} id={id} press={press} />);
}

function Earlier({ id, press }: { id: string; press: Press }) {
  const m = useMessages(aiLogoMessages);
  const task = useEarlierTask(id);
  if (task?.state !== 'done') return null;
  const heading = m.earlier(task.logoName);
  return (
    <section aria-label={heading} className="mt-10 border-t border-line-strong pt-6">
      <h2 className="text-lead font-bold">{heading}</h2>
      <ol className="mt-4 grid gap-4 sm:grid-cols-2">
        {task.results.map((result, index) => (
          <ResultCard key={result.id} result={result} number={index + 1} press={press} />
        ))}
      </ol>
    </section>
  );
}
