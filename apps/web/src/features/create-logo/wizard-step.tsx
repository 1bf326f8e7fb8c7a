import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Skeleton } from '../../components/skeleton.tsx';
import { loadChunk } from '../../lib/load-chunk.ts';
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

/** One of the questions, each for itself. */
export function WizardStep({ step, ...props }: StepProps & { step: number }) {
  return (
    <Suspense fallback={<Skeleton className="h-60" />}>
      <ChosenStep key={step} step={step} {...props} />
    </Suspense>
  );
}

/**
 * Fetched ahead a question is drawn at once; React would hold a lazy one back for a while. Chosen once: changed for the
 * other while it is answered, the question would lose its focus and what is typed.
 */
function ChosenStep({ step, ...props }: StepProps & { step: number }) {
  const [steps] = useState(() => later ?? LAZY_STEPS);
  const Step = step === FIRST_STEP ? NameStep : (steps[step - FIRST_STEP - 1] ?? NameStep);
  return (
    <Question>
      <Step {...props} />
    </Question>
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

/** With a finger, a focused field would raise the keyboard over the answers below it: the question gets the focus. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

/** Puts the focus where a new question begins: its field where there is a keyboard, its heading elsewhere. */
function useFirstFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wanted = hasKeyboard()
      ? (place.current?.querySelector<HTMLElement>('[data-first-field]:checked') ??
        place.current?.querySelector<HTMLElement>('[data-first-field]'))
      : place.current?.querySelector<HTMLElement>('h1');
    wanted?.focus({ preventScroll: true });
  }, [place]);
}
