import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';

type LargeFrameProps = { title: string; note: string | undefined; picture: ReactNode; children: ReactNode };

/** The style looked at, as large as the page allows, and what can be done with it. */
export const LargeFrame = ({ title, note, picture, children }: LargeFrameProps) => (
  <section aria-label={title} className="overflow-hidden rounded-card bg-surface">
    {picture}
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div>
        <p className="font-bold">{title}</p>
        <p className="text-caption text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  </section>
);

/** One column: two rows to be pushed sideways, so that the large picture and the tuning stay near. */
const STRIP =
  'grid grid-flow-col grid-rows-2 auto-cols-[44%] snap-x overflow-x-auto overscroll-x-contain p-0.5 -mx-0.5 pb-3 md:auto-cols-[29%]';
const TABLE = 'lg:grid-flow-row lg:grid-cols-3 lg:grid-rows-none lg:auto-cols-auto lg:overflow-visible';

export function GalleryFrame({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  const m = useMessages(aiFontMessages);
  return (
    <section aria-label={m.gallery} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">{m.gallery}</h2>
        <p className="text-caption text-muted">{note}</p>
      </div>
      <ul className={classNames('mt-3 gap-3', STRIP, TABLE)} data-name={name}>
        {children}
      </ul>
    </section>
  );
}

type StyleCardProps = { id: string; title: string; chosen: boolean; onChoose: () => void; children: ReactNode };

export function StyleCard({ id, title, chosen, onChoose, children }: StyleCardProps) {
  const m = useMessages(aiFontMessages);
  return (
    <li className="snap-start">
      <button
        type="button"
        data-style={id}
        aria-pressed={chosen}
        aria-label={m.card(title)}
        onClick={onChoose}
        className={classNames(
          'block w-full overflow-hidden rounded-card bg-surface text-left',
          chosen ? 'ring-2 ring-ink' : 'hover:ring-1 hover:ring-ink',
        )}
      >
        {children}
        <span className="block px-3 py-2 text-caption">{title}</span>
      </button>
    </li>
  );
}
