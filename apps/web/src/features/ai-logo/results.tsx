import { Button } from '../../components/button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { Press } from './brief-form.tsx';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { editOf } from './edit-reading.ts';
import { Found } from './found.tsx';
import { ReadingChips } from './reading-chips.tsx';
import { ResultCard } from './result-card.tsx';
import { STAGE_COUNT } from '../../lib/ai-task/task-progress.ts';
import type { AiTask } from '../../lib/ai-task/task-query.ts';

export function Results({ task, press }: { task: AiTask; press: Press }) {
  const m = useMessages(aiLogoMessages);
  const taskId = useAiLogo((state) => state.taskId);
  const reading = task.stages?.reading;
  const correction = useAiLogo((state) => state.correction);
  const followed = reading && (correction?.taskId === taskId ? correction.edit : editOf(reading));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-bold">{m.results(task.logoName)}</h2>
        <Button size="small" busy={press.busy} onClick={() => void press.generate(undefined, followed)}>
          {m.again}
        </Button>
      </div>
      {reading && (
        <section aria-label={m.reading.title} className="mt-3 rounded-card bg-surface p-4">
          <p className="text-caption text-muted">{m.reading.hint}</p>
          <ReadingChips taskId={taskId} reading={reading} kinds={['thing', 'scene', 'unknown', 'mood', 'color']} />
        </section>
      )}
      <ol className="mt-4 grid gap-4 sm:grid-cols-2">
        {task.results.map((result, index) => (
          <ResultCard key={result.id} result={result} number={index + 1} press={press} />
        ))}
      </ol>
      {task.stages && (
        <details className="mt-6 border-t border-line-strong pt-4 text-caption text-muted">
          <summary className="cursor-pointer text-ink">{m.found}</summary>
          <ul className="mt-2 space-y-1.5">
            {Array.from({ length: STAGE_COUNT }, (_, stage) => (
              <li key={stage}>
                <Found stage={stage} stages={task.stages} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
