import { drawPlaced, type LogoDoc, type PlacedLogo } from '@markwright/logo';
import { memo, useMemo, type RefObject } from 'react';
import { EDITOR_ARTBOARD } from '../artboard.ts';
import type { View } from './view-box.ts';

type SheetProps = { doc: LogoDoc; logo: PlacedLogo; view: View; drawing: RefObject<HTMLDivElement | null> };

/** What drawing programmes show where there is nothing. */
export const CHECKERED =
  'bg-[conic-gradient(var(--color-line)_25%,#fff_0_50%,var(--color-line)_0_75%,#fff_0)] bg-size-[16px_16px]';

/** The artboard with the logo on it. A transparent ground shows as the checkerboard every drawing programme uses. */
export function ArtboardSheet({ doc, logo, view, drawing }: SheetProps) {
  const markup = useMemo(() => drawPlaced(logo, doc), [logo, doc]);
  return (
    <div
      className={`absolute top-0 left-0 origin-top-left shadow-raised ${doc.background === 'transparent' ? CHECKERED : ''}`}
      style={{
        width: EDITOR_ARTBOARD.width * view.zoom,
        height: EDITOR_ARTBOARD.height * view.zoom,
        transform: `translate(${view.x}px, ${view.y}px)`,
      }}
    >
      <Drawing markup={markup} drawing={drawing} />
    </div>
  );
}

/** Only a new picture touches the page; panning and zooming leave it alone. */
const Drawing = memo(function Drawing({ markup, drawing }: { markup: string; drawing: SheetProps['drawing'] }) {
  return (
    <div
      ref={drawing}
      data-testid="artboard"
      className="size-full [&>svg]:block [&>svg]:size-full"
      // The engine's own markup: outlines and colours it has parsed, text escaped, no scripts and no references.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});
