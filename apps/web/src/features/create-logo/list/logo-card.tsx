import { findLayout } from '@markwright/logo';
import { Check, Heart } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { isFavourite, useFavourites } from '../../../stores/favourites.ts';
import { useLanguage } from '../../../stores/language.ts';
import { CardStrip, type CardActions } from './card-strip.tsx';
import { LIST_LOOK } from './list-look.ts';
import { useOpenCard } from './open-card.ts';
import type { LogoCard as Logo } from './use-logo-pages.ts';

/** What a card can do to the page it stands on. */
type LogoCardProps = {
  logo: Logo;
  font: string;
  chosen: boolean;
  full: boolean;
  actions: CardActions;
};

/** On a phone a card opens in place to the full width; with a mouse its strip slides in under the logo. */
const isNarrow = () => window.matchMedia('(width < 768px)').matches;

export const LogoCard = memo(function LogoCard({ logo, font, chosen, full, actions }: LogoCardProps) {
  const { open: active, openCard } = useOpenCard(logo);
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const noteId = useId();
  const touched = useRef(false);
  const place = useRef<HTMLLIElement>(null);
  const favourite = useFavourites((state) => isFavourite(state, logo.doc));
  const { doc } = logo;
  const found = findLayout(doc.layout.id);
  const layout = found?.title[language] ?? '';
  const meaning = found?.drawsMark ? doc.mark?.meaning[language] : undefined;

  useEffect(() => {
    // Opened to the full width, a card of the right column moves a row down, perhaps out of sight.
    if (active && isNarrow()) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [active]);

  function onPress() {
    if (touched.current || isNarrow()) openCard.set(active ? undefined : logo);
    else actions.use(logo);
  }

  return (
    <li ref={place} className={classNames('relative scroll-mt-32 scroll-mb-4', active && 'z-10 max-md:col-span-2')}>
      <div
        onPointerEnter={(event) => event.pointerType === 'mouse' && !isNarrow() && openCard.rest(logo)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && !isNarrow() && openCard.set(undefined)}
        onFocus={(event) => event.target.matches(':focus-visible') && openCard.set(logo)}
        onBlur={(event) => {
          // Leaving by keyboard closes it. On a phone the card tapped next does: closing here would move that card away
          // from under the finger before its tap has ended.
          if (isNarrow() || !event.relatedTarget) return;
          if (!event.currentTarget.contains(event.relatedTarget)) openCard.set(undefined);
        }}
        className={classNames(
          // Off screen a card costs nothing to style, lay out or paint; its shape is known, so nothing moves.
          'relative flex flex-col overflow-hidden rounded-card bg-surface md:aspect-4/3 md:[content-visibility:auto]',
          active && 'shadow-raised',
          chosen && 'outline-2 outline-offset-2 outline-ink',
        )}
      >
        <button
          type="button"
          aria-label={m.card(doc.name.text, layout, font) + (favourite ? m.isFavourite : '')}
          aria-describedby={active && meaning ? noteId : undefined}
          onPointerDown={(event) => (touched.current = event.pointerType === 'touch')}
          onKeyDown={() => (touched.current = false)}
          onClick={onPress}
          className="relative block min-h-0 w-full -outline-offset-4 max-md:aspect-4/3 md:grow"
        >
          <LogoPicture doc={doc} alt="" className="absolute inset-0" options={LIST_LOOK} />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-0 rounded-card shadow-[inset_0_0_0_1px_rgb(23_19_15/0.06)]"
          />
          {favourite && !active && (
            <span
              aria-hidden
              data-favourite
              className="absolute top-2.5 left-2.5 flex size-6 items-center justify-center rounded-chip bg-surface text-action shadow-raised"
            >
              <Heart size={14} strokeWidth={1.5} className="fill-action" />
            </span>
          )}
          {chosen && (
            <span
              aria-hidden
              className="absolute top-2.5 right-2.5 flex size-6 items-center justify-center rounded-chip bg-ink text-chalk"
            >
              <Check size={14} strokeWidth={1.5} />
            </span>
          )}
        </button>
        {active && (
          <CardStrip logo={logo} layout={layout} font={font} chosen={chosen} full={full && !chosen} actions={actions} />
        )}
        {active && meaning && <p className="px-4 pb-4 text-caption text-muted md:hidden">{meaning}</p>}
      </div>
      {active && meaning && (
        <p
          id={noteId}
          className="pointer-events-none absolute inset-x-0 top-full mt-3 hidden animate-note rounded-input bg-ink px-3 py-2 text-caption text-chalk ring-1 ring-chalk/30 md:block"
        >
          <span className="sr-only">{m.meaning}</span> {meaning}
        </p>
      )}
    </li>
  );
});
