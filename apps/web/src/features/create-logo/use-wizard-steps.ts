import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { localPath } from '../../lib/local-path.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { findOpenStep, startWithName, stepBack, stepForward } from './wizard-rules.ts';

/** What a history entry of the flow knows: its step, and whether the entry before it is the step before. */
type StepEntry = { step: number; follows?: boolean };

/** Each step is an entry of the browser's history, so that back and forward walk through the questions. */
export function useWizardSteps() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const entry = readEntry(state);
  const named = useNameFromAddress();

  useEffect(() => {
    // A name on its way in is taken first; it leaves the address and comes back here.
    if (named) return;
    const flow = useCreateLogo.getState();
    const step = findOpenStep(flow, entry?.step ?? flow.currentPage);
    if (step !== flow.currentPage) setCreateLogo({ currentPage: step });
    if (step !== entry?.step) void navigate({ search }, { replace: true, state: { step } satisfies StepEntry });
  }, [entry?.step, named, search, navigate]);

  async function goForward(): Promise<void> {
    const now = useCreateLogo.getState();
    const left: StepEntry = { step: now.currentPage };
    // Answered before the entry was told its step: without it, the way back would not find this question.
    if (!entry) await navigate({ search }, { replace: true, state: left });
    const next = stepForward(now);
    setCreateLogo(next);
    const added: StepEntry = { step: next.currentPage, follows: true };
    await navigate(localPath('/createLogo', language), { state: added });
  }

  function goBack(): void {
    const before = stepBack(useCreateLogo.getState());
    if (entry?.follows) void navigate(-1);
    else showStep(before.currentPage);
  }

  /** Another step in place of this one. */
  function showStep(step: number): void {
    setCreateLogo({ currentPage: step });
    const shown: StepEntry = { step };
    void navigate(localPath('/createLogo', language), { replace: true, state: shown });
  }

  return { goForward, goBack, showStep };
}

function readEntry(state: unknown): StepEntry | undefined {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? { step: state.step, follows: 'follows' in state && state.follows === true }
    : undefined;
}

/** Home hands the name over in the address; taken once, so that a reload keeps later answers. */
function useNameFromAddress(): boolean {
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
  return name !== null;
}
