import type { LogoDoc } from '@markwright/logo';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { DrawOptions } from '../../lib/logo-drawing/draw-logo.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { PixelPicture } from '../../lib/logo-drawing/pixel-picture.tsx';
import { useLogoSvg } from '../../lib/logo-drawing/use-logo-svg.ts';
import { LIST_LOOK } from './list/list-look.ts';
import { Slot } from './slot.tsx';

type SheetDrawingProps = { doc: LogoDoc | undefined; colored: boolean; markLater: boolean };

const BOARD = { width: 960, height: 840 };
/** The name alone needs a flatter board; the mark's slot stands over it. */
const NAME_BOARD = { width: 960, height: 420 };
/** Artboard units per pixel of the sheet. */
const PIXEL = 2;

/** The logo in ink over the lines it was constructed with; colour comes last. */
export function SheetDrawing({ doc, colored, markLater }: SheetDrawingProps) {
  const m = useMessages(createLogoMessages);
  const size = markLater && !colored ? NAME_BOARD : BOARD;
  const plain: DrawOptions = {
    size,
    background: 'transparent',
    watermark: 'quiet',
    ...(colored ? {} : { tone: 'ink' as const }),
  };
  const logo = useLogoSvg(doc, plain);
  const lines = useLogoSvg(doc, { size, background: 'transparent', guides: { pixel: PIXEL } }, !colored);
  return (
    <>
      {markLater && !colored && <Slot className="mt-4 size-16 shrink-0 lg:size-36">{m.sheet.markLater}</Slot>}
      <div className="relative min-h-0 w-full" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {lines && !colored && (
          <PixelPicture svg={lines} label="" kind="marked" className="absolute inset-0 size-full" />
        )}
        {logo && (
          <PixelPicture svg={logo} label={doc?.name.text ?? ''} kind="marked" className="absolute inset-0 size-full" />
        )}
      </div>
    </>
  );
}

/** Three more of the same answers, small, under the sheet. */
export const OtherSketches = ({ docs }: { docs: readonly LogoDoc[] }) => (
  <div className="hidden shrink-0 grid-cols-3 gap-px bg-surface pt-px lg:grid">
    {docs.map((doc) => (
      <LogoPicture key={doc.seed} doc={doc} alt="" className="aspect-4/3" options={LIST_LOOK} />
    ))}
  </div>
);
