import {
  contrast,
  factsOf,
  findLayout,
  MARK_CONTRAST,
  NAME_CONTRAST,
  renderSvg,
  setLayout,
  type LogoDoc,
  type RenderOptions,
} from '@markwright/logo';
import { memo, useMemo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { svgUrl } from '../../../lib/logo-drawing/draw-logo.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { UseFigure } from './use-figure.tsx';

const WHITE = '#ffffff';
const INK = '#17130f';
const HALF = { width: 200, height: 150 };
const BAND = { width: 400, height: 192 };

type Look = Pick<RenderOptions, 'size' | 'tone' | 'background'>;

/** Second colours are small shapes: they must be seen, not read. */
const SEEN = 1.6;

function readsOnWhite({ name, mark }: LogoDoc): boolean {
  if (contrast(name.color, WHITE) < NAME_CONTRAST) return false;
  if (!mark) return true;
  const hasSecond = mark.drawing.shapes.some(({ paint }) => paint === 'secondary');
  return contrast(mark.primary, WHITE) >= MARK_CONTRAST && (!hasSecond || contrast(mark.secondary, WHITE) >= SEEN);
}

/** In its own colours where they read on white, else in one ink. */
const lightLook = (doc: LogoDoc): Look => ({
  size: HALF,
  background: WHITE,
  ...(!readsOnWhite(doc) && { tone: 'ink' as const }),
});

/** A band is long: the logo stands in a row where it has one. */
const inRow = (doc: LogoDoc): LogoDoc =>
  findLayout('horizontal')?.applies(factsOf(doc)) ? setLayout(doc, 'horizontal') : doc;

/** On white, on black, and reversed on the brand's own colour. */
export const OnGrounds = memo(function OnGrounds({ doc }: { doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Ground label={m.onLight} doc={doc} look={lightLook(doc)} framed />
        <Ground label={m.onDark} doc={doc} look={{ size: HALF, tone: 'paper', background: INK }} />
      </div>
      <Ground label={m.onBrand} doc={inRow(doc)} look={{ size: BAND, tone: 'reversed' }} />
    </>
  );
});

function Ground({ label, doc, look, framed }: { label: string; doc: LogoDoc; look: Look; framed?: boolean }) {
  const key = JSON.stringify(look);
  const url = useMemo(
    () => svgUrl(renderSvg(doc, { outlines: glyphs.outlines, ...(JSON.parse(key) as Look) })),
    [doc, key],
  );
  return (
    <UseFigure label={label}>
      <img src={url} alt="" className={`block w-full ${framed ? 'border border-line' : ''}`} />
    </UseFigure>
  );
}
