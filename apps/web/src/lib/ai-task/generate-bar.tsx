import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { CostLine } from './cost-line.tsx';
import type { Refusal } from './task-query.ts';

type GenerateBarProps = {
  label: string;
  /** What one press costs and gives. */
  cost: string;
  busy: boolean;
  /** What has to be put right in the form, said once more where the finger is. */
  problem?: string | undefined;
  refusal?: Refusal | undefined;
  /** The form's id where the bar stands outside of it. */
  form?: string;
};

/** The price, the button that sends an AI task, and what came of pressing it. */
export function GenerateBar({ label, cost, busy, problem, refusal, form }: GenerateBarProps) {
  const m = useMessages(aiLogoMessages);
  const noteId = useId();
  return (
    <>
      <CostLine cost={cost} />
      <Button
        type="submit"
        {...(form && { form })}
        look="action"
        size="large"
        wide
        className="mt-3"
        busy={busy}
        aria-describedby={noteId}
      >
        {label}
      </Button>
      <p id={noteId} className="mt-2 text-center text-caption text-danger empty:hidden">
        {problem}
      </p>
      {refusal && (
        <p role="alert" className="mt-3 text-caption text-danger">
          {refusal.message}{' '}
          {refusal.isAboutPoints && (
            <button
              type="button"
              className="text-action-text underline underline-offset-4"
              onClick={() => showDialog({ kind: 'points', tab: 'topUp' })}
            >
              {m.topUp}
            </button>
          )}
        </p>
      )}
    </>
  );
}
