import { findLayout } from '@markwright/logo';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { logoListMessages } from '../../../i18n/logo-list.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { IconPicture } from '../../../lib/logo-drawing/icon-picture.tsx';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';
import { useLanguage } from '../../../stores/language.ts';
import { LIST_LOOK } from './list-look.ts';
import type { LogoCard } from './use-logo-pages.ts';

type CompareDialogProps = {
  logos: readonly LogoCard[];
  fontName: (key: string) => string;
  onClose: () => void;
  onUse: (logo: LogoCard) => void;
};

const SMALL_PIXELS = [64, 32, 16] as const;
/** A board over a shop front is about three times as wide as it is high. */
const SIGN = { ...LIST_LOOK, size: { width: 1200, height: 400 } };

/** Two to four logos in the places where they will be seen, one column each. */
export function CompareDialog({ logos, fontName, onClose, onUse }: CompareDialogProps) {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  return (
    <Dialog open onClose={onClose} title={m.compareTitle} description={m.compareText} closeLabel={m.close} width="full">
      <ul className="mt-6 grid auto-cols-[78%] grid-flow-col gap-6 overflow-x-auto pb-2 md:auto-cols-fr md:overflow-visible">
        {logos.map((logo) => (
          <li key={`${logo.iconId}${logo.doc.seed}`} className="flex min-w-0 flex-col gap-4">
            <LogoPicture
              doc={logo.doc}
              alt={logo.doc.name.text}
              className="aspect-4/3 w-full outline -outline-offset-1 outline-ink/8"
              options={LIST_LOOK}
            />
            <fieldset className="flex items-end gap-4" aria-label={m.compareRows.small}>
              {SMALL_PIXELS.map((pixels) => (
                <figure key={pixels} className="flex flex-col items-center gap-1">
                  <IconPicture doc={logo.doc} pixels={pixels} alt="" />
                  <figcaption className="text-caption text-muted">{m.pixels(pixels)}</figcaption>
                </figure>
              ))}
            </fieldset>
            <Row label={m.compareRows.reversed}>
              <LogoPicture
                doc={logo.doc}
                alt=""
                className="aspect-5/2 w-full"
                options={{ ...LIST_LOOK, tone: 'reversed', size: { width: 1000, height: 400 } }}
              />
            </Row>
            <Row label={m.compareRows.sign}>
              <LogoPicture
                doc={logo.doc}
                alt=""
                className="aspect-3/1 w-full outline -outline-offset-1 outline-ink/8"
                options={SIGN}
              />
            </Row>
            <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
              <p className="min-w-0 text-caption">
                <span className="block truncate text-body">{findLayout(logo.doc.layout.id)?.title[language]}</span>
                <span className="block truncate text-muted">{fontName(logo.doc.name.font)}</span>
              </p>
              <Button look="ink" onClick={() => onUse(logo)}>
                {m.use}
              </Button>
            </div>
            <p className="text-caption text-muted">{meaningOf(logo, language)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Where letters stand in for the mark, its meaning would speak of something unseen. */
const meaningOf = ({ doc }: LogoCard, language: 'zh' | 'en') =>
  findLayout(doc.layout.id)?.drawsMark ? doc.mark?.meaning[language] : '';

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <figure>
    {children}
    <figcaption className="mt-1 text-caption text-muted">{label}</figcaption>
  </figure>
);
