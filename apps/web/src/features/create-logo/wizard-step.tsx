import { lazy, Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { FIRST_STEP } from '../../stores/create-logo.ts';
import type { StepProps } from './big-field.tsx';
import { NameStep } from './name-step.tsx';

type Steps = readonly ComponentType<StepProps>[];

let later: Steps | undefined;

/** The first question alone comes with the page; the others are fetched while it is being answered. */
export async function fetchLaterSteps(): Promise<Steps> {
  later ??= (await loadChunk(() => import('./later-steps.ts'))).LATER_STEPS;
  return later;
}

const LAZY_STEPS: Steps = [0, 1, 2].map((place) =>
  lazy(async () => ({ default: (await fetchLaterSteps())[place] ?? NameStep })),
);

/** One of the questions. Fetched ahead it is drawn at once; React would hold a lazy one back for a while. */
export function WizardStep({ step, ...props }: StepProps & { step: number }) {
  const Step = step === FIRST_STEP ? NameStep : ((later ?? LAZY_STEPS)[step - FIRST_STEP - 1] ?? NameStep);
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <Question>
        <Step {...props} />
      </Question>
    </Suspense>
  );
}

/** Inside the boundary: the focus waits until a question that had to be fetched is there. */
function Question({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFirstFocus(place);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
