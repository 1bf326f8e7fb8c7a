import type { ReactNode } from 'react';

type PageHeadingProps = { title: string; note?: string; children?: ReactNode };

/** The page's one heading, its note on the same line where there is room, actions at the right. */
export const PageHeading = ({ title, note, children }: PageHeadingProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 md:pt-14 md:pb-8">
    <div>
      <h1 className="text-heading font-black md:text-display">{title}</h1>
      {note && <p className="mt-2 text-muted">{note}</p>}
    </div>
    {children}
  </div>
);
