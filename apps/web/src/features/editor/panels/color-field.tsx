import { memo, useId, useState } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';

type ColorFieldProps = { label: string; value: string; onChange: (color: string) => void };

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** Six digits, or three that are doubled; with or without the sign. */
export function readHex(typed: string): string | null {
  const [, digits] = HEX.exec(typed.trim()) ?? [];
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase();
}

/** A swatch that opens the system's colour picker, and the value to be typed. */
export const ColorField = memo(function ColorField({ label, value, onChange }: ColorFieldProps) {
  const m = useMessages(editorMessages);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readHex(typed) === null;

  function onType(next: string) {
    setTyped(next);
    const color = readHex(next);
    if (color && next.replace('#', '').length === 6) onChange(color);
  }

  function settle() {
    const color = typed === null ? null : readHex(typed);
    if (color) onChange(color);
    setTyped(null);
  }

  return (
    <div className="py-1">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="min-w-0 grow text-caption leading-tight">
          {label}
        </label>
        <input
          type="color"
          aria-label={m.colorOf(label)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="size-8 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-input border border-line-strong bg-transparent p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <input
          id={id}
          aria-label={m.hex(label)}
          aria-invalid={isWrong || undefined}
          value={typed ?? value.toUpperCase()}
          onChange={(event) => onType(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          spellCheck={false}
          className="h-8 w-22 shrink-0 rounded-input border border-line-strong bg-surface px-2 font-latin text-caption uppercase focus:border-ink aria-invalid:border-danger"
        />
      </div>
      {isWrong && <p className="mt-1 text-right text-caption text-danger">{m.hexWrong}</p>}
    </div>
  );
});
