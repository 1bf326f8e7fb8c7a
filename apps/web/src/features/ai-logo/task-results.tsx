import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLogo } from '../../stores/ai-logo.ts';
import type { Press } from './brief-form.tsx';
import { EarlierResults } from './earlier-results.tsx';
import { FourSheetsDrawing } from '../../components/illustrations.tsx';
import { Results } from './results.tsx';
import { useAiTask } from './use-ai-task.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** What became of the task: work under way, four logos, or what went wrong; below it what was drawn before. */
export function TaskResults({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const { data: task, isError } = useAiTask();
  return (
    <>
      {isError ? (
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
            <Button look="action" busy={press.busy} onClick={() => void press.generate()}>
              {m.again}
            </Button>
          }
        />
      ) : task?.state === 'done' ? (
        <Results task={task} press={press} />
      ) : (
        <WaitingBar task={task} />
      )}
      <EarlierResults press={press} />
    </>
  );
}
