import { Slider as Radix } from 'radix-ui';
import { useState } from 'react';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
};

/** A rule with a ring, and the value beside it to be read and typed. Values that may be negative fill from the middle. */
export function Slider({ label, value, min, max, step = 1, unit, onChange }: SliderProps) {
  const [typed, setTyped] = useState<string>();
  const share = (at: number) => ((at - min) / (max - min)) * 100;
  const from = share(Math.max(min, Math.min(max, 0)));
  const to = share(value);

  function settle() {
    const next = Number(typed);
    setTyped(undefined);
    if (typed?.trim() && Number.isFinite(next)) onChange(Math.max(min, Math.min(max, next)));
  }

  return (
    <div className="flex h-10 items-center gap-4">
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next = value]) => onChange(next)}
        className="relative flex h-6 grow touch-none items-center"
      >
        <Radix.Track className="relative h-0.5 grow bg-line-strong">
          <span
            aria-hidden
            className="absolute h-full bg-ink"
            style={{ left: `${Math.min(from, to)}%`, right: `${100 - Math.max(from, to)}%` }}
          />
        </Radix.Track>
        <Radix.Thumb aria-label={label} className="block size-3.5 rounded-chip border-2 border-ink bg-surface" />
      </Radix.Root>
      <label className="flex h-8 w-19 shrink-0 items-center rounded-input border border-line-strong bg-surface px-2 text-caption focus-within:border-ink">
        <input
          aria-label={label}
          inputMode="decimal"
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          className="w-full min-w-0 bg-transparent outline-none"
        />
        {unit && <span className="text-muted">{unit}</span>}
      </label>
    </div>
  );
}
