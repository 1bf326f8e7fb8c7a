import { classNames } from './class-names.ts';

/** A still shape where something will stand. It does not pulse: nothing on the table loops. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('rounded-card bg-quiet', className)} />
);
