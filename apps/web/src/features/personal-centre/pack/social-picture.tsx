import type { PackFolderContents } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { useLanguage } from '../../../stores/language.ts';

type Shown = PackFolderContents['pictures'][number];

/** Wider than this it is a header over a shop or a page. */
const HEADER_SHAPE = 2;
const AVATARS_SHOWN = 3;
const SQUARE = { width: 300, height: 300 };
const HEADER = { width: 950, height: 240 };

/** A shop as a phone shows it: the header above, the round picture over its edge; the very files of the pack. */
export function SocialPicture({ doc, pictures }: { doc: LogoDoc; pictures: readonly Shown[] }) {
  const m = useMessages(packMessages);
  const language = useLanguage();
  const header = pictures.find(({ width, height }) => width >= HEADER_SHAPE * height);
  const avatars = pictures.filter(({ width, height }) => width === height).slice(0, AVATARS_SHOWN);
  const image = ({ url, title }: Shown, look: string) => (
    <img key={url} src={url} alt={m.avatarAlt(title[language])} className={look} loading="lazy" />
  );
  return (
    <div data-picture className="flex aspect-16/10 items-center justify-center overflow-hidden rounded-card bg-canvas">
      <div className="w-[62%] overflow-hidden rounded-card bg-surface shadow-raised">
        <div className="aspect-4/1 overflow-hidden bg-quiet">
          {header ? (
            image(header, 'size-full object-cover')
          ) : (
            <LogoPicture doc={doc} alt="" className="size-full" options={{ size: HEADER, bought: true }} />
          )}
        </div>
        <div className="flex items-end gap-3 px-4 pb-4">
          <span className="-mt-6 size-18 shrink-0 overflow-hidden rounded-chip border-3 border-surface bg-surface">
            {avatars[0] ? (
              image(avatars[0], 'size-full object-cover')
            ) : (
              <LogoPicture doc={doc} alt="" className="size-full" options={{ size: SQUARE, bought: true }} />
            )}
          </span>
          <span aria-hidden className="flex grow flex-col gap-1.5 pb-2">
            <span className="h-1.25 w-24 rounded-chip bg-line-strong" />
            <span className="h-1 w-32 max-w-full rounded-chip bg-line" />
          </span>
          {avatars.slice(1).map((avatar) => image(avatar, 'mb-1 size-9 rounded-chip object-cover max-md:hidden'))}
        </div>
      </div>
    </div>
  );
}
