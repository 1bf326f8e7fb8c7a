import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { isBoughtAsIs, useEditor } from '../editor-store.ts';
import { WarningList } from '../warning-list.tsx';
import { ArtboardSheet, type ShowMoved } from './artboard-sheet.tsx';
import { CanvasBar } from './canvas-bar.tsx';
import { ClearSpace } from './clear-space.tsx';
import { ConstructionLines } from './construction-lines.tsx';
import { partBoxes } from './part-boxes.ts';
import { PartHandles } from './part-handles.tsx';
import { Rulers } from './rulers.tsx';
import type { Guide } from './snap.ts';
import { useCanvasGestures } from './use-canvas-gestures.ts';
import { useView } from './view-store.ts';

/** The dotted canvas with its rulers, the artboard on it, and the bar below. */
export function Canvas({ foot }: { foot: ReactNode }) {
  const m = useMessages(editorMessages);
  const viewport = useRef<HTMLDivElement>(null);
  const drawing = useRef<ShowMoved>(null);
  const placed = useEditor((state) => state.placed);
  const selected = useEditor((state) => state.selected);
  const construction = useEditor((state) => state.construction);
  const clearSpace = useEditor((state) => state.clearSpace);
  const bought = useEditor(isBoughtAsIs);
  const { view, viewport: size } = useView();
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  useViewportSize(viewport);
  useCanvasGestures(viewport);
  const boxes = useMemo(() => (placed ? partBoxes(placed.logo) : []), [placed]);
  const selection = boxes.find(({ part }) => part === selected)?.box ?? null;
  return (
    <section aria-label={m.canvas} className="relative flex min-h-0 min-w-0 grow flex-col bg-canvas">
      <div className="relative min-h-0 grow">
        <div
          ref={viewport}
          className="dotted absolute inset-0 touch-none bg-size-[20px_20px] overflow-hidden contain-strict md:top-6 md:left-6"
        >
          {placed && (
            <ArtboardSheet
              doc={placed.doc}
              logo={placed.logo}
              bought={bought}
              view={view}
              viewport={size}
              drawing={drawing}
            />
          )}
          <svg aria-hidden className="pointer-events-none absolute inset-0" width={size.width} height={size.height}>
            {placed && (
              <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
                {construction && <ConstructionLines doc={placed.doc} placed={placed.logo} zoom={view.zoom} />}
                {clearSpace && <ClearSpace placed={placed.logo} zoom={view.zoom} />}
                {guides.map(({ axis, at, from, to }) => (
                  <path
                    key={axis}
                    data-guide={axis}
                    d={axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`}
                    className="stroke-action"
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </g>
            )}
          </svg>
          {placed && <PartHandles placed={placed} boxes={boxes} drawing={drawing} onGuides={setGuides} />}
        </div>
        <Rulers selection={selection} />
        <WarningList />
      </div>
      <p id="canvas-help" className="sr-only">
        {m.canvasHelp}
      </p>
      {foot}
      <CanvasBar />
    </section>
  );
}

function useViewportSize(viewport: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const measure = () => useView.getState().setViewport({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);
}
