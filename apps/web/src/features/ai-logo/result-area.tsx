import { lazy, Suspense } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useInSight } from '../../lib/ai-task/use-in-sight.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import type { Press } from './brief-form.tsx';
import { SampleBoard } from './sample-board.tsx';

/** What draws logos is fetched with the first task. */
const TaskResults = lazy(() => loadChunk(async () => ({ default: (await import('./task-results.tsx')).TaskResults })));

/** What lies on the right: samples, or what became of the task. */
export function ResultArea({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const taskId = useAiLogo((state) => state.taskId);
  const area = useInSight<HTMLElement>(taskId);
  return (
    <section
      ref={area}
      aria-live="polite"
      aria-label={m.resultsLabel}
      className="min-h-120 scroll-mt-20 rounded-card bg-canvas p-4 md:p-6"
    >
      {taskId === '' ? (
        <SampleBoard />
      ) : (
        <Suspense fallback={<Skeleton className="h-100" />}>
          <TaskResults press={press} />
        </Suspense>
      )}
    </section>
  );
}
