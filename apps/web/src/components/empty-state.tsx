import type { ReactNode } from 'react';

type EmptyStateProps = { drawing: ReactNode; title: string; text: string; action?: ReactNode };

/** Teaches with one drawing and one action. */
export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-4 py-12 text-center md:py-16">
    <div className="w-full max-w-80">{drawing}</div>
    <h2 className="mt-8 text-title font-bold">{title}</h2>
    <p className="mt-2 max-w-100 text-pretty text-muted">{text}</p>
    {action && <div className="mt-6">{action}</div>}
  </div>
);
