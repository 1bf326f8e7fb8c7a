import { renderMockUp, type LogoDoc, type MockUp } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { neededTexts } from '../../lib/logo-drawing/needed-texts.ts';
import { PixelPicture } from '../../lib/logo-drawing/pixel-picture.tsx';
import { logFailure } from '../../lib/log.ts';

const SHOWN = ['sign', 'card', 'cup'] as const satisfies readonly MockUp[];

/** The logo where it is going to live. */
export function MockUpRow({ doc, bought }: { doc: LogoDoc; bought: boolean }) {
  const m = useMessages(orderMessages);
  const labels = { sign: m.onSign, card: m.onCard, cup: m.onCup };
  const [pictures, setPictures] = useState<string[]>([]);
  useEffect(() => {
    let stale = false;
    glyphs
      .ensure(neededTexts(doc))
      .then(
        () =>
          !stale && setPictures(SHOWN.map((kind) => renderMockUp(kind, doc, glyphs.outlines, { watermark: !bought }))),
      )
      .catch((error: unknown) => logFailure('drawing the uses', error));
    return () => {
      stale = true;
    };
  }, [doc, bought]);
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 scrollbar-none md:mx-0 md:grid md:grid-cols-3 md:gap-4 md:px-0">
      {SHOWN.map((kind, index) => (
        <li key={kind} className="w-64 shrink-0 snap-start md:w-auto">
          <figure>
            <div className="aspect-[400/280] bg-quiet">
              <PixelPicture
                svg={pictures[index]}
                label={m.mockUpOf(m.things[kind])}
                kind={bought ? 'bought' : 'marked'}
                className="size-full"
              />
            </div>
            <figcaption className="mt-1.5 text-caption text-muted">{labels[kind]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
