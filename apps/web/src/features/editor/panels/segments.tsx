import { classNames } from '../../../components/class-names.ts';

type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice of a few words in one frame; the chosen one is inked. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <fieldset className="flex h-8 min-w-0 grow overflow-hidden rounded-input border border-line-strong bg-surface text-caption has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <label
        key={option.value}
        className={classNames(
          'flex grow cursor-pointer items-center justify-center border-line-strong px-1 not-first-of-type:border-l',
          option.value === value ? 'bg-ink text-chalk' : 'hover:bg-quiet',
        )}
      >
        <input
          type="radio"
          name={label}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className="sr-only"
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
