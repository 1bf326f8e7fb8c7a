import type { ReactNode } from 'react';

type PanelFrameProps = { title: string; note?: string; children: ReactNode; foot?: ReactNode };

/** Title and count above, what scrolls in the middle, tuning pinned below. */
export const PanelFrame = ({ title, note, children, foot }: PanelFrameProps) => (
  <section aria-label={title} className="flex min-h-0 grow flex-col">
    <div className="flex shrink-0 items-baseline justify-between gap-3 px-5 pt-4">
      <h2 className="text-lead font-bold">{title}</h2>
      {note && <p className="truncate text-caption text-muted">{note}</p>}
    </div>
    <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
    {foot && <div className="shrink-0 border-t border-line bg-paper px-5 py-3 max-md:py-1">{foot}</div>}
  </section>
);
