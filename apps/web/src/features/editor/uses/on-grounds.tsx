import {
  contrast,
  MARK_CONTRAST,
  NAME_CONTRAST,
  openArrangements,
  shownMark,
  type LogoDoc,
  type RenderOptions,
} from '@markwright/logo';
import { memo } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { PixelPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';
import { usePaintedLogo } from '../../../lib/logo-drawing/use-painted-logo.ts';
import { UseFigure } from './use-figure.tsx';

const WHITE = '#ffffff';
const INK = '#17130f';
const HALF = { width: 200, height: 150 };
const BAND = { width: 400, height: 192 };

type Look = Pick<RenderOptions, 'size' | 'tone' | 'background'>;

/** Second colours are small shapes: they must be seen, not read. */
const SEEN = 1.6;

function readsOnWhite(doc: LogoDoc): boolean {
  const { name, mark } = doc;
  if (contrast(name.color, WHITE) < NAME_CONTRAST) return false;
  if (!mark || shownMark(doc) === 'none') return true;
  const takes = (paint: string) => mark.drawing.shapes.some((shape) => shape.paint === paint);
  if (shownMark(doc) === 'drawing' && !takes('primary')) return true;
  return (
    contrast(mark.primary, WHITE) >= MARK_CONTRAST && (!takes('secondary') || contrast(mark.secondary, WHITE) >= SEEN)
  );
}

/** In its own colours where they read on white, else in one ink. */
const lightLook = (doc: LogoDoc): Look => ({
  size: HALF,
  background: WHITE,
  ...(!readsOnWhite(doc) && { tone: 'ink' as const }),
});

/** A band is long: the logo stands in a row where it has one, with the mark it shows. */
const inRow = (doc: LogoDoc): LogoDoc => openArrangements(doc, glyphs.outlines).find('wide')?.doc ?? doc;

/** On white, on black, and reversed on the brand's own colour. */
export const OnGrounds = memo(function OnGrounds({ doc, bought }: { doc: LogoDoc; bought: boolean }) {
  const m = useMessages(editorMessages);
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Ground label={m.onLight} doc={doc} bought={bought} look={lightLook(doc)} framed />
        <Ground label={m.onDark} doc={doc} bought={bought} look={{ size: HALF, tone: 'paper', background: INK }} />
      </div>
      <Ground label={m.onBrand} doc={inRow(doc)} bought={bought} look={{ size: BAND, tone: 'reversed' }} />
    </>
  );
});

type GroundProps = { label: string; doc: LogoDoc; bought: boolean; look: Look; framed?: boolean };

/** Drawn in the worker: one ink means fitting curves to what was cut, which would hold up the next letter typed. */
function Ground({ label, doc, bought, look, framed }: GroundProps) {
  const logo = usePaintedLogo(doc, { ...look, bought, watermark: 'quiet' });
  return (
    <UseFigure label={label}>
      <PixelPicture
        logo={logo}
        label=""
        kind={bought ? 'bought' : 'marked'}
        className={`${look.size === BAND ? 'aspect-[400/192]' : 'aspect-4/3'} w-full ${framed ? 'border border-line' : ''}`}
      />
    </UseFigure>
  );
}
