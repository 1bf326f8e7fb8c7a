import { renderMockUp, type LogoDoc, type MockUp } from '@markwright/logo';
import { memo, useMemo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { svgUrl } from '../../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { UseFigure } from './use-figure.tsx';

/** The logo on a real thing; drawn only as the strip comes to it. */
export const MockUpPicture = memo(function MockUpPicture({ kind, doc }: { kind: MockUp; doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const url = useMemo(() => svgUrl(renderMockUp(kind, doc, glyphs.outlines)), [kind, doc]);
  return (
    <UseFigure label={m.mockUps[kind]} note={m.mockUpSizes[kind]}>
      <img src={url} alt={m.mockUpOf(m.mockUps[kind])} decoding="async" className="block aspect-[400/280] w-full" />
    </UseFigure>
  );
});
