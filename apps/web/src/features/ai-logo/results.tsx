import { describeEdit } from '@markwright/edits';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { changeInWordsMessages } from '../../i18n/change-in-words.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ChangeInWords } from '../../lib/ai-task/change-in-words.tsx';
import { STAGE_COUNT } from '../../lib/ai-task/task-progress.ts';
import type { AiTask } from '../../lib/ai-task/task-query.ts';
import { startAiTask, useAiLogo } from '../../stores/ai-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import type { Press } from './brief-form.tsx';
import { editOf } from './edit-reading.ts';
import { StageFindings } from './stage-findings.tsx';
import { ResultCard } from './result-card.tsx';
import { TaskReading } from './task-reading.tsx';

export function Results({ task, press }: { task: AiTask; press: Press }) {
  const m = useMessages(aiLogoMessages);
  const words = useMessages(changeInWordsMessages);
  const language = useLanguage();
  const taskId = useAiLogo((state) => state.taskId);
  const [changesAll, setChangesAll] = useState(false);
  const reading = task.stages?.reading;
  const correction = useAiLogo((state) => state.correction);
  const corrected = correction?.taskId === taskId ? correction.edit : undefined;
  const isCorrected = corrected && reading && JSON.stringify(corrected) !== JSON.stringify(editOf(reading));
  const followed = corrected ?? (reading && editOf(reading));
  const [first] = task.results;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-bold">{m.results(task.logoName)}</h2>
        <div className="flex flex-wrap gap-2">
          {first && (
            <Button size="small" look="quiet" aria-expanded={changesAll} onClick={() => setChangesAll(!changesAll)}>
              {words.openAll}
            </Button>
          )}
          {!task.change && (
            <Button size="small" busy={press.busy} onClick={() => void press.generate({ reading: followed })}>
              {m.again}
            </Button>
          )}
        </div>
      </div>
      {task.change && (
        <p className="mt-1 text-caption text-muted">
          {words.changed(task.change.map((edit) => describeEdit(edit)[language]).join(words.and))}
        </p>
      )}
      {changesAll && first && (
        <div className="mt-3">
          <ChangeInWords
            of={{ taskId }}
            doc={first.doc}
            several={task.results}
            onStarted={(id) => startAiTask(id, Date.now())}
          />
        </div>
      )}
      {reading && (
        <section aria-label={m.reading.title} className="mt-3 rounded-card bg-surface p-4">
          <p className="text-caption text-muted">{task.canCorrect ? m.reading.hintFree : m.reading.hint}</p>
          <TaskReading
            taskId={taskId}
            reading={reading}
            kinds={['trade', 'thing', 'scene', 'mood', 'color', 'refused', 'unknown']}
            canAdd
          />
          {task.canCorrect && isCorrected && (
            <Button
              look="action"
              className="mt-3"
              busy={press.busy}
              onClick={() => void press.generate({ reading: corrected, corrects: taskId })}
            >
              {m.reading.correct}
            </Button>
          )}
        </section>
      )}
      <ol className="mt-4 grid items-start gap-4 sm:grid-cols-2">
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
                <StageFindings stage={stage} stages={task.stages} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
