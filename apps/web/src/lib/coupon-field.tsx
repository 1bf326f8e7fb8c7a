import { Tag, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { TextField } from '../components/text-field.tsx';
import { couponMessages } from '../i18n/coupon.ts';
import { useMessages } from '../i18n/messages.ts';
import { yuanText } from './format.ts';
import type { Coupon } from './use-coupon.ts';

/** Out of the way until somebody has a code; then what it takes off, or why it does not. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const m = useMessages(couponMessages);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { quote, busy, problem, apply } = coupon;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (quote) {
    return (
      <div className="flex min-h-12 items-center gap-2 rounded-input bg-success-tint pl-4 text-success">
        <Icon of={Tag} size={16} className="shrink-0" />
        <output className="min-w-0 grow truncate">
          {m.used(quote.code)} <strong className="tabular-nums">{m.off(yuanText(quote.discountFen))}</strong>
        </output>
        <IconButton
          icon={X}
          label={m.remove}
          onClick={() => {
            setText('');
            apply('');
          }}
        />
      </div>
    );
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 text-caption text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        <Icon of={Tag} size={16} />
        {m.have}
      </button>
    );
  }
  return (
    <TextField
      label={m.label}
      hint={m.hint}
      inputRef={field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        // Inside a form Enter would order.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply(text.trim());
      }}
      {...(problem !== undefined && !busy && { problem: problem || m.failed })}
      after={
        <Button look="quiet" size="small" busy={busy} disabled={text.trim() === ''} onClick={() => apply(text.trim())}>
          {busy ? m.checking : m.use}
        </Button>
      }
    />
  );
}
