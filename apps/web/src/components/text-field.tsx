import { useId, type InputHTMLAttributes, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  /** What is wrong, in words; marks the field and is read out with it. */
  problem?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Sits inside the box on the right. */
  after?: ReactNode;
};

export function TextField({ label, hideLabel, hint, problem, after, inputRef, className, ...rest }: TextFieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-caption text-muted'}>
        {label}
      </label>
      <div
        className={classNames(
          'flex h-12 items-center rounded-input border bg-surface pr-1.5 transition-colors focus-within:border-ink focus-within:ring-1 focus-within:ring-ink',
          problem ? 'border-danger' : 'border-line-strong',
        )}
      >
        <input
          {...rest}
          ref={inputRef}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="h-full min-w-0 grow bg-transparent px-4 caret-action outline-none placeholder:text-muted"
        />
        {after}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          data-problem={problem ? true : undefined}
          className={classNames('mt-1 text-caption', problem ? 'text-danger' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
