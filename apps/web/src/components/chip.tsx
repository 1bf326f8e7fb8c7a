import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & { pressed: boolean; count?: number };

/** A filter: no border; only the chosen one is filled, with ink. */
export const Chip = ({ pressed, count, className, children, ...rest }: ChipProps) => (
  <button
    {...rest}
    type="button"
    aria-pressed={pressed}
    className={classNames(
      'inline-flex h-9 shrink-0 items-center gap-2 rounded-chip px-3.5 text-caption whitespace-nowrap transition-colors',
      pressed ? 'bg-ink text-chalk' : 'hover:bg-quiet',
      className,
    )}
  >
    {children}
    {count !== undefined && (
      <span className={classNames('tabular-nums', pressed ? 'text-chalk-muted' : 'text-muted')}>{count}</span>
    )}
  </button>
);

type StateChipProps = { tone: 'success' | 'warning' | 'danger' | 'info' | 'plain'; children: string };

const TONES = {
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  plain: 'bg-quiet text-muted',
};

/** A state in words on its own tint. */
export const StateChip = ({ tone, children }: StateChipProps) => (
  <span
    className={classNames('inline-flex h-7 items-center rounded-chip px-3 text-caption whitespace-nowrap', TONES[tone])}
  >
    {children}
  </span>
);
