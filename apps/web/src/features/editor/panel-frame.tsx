import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';

type PanelFrameProps = { title: string; note?: string; children: ReactNode; foot?: ReactNode };

/** Title and count above, what scrolls in the middle, tuning pinned below. */
export const PanelFrame = ({ title, note, children, foot }: PanelFrameProps) => (
  <section aria-label={title} className="flex min-h-0 grow flex-col">
    <div className="flex shrink-0 items-baseline justify-between gap-3 px-5 pt-4">
      <h2 className="shrink-0 text-lead font-bold">{title}</h2>
      {note && <p className="truncate text-caption text-muted">{note}</p>}
    </div>
    {/* Scrolled by keyboard too, also where nothing inside takes the focus. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2">
      {children}
    </div>
    {foot && <Foot>{foot}</Foot>}
  </section>
);

/** Pinned under the panel; on a phone it folds away, so that the list keeps its room. */
function Foot({ children }: { children: ReactNode }) {
  const m = useMessages(editorMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 border-t border-line bg-paper px-5 py-3 max-md:py-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-11 w-full items-center justify-between font-medium md:hidden"
      >
        {m.tuning}
        <Icon of={ChevronDown} size={18} className={open ? '' : 'rotate-180'} />
      </button>
      <div className={classNames('max-md:pb-2', !open && 'max-md:hidden')}>{children}</div>
    </div>
  );
}
