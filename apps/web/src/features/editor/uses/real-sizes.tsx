import { renderIcon, type LogoDoc } from '@markwright/logo';
import { memo, useMemo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { svgUrl } from '../../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { UseFigure } from './use-figure.tsx';

const SIZES = [64, 32, 16];

/** The mark as a browser tab, a list and an avatar will show it, in real pixels. */
export const RealSizes = memo(function RealSizes({ doc }: { doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const icons = useMemo(
    () =>
      SIZES.map((pixels) => {
        const svg = renderIcon(doc, { outlines: glyphs.outlines, pixels, fill: 1, background: 'transparent' });
        return { pixels, url: svgUrl(svg) };
      }),
    [doc],
  );
  return (
    <UseFigure label={doc.mark?.drawing.small ? m.smallNote : m.iconsNote}>
      <div
        className="flex h-26 items-end justify-around border border-line px-2 pb-1.5"
        style={{ background: doc.background === 'transparent' ? '#ffffff' : doc.background }}
      >
        {icons.map(({ pixels, url }) => (
          <span key={pixels} className="flex flex-col items-center gap-1.5">
            <img src={url} width={pixels} height={pixels} alt={m.iconOf(pixels)} />
            <span
              aria-hidden
              className="rounded-chip bg-surface px-1.5 font-latin text-[11px] leading-4 text-muted tabular-nums"
            >
              {pixels}
            </span>
          </span>
        ))}
      </div>
    </UseFigure>
  );
});
