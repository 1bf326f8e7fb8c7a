import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon;
  /** Read by screen readers and shown as the browser's hint. */
  label: string;
};

export const IconButton = ({ icon, label, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(
      'inline-flex size-11 shrink-0 items-center justify-center rounded-input transition-colors hover:bg-quiet disabled:opacity-40',
      className,
    )}
  >
    <Icon of={icon} />
  </button>
);
