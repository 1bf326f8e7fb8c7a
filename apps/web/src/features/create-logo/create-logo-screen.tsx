import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { GuideBelow } from '../../lib/tool-guide/guide-below.tsx';
import { useRevealedProblem } from '../../lib/use-revealed-problem.ts';
import { FIRST_STEP, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { LiveSheet } from './live-sheet.tsx';
import { findRefusal, useSketch } from './use-sketch.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import { WizardBar } from './wizard-bar.tsx';
import { WizardStep, fetchLaterSteps } from './wizard-step.tsx';
import { findStepProblem, isLastStep, listPath, type StepProblem } from './wizard-rules.ts';

/** Steps whose answer stands in the logo as letters: a font must be able to write it. */
const WRITTEN_STEPS = [1, 3];

/** What was refused: a rule of the step by name, or the server's own words. */
type Refused = { step: number } & ({ rule: StepProblem } | { words: string });

type CreateLogoScreenProps = {
  /** Where the flow ends, fetched while the first question is answered, so that the way there needs no further script. */
  fetchList: () => Promise<unknown>;
};

/** One question per screen; beside it the sheet on which the logo grows. Under the first one, how it works. */
export function CreateLogoScreen({ fetchList }: CreateLogoScreenProps) {
  const m = useMessages(createLogoMessages);
  const flow = useCreateLogo();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const noteId = useId();
  const [checking, setChecking] = useState(false);
  const { goForward, goBack, showStep } = useWizardSteps();
  const sketch = useSketch();
  useRevealedProblem(form, refused);

  const first = flow.currentPage === FIRST_STEP;
  const isHere = refused?.step === flow.currentPage;
  const problem = isHere ? ('rule' in refused ? m.problems[refused.rule] : refused.words) : undefined;

  // A name brought from home skipped the first step's check: what cannot be drawn is said where it can be changed.
  const unwritable = flow.currentPage === FIRST_STEP + 1 ? sketch.problem : undefined;
  useEffect(() => {
    if (!unwritable) return;
    setRefused({ step: FIRST_STEP, words: unwritable });
    showStep(FIRST_STEP);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way there is new with every drawing
  }, [unwritable]);

  const begun = flow.logoName.trim() !== '';
  useEffect(() => {
    if (!begun) return;
    Promise.all([fetchLaterSteps(), fetchList()]).catch((error: unknown) =>
      logFailure('fetching the flow ahead', error),
    );
  }, [begun, fetchList]);

  function leaveBackwards() {
    setRefused(undefined);
    goBack();
  }

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    const rule = findStepProblem(flow);
    setRefused(rule && { step: flow.currentPage, rule });
    if (rule) return;
    if (isLastStep(flow)) return void navigate(localPath(listPath(flow), language));
    if (WRITTEN_STEPS.includes(flow.currentPage)) {
      setChecking(true);
      const words = await findRefusal(flow, language);
      setChecking(false);
      if (words) setRefused({ step: flow.currentPage, words });
      // Whoever went back meanwhile stays there.
      if (words || useCreateLogo.getState().currentPage !== flow.currentPage) return;
    }
    await fetchLaterSteps();
    await goForward();
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <WizardBar onBack={first ? undefined : leaveBackwards} />
      <div className="flex min-h-[calc(100dvh-52px)] grow flex-col-reverse justify-end md:min-h-[calc(100dvh-64px)] lg:flex-row lg:justify-normal">
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void goOn(event)}
          className="flex grow flex-col lg:w-2/3 lg:grow-0"
        >
          <StepFrame key={flow.currentPage}>
            <WizardStep step={flow.currentPage} problem={problem} onAnswer={() => setRefused(undefined)} />
          </StepFrame>
          <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))] lg:sticky lg:bottom-0 lg:mx-auto lg:flex lg:w-full lg:max-w-200 lg:items-center lg:border-t lg:border-line lg:bg-paper lg:py-5">
            {/* On a wide screen the field stands just above and says it; the last step is longer than the screen. */}
            <p
              id={noteId}
              className={classNames(
                'text-caption text-danger empty:hidden max-lg:mb-2 lg:order-1 lg:mr-4 lg:ml-auto',
                !isLastStep(flow) && 'lg:sr-only',
              )}
            >
              {problem}
            </p>
            {!first && (
              <span className="-ml-5 hidden lg:block">
                <Button look="quiet" onClick={leaveBackwards}>
                  <Icon of={ArrowLeft} />
                  {m.back}
                </Button>
              </span>
            )}
            {!(problem && isLastStep(flow)) && (
              <span className="mr-4 ml-auto hidden text-caption text-muted lg:inline">{m.enter}</span>
            )}
            <Button
              type="submit"
              look="action"
              size="large"
              busy={checking}
              aria-describedby={noteId}
              className="max-lg:w-full lg:order-2"
            >
              {isLastStep(flow) ? m.finish : m.next}
              {isLastStep(flow) && <Icon of={ArrowRight} />}
            </Button>
          </div>
        </form>
        <LiveSheet sketch={sketch} isRefused={problem !== undefined} />
      </div>
      {first && (
        <div className="max-lg:pb-24 lg:pt-16">
          <GuideBelow of="createLogo" />
        </div>
      )}
    </div>
  );
}

/** One step's place: new with every step, so that its field has the focus. The one that the server drew is there from the start. */
function StepFrame({ children }: { children: ReactNode }) {
  const moved = useHydrated();
  const [comesIn] = useState(moved);
  return (
    <div
      className={classNames(
        'mx-auto w-full max-w-200 grow px-5 pt-6 pb-32 md:px-8 lg:px-0 lg:pt-18 lg:pb-6 lg:[@media(max-height:960px)]:pt-8',
        comesIn && 'animate-enter',
      )}
    >
      {children}
    </div>
  );
}
