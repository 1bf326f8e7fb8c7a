import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';

/** The same limits as the server's; the schema itself would bring its whole library along. */
export const SIGN_WIDTH = { min: 100, max: 20_000, usual: 2000 };

/** A whole number of millimetres within the limits; undefined for anything else. */
export function readWidth(text: string): number | undefined {
  const width = Number(text);
  return /^\d{1,6}$/.test(text.trim()) && width >= SIGN_WIDTH.min && width <= SIGN_WIDTH.max ? width : undefined;
}

/** Asked where it matters: beside the sign. The files follow once it is confirmed. */
export function SignWidth({ value, onChange }: { value: number; onChange: (mm: number) => void }) {
  const m = useMessages(packMessages);
  const [text, setText] = useState(String(value));
  const [tried, setTried] = useState(false);
  const width = readWidth(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (width !== undefined && width !== value) onChange(width);
  };
  return (
    <form onSubmit={submit} className="mt-4 max-w-100">
      <TextField
        label={m.signWidth}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={m.signWidthHint}
        {...(tried && width === undefined && { problem: m.signWidthProblem(SIGN_WIDTH.min, SIGN_WIDTH.max) })}
        after={
          <span className="flex items-center gap-2">
            <span className="text-caption text-muted">{m.mm}</span>
            <Button type="submit" size="small" look={width === value ? 'quiet' : 'ink'}>
              {m.signApply}
            </Button>
          </span>
        }
      />
    </form>
  );
}
