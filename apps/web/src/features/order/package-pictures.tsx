import type { Ground, LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { neededTexts } from '../../lib/logo-drawing/needed-texts.ts';
import { PixelPicture } from '../../lib/logo-drawing/pixel-picture.tsx';
import { logFailure } from '../../lib/log.ts';
import { drawOpened } from './draw-opened.ts';

type PictureProps = { doc: LogoDoc; bought: boolean };

const PRINT = { width: 300, height: 225 };

type Print = { ground: Ground; tag: string; place: string; behind?: string };

/** One print for each ground that the package holds, where it lies on the table. */
const PRINTS: readonly Print[] = [
  { ground: 'designed', tag: 'JPG · PNG', place: 'left-[3%] top-[9%] -rotate-2' },
  { ground: 'white', tag: 'JPG · PNG', place: 'left-[34.5%] top-[6%] z-1 rotate-1' },
  { ground: 'reversed', tag: 'PNG', place: 'left-[66%] top-[9%] rotate-3' },
  { ground: 'clear', tag: 'PNG', place: 'left-[18%] top-[54%] z-1 rotate-1', behind: 'checkered' },
  { ground: 'clear-reversed', tag: 'PNG', place: 'left-[51%] top-[53%] z-2 -rotate-2', behind: 'bg-ink' },
];

/** The goods themselves: prints of this very logo on the grounds it is sold on. */
export function HdPicture({ doc, bought }: PictureProps) {
  const m = useMessages(orderMessages);
  return (
    <figure className="relative aspect-[396/256] overflow-hidden bg-canvas">
      <figcaption className="sr-only">{m.hdPicture}</figcaption>
      {PRINTS.map(({ ground, tag, place, behind = '' }) => (
        <div
          key={ground}
          aria-hidden
          data-ground={ground}
          className={`absolute w-[31%] shadow-raised ${place} ${behind}`}
        >
          <LogoPicture
            doc={doc}
            alt=""
            className="aspect-4/3"
            options={{ size: PRINT, watermark: 'quiet', bought, ground }}
          />
          <span className="absolute top-1 left-1.5 rounded-[3px] bg-surface px-1 font-latin text-[11px] leading-4 text-muted">
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
    <div className="aspect-[396/256] overflow-hidden bg-surface has-[[data-drawn=false]]:bg-quiet">
      <PixelPicture svg={svg} label={m.vectorPicture} kind={bought ? 'bought' : 'marked'} className="size-full" />
    </div>
  );
}
