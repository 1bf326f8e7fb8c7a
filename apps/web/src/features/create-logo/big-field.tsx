import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

export type StepProps = { problem?: string; onAnswer: () => void };

type BigFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint: ReactNode; problem?: string };

/** The one answer of a step: large, on a rule instead of in a box. */
export function BigField({ label, hint, problem, ...rest }: BigFieldProps) {
  const id = useId();
  return (
    <div className="mt-5 lg:mt-8">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        className="h-13 w-full border-b-2 border-ink bg-transparent text-title font-medium caret-action outline-none placeholder:font-normal placeholder:text-muted/70 focus-visible:border-action aria-invalid:border-danger lg:h-18 lg:text-center lg:text-display"
      />
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={`mt-2.5 text-caption lg:text-center ${problem ? 'text-danger' : 'text-muted'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** A bracketed question hangs its bracket. */
export const Question = ({ children, bracketed }: { children: ReactNode; bracketed?: boolean }) => (
  <h1 className={`${bracketed ? 'hanging' : ''} text-heading font-black break-words lg:text-center lg:text-display`}>
    {children}
  </h1>
);
