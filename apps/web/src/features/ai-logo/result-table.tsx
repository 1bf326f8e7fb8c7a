import { EmptyState } from '../../components/empty-state.tsx';
import { Button } from '../../components/button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useInSight } from '../../lib/ai-task/use-in-sight.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import type { Press } from './brief-form.tsx';
import { EarlierResults } from './earlier-results.tsx';
import { FourSheetsDrawing } from './four-sheets-drawing.tsx';
import { Results } from './results.tsx';
import { SampleBoard } from './sample-board.tsx';
import { useAiTask } from './use-ai-task.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** What lies on the right: samples, work under way, four logos, or what went wrong. */
export function ResultTable({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const taskId = useAiLogo((state) => state.taskId);
  const { data: task, isError } = useAiTask();
  const again = () => void press.generate();
  const table = useInSight<HTMLElement>(taskId);

  return (
    <section
      ref={table}
      aria-live="polite"
      aria-label={m.resultsLabel}
      className="min-h-120 scroll-mt-20 rounded-card bg-table p-4 md:p-6"
    >
      {taskId === '' ? (
        <SampleBoard />
      ) : isError ? (
        <EmptyState
          drawing={<FourSheetsDrawing />}
          title={m.lostTitle}
          text={m.lostText}
          action={<Button onClick={() => setAiLogo({ taskId: '' })}>{m.startOver}</Button>}
        />
      ) : task?.state === 'failed' ? (
        <EmptyState
          drawing={<FourSheetsDrawing />}
          title={m.failedTitle}
          text={m.failedText}
          action={
            <Button look="action" busy={press.busy} onClick={again}>
              {m.again}
            </Button>
          }
        />
      ) : task?.state === 'done' ? (
        <Results task={task} press={press} />
      ) : (
        <WaitingBar task={task} />
      )}
      {taskId !== '' && <EarlierResults press={press} />}
    </section>
  );
}
