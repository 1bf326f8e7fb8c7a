import type { ReactNode } from 'react';

type UseFigureProps = { label: string; children: ReactNode };

/** One use with its name. */
export const UseFigure = ({ label, children }: UseFigureProps) => (
  <figure>
    {children}
    <figcaption className="mt-1 text-caption leading-snug text-muted">{label}</figcaption>
  </figure>
);
