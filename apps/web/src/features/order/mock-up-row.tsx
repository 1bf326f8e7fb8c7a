import { renderMockUp, type LogoDoc, type MockUp } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { drawLogo, svgUrl } from '../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { logFailure } from '../../lib/log.ts';

const SHOWN = ['sign', 'card', 'cup'] as const satisfies readonly MockUp[];

/** The logo where it is going to live. */
export function MockUpRow({ doc }: { doc: LogoDoc }) {
  const m = useMessages(orderMessages);
  const labels = { sign: m.onSign, card: m.onCard, cup: m.onCup };
  const [pictures, setPictures] = useState<string[]>([]);
  useEffect(() => {
    let stale = false;
    drawLogo(doc)
      .then(() => !stale && setPictures(SHOWN.map((kind) => svgUrl(renderMockUp(kind, doc, glyphs.outlines)))))
      .catch((error: unknown) => logFailure('drawing the uses', error));
    return () => {
      stale = true;
    };
  }, [doc]);
  return (
    <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 scrollbar-none md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:px-0">
      {SHOWN.map((kind, index) => (
        <li key={kind} className="w-64 shrink-0 snap-start md:w-auto">
          <figure>
            <div className="aspect-[400/280] bg-quiet">
              {pictures[index] && (
                <img src={pictures[index]} alt={m.mockUpOf(m.things[kind])} className="size-full animate-fade" />
              )}
            </div>
            <figcaption className="mt-1.5 text-caption text-muted">{labels[kind]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
