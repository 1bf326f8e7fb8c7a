import type { LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { drawLogo, svgUrl, type DrawOptions } from '../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { logFailure } from '../../lib/log.ts';
import { drawOpened } from './draw-opened.ts';
import { looksOnWhite } from './prints.ts';

type PictureProps = { doc: LogoDoc };

const PRINT = { width: 300, height: 270 };

const PRINTS: readonly { tag: string; place: string; look: (doc: LogoDoc) => DrawOptions; checks?: true }[] = [
  {
    tag: 'JPG',
    place: 'left-[3%] top-[21%] -rotate-4',
    look: () => ({ size: PRINT, tone: 'reversed', watermark: true }),
  },
  {
    tag: 'JPG',
    place: 'left-[34%] top-[17%] z-1 rotate-2',
    look: (doc) => ({ size: PRINT, watermark: true, ...looksOnWhite(doc) }),
  },
  {
    tag: 'PNG',
    place: 'left-[64.5%] top-[22%] z-2 rotate-5',
    look: (doc) => ({ size: PRINT, watermark: true, ...looksOnWhite(doc), background: 'transparent' }),
    checks: true,
  },
];

/** The goods themselves: prints of this very logo. */
export function HdPicture({ doc }: PictureProps) {
  const m = useMessages(orderMessages);
  return (
    <figure className="relative aspect-[396/256] overflow-hidden bg-table">
      <figcaption className="sr-only">{m.hdPicture}</figcaption>
      {PRINTS.map(({ tag, place, look, checks }, index) => (
        <div key={index} aria-hidden className={`absolute w-[32.5%] shadow-raised ${place} ${checks ? 'checks' : ''}`}>
          <LogoPicture doc={doc} alt="" className="aspect-[300/270]" options={look(doc)} />
          <span className="absolute bottom-0.5 left-1.5 rounded-[3px] bg-surface px-1 font-latin text-[11px] leading-4 text-muted">
            {tag}
          </span>
        </div>
      ))}
    </figure>
  );
}

/** The same mark opened as curves, nodes and the circles it was drawn with. */
export function VectorPicture({ doc }: PictureProps) {
  const m = useMessages(orderMessages);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let stale = false;
    // Drawing the logo first brings the outlines; the opened view is made of the same ones.
    drawLogo(doc)
      .then(() => !stale && setUrl(svgUrl(drawOpened(doc, glyphs.outlines))))
      .catch((error: unknown) => logFailure('drawing the curves', error));
    return () => {
      stale = true;
    };
  }, [doc]);
  return (
    <div className="aspect-[396/256] overflow-hidden bg-surface">
      {url && <img src={url} alt={m.vectorPicture} className="size-full animate-fade" />}
    </div>
  );
}
