import type { PackFolderContents } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { useLanguage } from '../../../stores/language.ts';

const WIDE = { width: 480, height: 300 };

/** Four of the folder's photographs; until they are built, the logo alone. */
export function MockUpPictures({ doc, pictures }: { doc: LogoDoc; pictures: PackFolderContents['pictures'] }) {
  const m = useMessages(packMessages);
  const language = useLanguage();
  return (
    <div className="aspect-16/10 overflow-hidden rounded-card bg-canvas">
      {pictures.length === 0 ? (
        <LogoPicture doc={doc} alt="" className="size-full" options={{ size: WIDE, bought: true }} />
      ) : (
        <div className="grid size-full grid-cols-2 grid-rows-2 gap-0.5">
          {pictures.map(({ url, title, width, height }) => (
            <img
              key={url}
              src={url}
              alt={m.photoAlt(title[language])}
              width={width}
              height={height}
              className="size-full object-cover"
              loading="lazy"
            />
          ))}
        </div>
      )}
    </div>
  );
}
