import type { ReactNode } from 'react';

const CORNERS = [
  'top-0 left-0 border-t-2 border-l-2',
  'top-0 right-0 border-t-2 border-r-2',
  'bottom-0 left-0 border-b-2 border-l-2',
  'bottom-0 right-0 border-b-2 border-r-2',
];

/** Printer's corners round something to be looked at closely. */
export const RegistrationCorners = ({ children }: { children: ReactNode }) => (
  <div className="relative p-6">
    {CORNERS.map((corner) => (
      <span key={corner} aria-hidden className={`absolute size-6 border-ink ${corner}`} />
    ))}
    {children}
  </div>
);
