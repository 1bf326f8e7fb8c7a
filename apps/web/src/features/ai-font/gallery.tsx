import type { ArtStyle } from '@markwright/art-font';
import { classNames } from '../../components/class-names.ts';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { useArtDoc } from '../../lib/art-drawing/use-art-doc.ts';
import { useShown } from './use-shown.ts';

/** One column: two rows to be pushed sideways, so that the large picture and the tuning stay near. */
const STRIP =
  'grid grid-flow-col grid-rows-2 auto-cols-[44%] snap-x overflow-x-auto overscroll-x-contain p-0.5 -mx-0.5 pb-3 md:auto-cols-[29%]';
const TABLE = 'lg:grid-flow-row lg:grid-cols-3 lg:grid-rows-none lg:auto-cols-auto lg:overflow-visible';

/** The name in every style, drawn one after the other beside the page. */
export function Gallery() {
  const m = useMessages(aiFontMessages);
  const { name, style, asked, others } = useShown();
  const all = [...asked, ...others];
  return (
    <section aria-label={m.gallery} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">{m.gallery}</h2>
        <p className="text-caption text-muted">{asked.length > 0 ? m.asked : m.galleryNote(all.length)}</p>
      </div>
      <ul className={classNames('mt-3 gap-3', STRIP, TABLE)} data-name={name}>
        {all.map((each) => (
          <GalleryCard key={each.id} style={each} name={name} chosen={each.id === style} />
        ))}
      </ul>
    </section>
  );
}

function GalleryCard({ style, name, chosen }: { style: ArtStyle; name: string; chosen: boolean }) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const { font, strength, arrangement } = useAiFont();
  const scheme = useAiFont((state) => (chosen ? state.scheme : 0));
  const { doc } = useArtDoc({
    name,
    style: style.id,
    scheme,
    strength: strength / 100,
    arrangement,
    seed: 1,
    ...(font && { font }),
  });
  const title = style.title[language];
  return (
    <li className="snap-start">
      <button
        type="button"
        data-style={style.id}
        aria-pressed={chosen}
        aria-label={m.card(title)}
        onClick={() => setAiFont({ style: style.id, scheme: 0 })}
        className={classNames(
          'block w-full overflow-hidden rounded-card bg-surface text-left',
          chosen ? 'ring-2 ring-ink' : 'hover:ring-1 hover:ring-ink',
        )}
      >
        <ArtPicture doc={doc} label="" quiet />
        <span className="block px-3 py-2 text-caption">{title}</span>
      </button>
    </li>
  );
}
