import { findArtStyle } from '@markwright/art-font';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { ArtActions } from './art-actions.tsx';
import { useArtDoc } from './use-art-doc.ts';
import { useShown } from './use-shown.ts';

/** Flat enough that the gallery begins above the fold. */
const BOARD = { width: 1200, height: 420 };

/** The style looked at, as large as the page allows, and what can be done with it. */
export function LargePicture() {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const { name, style } = useShown();
  const { scheme, font, strength, arrangement } = useAiFont();
  const doc = useArtDoc({
    name,
    style,
    scheme,
    strength: strength / 100,
    arrangement,
    seed: 1,
    ...(font && { font }),
  });
  const found = findArtStyle(style);
  const title = found?.title[language] ?? '';
  return (
    <section aria-label={title} className="overflow-hidden rounded-card bg-surface">
      <ArtPicture doc={doc} label={m.picture(name, title)} board={BOARD} />
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div>
          <p className="font-bold">{title}</p>
          <p className="text-caption text-muted">{found?.describe[language]}</p>
        </div>
        <ArtActions doc={doc} />
      </div>
    </section>
  );
}
