import { renderIcon, type LogoDoc } from '@markwright/logo';
import { memo, useMemo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { PixelPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';
import { UseFigure } from './use-figure.tsx';

const SIZES = [64, 32, 16];

/** The mark as a browser tab, a list and an avatar will show it, in real pixels. */
export const RealSizes = memo(function RealSizes({ doc }: { doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const icons = useMemo(
    () =>
      SIZES.map((pixels) => {
        const svg = renderIcon(doc, { outlines: glyphs.outlines, pixels, fill: 1, background: 'transparent' });
        return { pixels, svg };
      }),
    [doc],
  );
  return (
    <UseFigure label={doc.mark?.drawing.small ? m.smallNote : m.iconsNote}>
      <div
        className="flex h-26 items-end justify-around border border-line px-2 pb-1.5"
        style={{ background: doc.background === 'transparent' ? '#ffffff' : doc.background }}
      >
        {icons.map(({ pixels, svg }) => (
          <span key={pixels} className="flex flex-col items-center gap-1.5">
            <span className="block" style={{ width: pixels, height: pixels }}>
              <PixelPicture svg={svg} label={m.iconOf(pixels)} kind="sample" className="size-full" />
            </span>
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
