import type { ReactNode } from 'react';

type UseFigureProps = { label: string; note?: string; children: ReactNode };

/** One use with its name, and its real size where it has one. */
export const UseFigure = ({ label, note, children }: UseFigureProps) => (
  <figure>
    {children}
    <figcaption className="mt-1 flex justify-between gap-2 text-caption leading-snug text-muted">
      <span>{label}</span>
      {note && <span className="font-latin whitespace-nowrap">{note}</span>}
    </figcaption>
  </figure>
);
