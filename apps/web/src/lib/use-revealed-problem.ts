import { useEffect, type RefObject } from 'react';

/**
 * Brings a form's message into sight and puts the cursor into the field it is about, every time the form is refused:
 * pass a new object each time. The message carries `data-problem`.
 */
export function useRevealedProblem(form: RefObject<HTMLElement | null>, problem: object | undefined): void {
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
  }, [form, problem]);
}
