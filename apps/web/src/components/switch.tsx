import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; label: ReactNode; note?: ReactNode };

/** On or off, at once; the note says what it means. */
export function Switch({ checked, onChange, label, note }: SwitchProps) {
  const id = useId();
  return (
    <div className="text-left">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <label htmlFor={id} className="grow font-medium">
          {label}
        </label>
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={onChange}
          aria-describedby={note ? `${id}-note` : undefined}
          className="flex h-6 w-11 shrink-0 items-center rounded-full border border-ink bg-surface p-0.5 transition-colors data-[state=checked]:bg-ink"
        >
          <Radix.Thumb className="size-4.5 rounded-full bg-ink transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-chalk" />
        </Radix.Root>
      </div>
      {note && (
        <p id={`${id}-note`} className="text-caption text-pretty text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
