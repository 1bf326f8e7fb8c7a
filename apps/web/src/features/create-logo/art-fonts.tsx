import { ART_STYLES, stylesFor, type ArtStyle } from '@markwright/art-font';
import type { LogoDoc } from '@markwright/logo';
import { Button } from '../../components/button.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { useArtDoc } from '../../lib/art-drawing/use-art-doc.ts';
import { useLanguage } from '../../stores/language.ts';

type ArtFontsProps = { name: string; description: string; onUse: (doc: LogoDoc) => void };

/** The name as art lettering in every style; what the description asks for stands first. */
export function ArtFonts({ name, description, onUse }: ArtFontsProps) {
  const styles = [...new Set([...stylesFor(description), ...ART_STYLES])];
  return (
    <ol className="grid gap-x-6 gap-y-8 border-t border-ink pt-6 md:grid-cols-2 lg:grid-cols-3">
      {styles.map((style) => (
        <StyleCard key={style.id} style={style} name={name} onUse={onUse} />
      ))}
    </ol>
  );
}

type StyleCardProps = { style: ArtStyle; name: string; onUse: (doc: LogoDoc) => void };

function StyleCard({ style, name, onUse }: StyleCardProps) {
  const m = useMessages(createLogoMessages).artList;
  const language = useLanguage();
  const { doc } = useArtDoc({ name, style: style.id, seed: 1 });
  const title = style.title[language];
  return (
    <li data-style={style.id}>
      <ArtPicture doc={doc} label={`${name} · ${title}`} quiet className="rounded-card" />
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="min-w-0 text-caption">
          <span className="block text-body font-medium">{title}</span>
          <span className="block text-muted">{style.describe[language]}</span>
        </p>
        <Button
          look="outline"
          size="small"
          busy={!doc}
          aria-label={m.useFont(title)}
          className="shrink-0"
          onClick={() => doc && onUse(doc)}
        >
          {m.use}
        </Button>
      </div>
    </li>
  );
}
