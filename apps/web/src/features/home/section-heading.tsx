import type { ReactNode } from 'react';

/** Heading left, its hand-broken note right on the same baseline. */
export const SectionHeading = ({ children, note }: { children: ReactNode; note: readonly string[] }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <h2 className="max-w-full text-heading lg:text-display">{children}</h2>
    <p className="text-caption text-muted md:w-96 md:text-body">
      {note.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  </div>
);
