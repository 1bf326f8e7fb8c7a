import { useId, type KeyboardEvent, type ReactNode } from 'react';

export type StepProps = { problem?: string; onAnswer: () => void };

type BigFieldProps = {
  label: string;
  hint: ReactNode;
  problem?: string;
  value: string;
  onText: (text: string) => void;
  placeholder: string;
  autoComplete?: string;
  maxLength?: number;
  /** A sentence may run over several lines; Enter still goes on. */
  multiline?: boolean;
};

const LOOK =
  'w-full border-b-2 border-ink bg-transparent text-title font-medium caret-action outline-none placeholder:font-normal placeholder:text-muted focus-visible:border-action aria-invalid:border-danger lg:text-center lg:text-display';

/** The one answer of a step: large, on a rule instead of in a box. */
export function BigField({ label, hint, problem, onText, multiline, ...rest }: BigFieldProps) {
  const id = useId();
  const shared = {
    ...rest,
    id,
    'data-first-field': true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  return (
    <div className="mt-5 lg:mt-8">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {multiline ? (
        <textarea
          {...shared}
          rows={1}
          onKeyDown={goOnWithEnter}
          className={`${LOOK} field-sizing-content max-h-40 min-h-13 resize-none py-2 lg:min-h-18`}
        />
      ) : (
        <input {...shared} className={`${LOOK} h-13 lg:h-18`} />
      )}
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        data-problem={problem ? true : undefined}
        className={`mt-2.5 text-caption lg:text-center ${problem ? 'text-danger' : 'text-muted'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  );
}

/** As in a single line; while a Chinese word is being spelt, Enter only ends the spelling. */
function goOnWithEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** A bracketed question hangs its bracket. */
export const Question = ({ children, bracketed }: { children: ReactNode; bracketed?: boolean }) => (
  <h1
    tabIndex={-1}
    className={`${bracketed ? 'hanging' : ''} text-heading font-black text-balance break-words outline-none lg:text-center lg:text-display`}
  >
    {children}
  </h1>
);
