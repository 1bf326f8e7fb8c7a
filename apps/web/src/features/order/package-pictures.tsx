import type { LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { DrawOptions } from '../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { neededTexts } from '../../lib/logo-drawing/needed-texts.ts';
import { PixelPicture } from '../../lib/logo-drawing/pixel-picture.tsx';
import { logFailure } from '../../lib/log.ts';
import { drawOpened } from './draw-opened.ts';
import { darkLook, whiteLook } from './prints.ts';

type PictureProps = { doc: LogoDoc; bought: boolean };

const PRINT = { width: 300, height: 330 };

type Print = { tag: string; place: string; look: (doc: LogoDoc) => DrawOptions; onChecks?: true };

const PRINTS: readonly Print[] = [
  { tag: 'JPG', place: 'left-[4%] top-[20%] -rotate-4', look: (doc) => ({ size: PRINT, ...darkLook(doc) }) },
  { tag: 'PNG', place: 'left-[34%] top-[15%] z-1 rotate-2', look: (doc) => ({ size: PRINT, ...whiteLook(doc) }) },
  {
    tag: 'PNG',
    place: 'left-[64%] top-[20%] z-2 rotate-5',
    look: (doc) => ({ size: PRINT, ...whiteLook(doc), background: 'transparent' }),
    onChecks: true,
  },
];

/** The goods themselves: prints of this very logo. */
export function HdPicture({ doc, bought }: PictureProps) {
  const m = useMessages(orderMessages);
  return (
    <figure className="relative aspect-[396/256] overflow-hidden bg-table">
      <figcaption className="sr-only">{m.hdPicture}</figcaption>
      {PRINTS.map(({ tag, place, look, onChecks }) => (
        <div
          key={place}
          aria-hidden
          className={`absolute w-[32.5%] shadow-raised ${place} ${onChecks ? 'checkered' : ''}`}
        >
          <LogoPicture
            doc={doc}
            alt=""
            className="aspect-[300/330]"
            options={{ watermark: 'quiet', bought, ...look(doc) }}
          />
          <span className="absolute bottom-0.5 left-1.5 rounded-[3px] bg-surface px-1 font-latin text-[11px] leading-4 text-muted">
            {tag}
          </span>
        </div>
      ))}
    </figure>
  );
}

/** The same mark opened as curves, nodes and the circles it was drawn with. */
export function VectorPicture({ doc, bought }: PictureProps) {
  const m = useMessages(orderMessages);
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let stale = false;
    glyphs
      .ensure(neededTexts(doc))
      .then(() => !stale && setSvg(drawOpened(doc, glyphs.outlines, bought)))
      .catch((error: unknown) => logFailure('drawing the curves', error));
    return () => {
      stale = true;
    };
  }, [doc, bought]);
  return (
    <div className="aspect-[396/256] overflow-hidden bg-surface">
      <PixelPicture svg={svg} label={m.vectorPicture} kind={bought ? 'bought' : 'marked'} className="size-full" />
    </div>
  );
}
