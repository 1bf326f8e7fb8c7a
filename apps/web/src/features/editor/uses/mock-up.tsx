import { renderMockUp, type LogoDoc, type MockUp } from '@markwright/logo';
import { memo, useMemo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { PixelPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';
import { UseFigure } from './use-figure.tsx';

type MockUpPictureProps = { kind: MockUp; doc: LogoDoc; bought: boolean };

/** The logo on a real thing; drawn only as the strip comes to it. */
export const MockUpPicture = memo(function MockUpPicture({ kind, doc, bought }: MockUpPictureProps) {
  const m = useMessages(editorMessages);
  const svg = useMemo(() => renderMockUp(kind, doc, glyphs.outlines, { watermark: !bought }), [kind, doc, bought]);
  return (
    <UseFigure label={m.mockUps[kind]} note={m.mockUpSizes[kind]}>
      <PixelPicture
        svg={svg}
        label={m.mockUpOf(m.mockUps[kind])}
        kind={bought ? 'bought' : 'marked'}
        className="aspect-[400/280] w-full"
      />
    </UseFigure>
  );
});
