import { Switch } from 'radix-ui';

type SwitchLineProps = { label: string; on: boolean; onChange: (on: boolean) => void };

/** A small switch with its word beside it; the word is part of the target. */
export const SwitchLine = ({ label, on, onChange }: SwitchLineProps) => (
  <label className="flex h-9 cursor-pointer items-center gap-2.5 whitespace-nowrap">
    <Switch.Root
      checked={on}
      onCheckedChange={onChange}
      className="h-4 w-7 shrink-0 rounded-chip bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-ink"
    >
      <Switch.Thumb className="block size-3 rounded-chip bg-surface transition-transform data-[state=checked]:translate-x-3" />
    </Switch.Root>
    {label}
  </label>
);
