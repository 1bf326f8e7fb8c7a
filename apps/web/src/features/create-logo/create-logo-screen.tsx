import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../lib/local-path.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { BriefStep } from './brief-step.tsx';
import { LiveSheet } from './live-sheet.tsx';
import { LookStep } from './look-step.tsx';
import { NameStep } from './name-step.tsx';
import { SloganStep } from './slogan-step.tsx';
import { WizardBar } from './wizard-bar.tsx';
import {
  findStepProblem,
  isLastStep,
  listPath,
  startWithName,
  stepBack,
  stepForward,
  type StepProblem,
} from './wizard-rules.ts';

const STEPS = [NameStep, BriefStep, SloganStep, LookStep];

/** One question per screen; beside it the sheet on which the logo grows. */
export function CreateLogoScreen() {
  const m = useMessages(createLogoMessages);
  const flow = useCreateLogo();
  const language = useLanguage();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<StepProblem>();
  useNameFromAddress();

  const Step = STEPS[flow.currentPage - 1] ?? NameStep;
  const first = flow.currentPage === 1;

  function goBack() {
    setProblem(undefined);
    setCreateLogo(stepBack(flow));
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    const found = findStepProblem(flow);
    setProblem(found);
    if (found) return;
    if (isLastStep(flow)) void navigate(localPath(listPath(flow), language));
    else setCreateLogo(stepForward(flow));
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <WizardBar onBack={first ? undefined : goBack} />
      <div className="flex grow flex-col-reverse justify-end lg:flex-row lg:justify-normal">
        <form noValidate onSubmit={goOn} className="flex grow flex-col lg:w-2/3 lg:grow-0">
          <div
            key={flow.currentPage}
            className="mx-auto w-full max-w-200 grow animate-enter px-5 pt-6 pb-32 md:px-8 lg:px-0 lg:pt-18 lg:pb-6"
          >
            <Step problem={problem && m.problems[problem]} onAnswer={() => setProblem(undefined)} />
          </div>
          <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))] lg:sticky lg:bottom-0 lg:mx-auto lg:flex lg:w-full lg:max-w-200 lg:items-center lg:bg-paper lg:pt-4 lg:pb-8">
            {!first && (
              <span className="-ml-5 hidden lg:block">
                <Button look="quiet" onClick={goBack}>
                  <Icon of={ArrowLeft} />
                  {m.back}
                </Button>
              </span>
            )}
            <span className="mr-4 ml-auto hidden text-caption text-muted lg:inline">{m.enter}</span>
            <Button type="submit" look="action" size="large" className="max-lg:w-full">
              {isLastStep(flow) ? m.finish : m.next}
              {isLastStep(flow) && <Icon of={ArrowRight} />}
            </Button>
          </div>
        </form>
        <LiveSheet />
      </div>
    </div>
  );
}

/** Home hands the name over in the address; taken once, so that a reload keeps later answers. */
function useNameFromAddress(): void {
  const [query, setQuery] = useSearchParams();
  const name = query.get('name');
  useEffect(() => {
    if (name === null) return;
    setCreateLogo(startWithName(useCreateLogo.getState(), name));
    setQuery(
      (now) => {
        now.delete('name');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [name, setQuery]);
}
