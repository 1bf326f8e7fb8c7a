import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type RadioCardsProps<Value extends string | number> = {
  legend: string;
  hideLegend?: boolean;
  /** Null: none of them, something of one's own. */
  value: Value | null;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A few choices of equal weight; the chosen one is framed in ink. Arrow keys move between them. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, value, options, onChange, className = 'grid-cols-2' } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-caption text-muted'}>{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-input border bg-surface px-2 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              option.value === value ? 'border-ink ring-1 ring-ink' : 'border-line-strong hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
