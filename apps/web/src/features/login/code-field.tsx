import type { ChangeEvent, RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';

type CodeFieldProps = {
  hint: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  problem: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Until another code may be sent. */
  secondsLeft: number;
  isSending: boolean;
  onSend: () => void;
};

/** The code that came by message or mail, and the button that sends one. */
export function CodeField({ hint, secondsLeft, isSending, onSend, ...field }: CodeFieldProps) {
  const m = useMessages(loginMessages);
  return (
    <TextField
      {...field}
      label={m.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder={hint}
      after={
        secondsLeft > 0 ? (
          <span role="timer" className="shrink-0 px-3 text-caption text-muted tabular-nums">
            {m.resendIn(secondsLeft)}
          </span>
        ) : (
          <Button look="quiet" size="small" onClick={onSend} busy={isSending}>
            {m.sendCode}
          </Button>
        )
      }
    />
  );
}
