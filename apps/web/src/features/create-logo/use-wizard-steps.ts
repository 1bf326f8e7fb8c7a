import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localPath } from '../../i18n/local-path.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { findOpenStep, startWithName, stepBack, stepForward } from './wizard-rules.ts';

/** What a history entry of the flow knows: its step, and whether the entry before it is the step before. */
type StepEntry = { step: number; follows?: boolean };

/**
 * Each step is an entry of the browser's history, so that back and forward walk through the questions. The entry is drawn
 * at once (flushSync): drawn later, a step could be answered while the page still shows the address of the one before.
 */
export function useWizardSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const entry = readEntry(location.state);

  useEffect(() => {
    const { name, rest } = takeName(location.search);
    if (name !== null) setCreateLogo(startWithName(useCreateLogo.getState(), name));
    const flow = useCreateLogo.getState();
    const step = findOpenStep(flow, entry?.step ?? flow.currentPage);
    if (step !== flow.currentPage) setCreateLogo({ currentPage: step });
    if (name === null && step === entry?.step) return;
    const told: StepEntry = { step };
    void navigate({ search: rest }, { replace: true, preventScrollReset: true, state: told });
    // The whole location: who comes back before the next step was drawn finds the same step in a new location.
  }, [location, entry?.step, navigate]);

  async function goForward(): Promise<void> {
    const now = useCreateLogo.getState();
    const left: StepEntry = { step: now.currentPage };
    // Answered before the entry was told its step: without it, the way back would not find this question. The address
    // that was last drawn may still hold the name, which has been taken.
    if (!entry)
      await navigate({ search: takeName(location.search).rest }, { replace: true, flushSync: true, state: left });
    const next = stepForward(now);
    setCreateLogo(next);
    const added: StepEntry = { step: next.currentPage, follows: true };
    await navigate(localPath('/createLogo', language), { flushSync: true, state: added });
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
    void navigate(localPath('/createLogo', language), { replace: true, flushSync: true, state: shown });
  }

  return { goForward, goBack, showStep };
}

function readEntry(state: unknown): StepEntry | undefined {
  return typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? { step: state.step, follows: 'follows' in state && state.follows === true }
    : undefined;
}

/** Home hands the name over in the address; taken once, so that a reload keeps later answers. */
function takeName(search: string): { name: string | null; rest: string } {
  const query = new URLSearchParams(search);
  const name = query.get('name');
  query.delete('name');
  return { name, rest: query.toString() };
}
