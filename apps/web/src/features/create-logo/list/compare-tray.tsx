import { findLayout } from '@markwright/logo';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { useLanguage } from '../../../stores/language.ts';
import { LIST_LOOK } from './list-look.ts';
import type { LogoCard } from './use-logo-pages.ts';

export const COMPARED_MAX = 4;

type CompareTrayProps = {
  logos: readonly LogoCard[];
  onRemove: (logo: LogoCard) => void;
  onClear: () => void;
  onOpen: () => void;
};

/** What has been put aside to look at together; a bar at thumb's reach on a phone. */
export function CompareTray({ logos, onRemove, onClear, onOpen }: CompareTrayProps) {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const free = COMPARED_MAX - logos.length;
  return (
    <section
      aria-label={m.tray}
      className="sticky bottom-0 z-20 mx-auto w-full max-w-[calc(var(--container-content)+2*var(--page-margin))] animate-enter md:bottom-6 md:mb-6 md:px-(--page-margin)"
    >
      <div className="flex items-center gap-2 bg-ink px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] text-chalk md:gap-3 md:rounded-card md:p-4">
        {logos.map((logo) => (
          <button
            key={`${logo.iconId}${logo.doc.seed}`}
            type="button"
            title={m.trayRemove(findLayout(logo.doc.layout.id)?.title[language] ?? '')}
            aria-label={m.trayRemove(findLayout(logo.doc.layout.id)?.title[language] ?? '')}
            onClick={() => onRemove(logo)}
            className="h-11 w-14 shrink-0 overflow-hidden rounded-input outline-chalk transition-opacity hover:opacity-70 md:h-18 md:w-24"
          >
            <LogoPicture doc={logo.doc} alt="" className="size-full" options={LIST_LOOK} />
          </button>
        ))}
        {free > 0 && (
          <span className="flex h-11 w-11 shrink-0 items-center justify-center rounded-input border border-dashed border-chalk-line text-caption text-chalk-muted max-[359px]:hidden md:h-18 md:w-24">
            <Plus size={18} strokeWidth={1.5} aria-hidden className="md:hidden" />
            <span className="hidden md:inline">{m.trayAdd}</span>
          </span>
        )}
        <div className="ml-4 hidden min-w-0 lg:block">
          <p className="truncate text-lead font-medium">{m.trayTitle(logos.length)}</p>
          <p className="truncate text-caption text-chalk-muted">{m.trayText}</p>
        </div>
        <Button look="quiet" className="ml-auto text-chalk! hover:bg-chalk-line! max-md:hidden" onClick={onClear}>
          {m.trayClear}
        </Button>
        <Button look="action" disabled={logos.length < 2} className="max-md:ml-auto max-md:px-4" onClick={onOpen}>
          <span className="md:hidden">{m.trayOpenShort(logos.length)}</span>
          <span className="hidden md:inline">{m.trayOpen}</span>
        </Button>
      </div>
    </section>
  );
}
