import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

type IconProps = { of: LucideIcon; size?: number; className?: string };

/** One line set at 1.5 px; always beside a word or inside a labelled control, so hidden from screen readers. */
export const Icon = ({ of: Drawing, size = 20, className }: IconProps) => (
  <Drawing
    size={size}
    strokeWidth={1.5}
    absoluteStrokeWidth
    className={classNames('shrink-0', className)}
    aria-hidden
    focusable={false}
  />
);
