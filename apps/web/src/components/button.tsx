import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  /** `action` is the one primary button of a view; on an orange ground the primary button is `ink`. */
  look?: 'action' | 'ink' | 'outline' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
};

const LOOKS = {
  action: 'bg-action text-ink font-medium hover:bg-action-hover active:bg-action-pressed',
  ink: 'bg-ink text-chalk font-medium hover:bg-ink-soft',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-quiet',
  danger: 'bg-danger text-surface font-medium hover:opacity-90',
};

const SIZES = {
  small: 'h-9 px-3.5 text-caption',
  medium: 'h-11 px-5 text-body',
  large: 'h-13 px-7 text-lead',
};

/** Also worn by links that lead somewhere rather than do something. */
export const buttonClass = ({ look = 'outline', size = 'medium', wide }: ButtonLook = {}): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-input whitespace-nowrap transition-colors select-none',
    'disabled:pointer-events-none disabled:opacity-40 aria-disabled:pointer-events-none aria-disabled:opacity-40',
    LOOKS[look],
    SIZES[size],
    wide && 'w-full',
  );

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

export function Button({ look, size, wide, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // A busy button keeps its focus, so a keyboard user is not thrown to the top of the page.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonClass({ look, size, wide }), className)}
    />
  );
}
