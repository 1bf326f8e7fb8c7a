import type { ArtStyle } from '@markwright/art-font';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { useArtDoc } from '../../lib/art-drawing/use-art-doc.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { GalleryFrame, StyleCard } from './picture-frames.tsx';
import { STYLE_SAMPLES } from './generated/samples.gen.ts';
import { useShown } from './use-shown.ts';

/** The name in every style, drawn one after the other beside the page. */
export function Gallery() {
  const m = useMessages(aiFontMessages);
  const { name, style, asked, others } = useShown();
  const all = [...asked, ...others];
  return (
    <GalleryFrame name={name} note={asked.length > 0 ? m.asked : m.galleryNote(all.length)}>
      {all.map((each) => (
        <GalleryCard key={each.id} style={each} name={name} chosen={each.id === style} />
      ))}
    </GalleryFrame>
  );
}

function GalleryCard({ style, name, chosen }: { style: ArtStyle; name: string; chosen: boolean }) {
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
  const sample = STYLE_SAMPLES.find(({ id }) => id === style.id)?.src[language];
  return (
    <StyleCard
      id={style.id}
      title={style.title[language]}
      chosen={chosen}
      onChoose={() => setAiFont({ style: style.id, scheme: 0 })}
    >
      <ArtPicture doc={doc} label="" quiet until={sample} />
    </StyleCard>
  );
}
