import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type Change = { checked: boolean; onChange: (checked: boolean) => void };
type KnobProps = Change & { id?: string; describedBy?: string | undefined };

const Knob = ({ id, checked, onChange, describedBy }: KnobProps) => (
  <Radix.Root
    id={id}
    checked={checked}
    onCheckedChange={onChange}
    aria-describedby={describedBy}
    className="h-4 w-7 shrink-0 rounded-chip bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-ink"
  >
    <Radix.Thumb className="block size-3 rounded-chip bg-surface transition-transform data-[state=checked]:translate-x-3" />
  </Radix.Root>
);

/** A switch with its word beside it; the word is part of the target. */
export const SwitchLine = ({ label, ...change }: Change & { label: string }) => (
  <label className="flex h-9 cursor-pointer items-center gap-2.5 whitespace-nowrap">
    <Knob {...change} />
    {label}
  </label>
);

/** On or off, at once, across a dialog; the note says what it means. */
export function Switch({ label, note, ...change }: Change & { label: ReactNode; note?: ReactNode }) {
  const id = useId();
  return (
    <div className="text-left">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium">
        {label}
        <Knob id={id} describedBy={note ? `${id}-note` : undefined} {...change} />
      </label>
      {note && (
        <p id={`${id}-note`} className="text-caption text-pretty text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
