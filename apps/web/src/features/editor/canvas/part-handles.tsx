import type { LogoDoc, PartName, PlacedLogo } from '@markwright/logo';
import { memo, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { selectPart, useEditor } from '../editor-store.ts';
import { useFonts } from '../../../lib/fonts.ts';
import type { ShowMoved } from './artboard-sheet.tsx';
import type { PartBox } from './part-boxes.ts';
import { ResizeHandles } from './resize-handles.tsx';
import type { Guide } from './snap.ts';
import { usePartDrag, type DragPart } from './use-part-drag.ts';
import { useView } from './view-store.ts';

type PartHandlesProps = {
  placed: { doc: LogoDoc; logo: PlacedLogo };
  boxes: readonly PartBox[];
  drawing: RefObject<ShowMoved | null>;
  onGuides: (guides: readonly Guide[]) => void;
};

const PADDING = 6;

/** A button over every part: click or focus selects it, dragging moves it. */
export function PartHandles({ placed, boxes, drawing, onGuides }: PartHandlesProps) {
  const selected = useEditor((state) => state.selected);
  const view = useView((state) => state.view);
  const layer = useRef<HTMLDivElement>(null);
  const dragPart = usePartDrag({ drawing, layer, onGuides });
  return (
    <div ref={layer}>
      {boxes.map(({ part, box, letterHeight }) => (
        <PartHandle
          key={part}
          part={part}
          x={view.x + box.x * view.zoom - PADDING}
          y={view.y + box.y * view.zoom - PADDING}
          width={box.width * view.zoom + PADDING * 2}
          height={box.height * view.zoom + PADDING * 2}
          isSelected={part === selected}
          dragPart={dragPart}
        >
          {part === selected && (
            <SelectionLabel
              part={part}
              font={part === 'mark' ? '' : (placed.doc[part]?.font ?? '')}
              height={Math.round(letterHeight || box.height)}
            />
          )}
        </PartHandle>
      ))}
    </div>
  );
}

type PartHandleProps = {
  part: PartName;
  x: number;
  y: number;
  width: number;
  height: number;
  isSelected: boolean;
  dragPart: DragPart;
  children: ReactNode;
};

/** An edit that leaves a part where it was leaves its handle alone. */
const PartHandle = memo(function PartHandle(props: PartHandleProps) {
  const { part, x, y, width, height, isSelected, dragPart, children } = props;
  const m = useMessages(editorMessages);
  return (
    <div
      data-handle={part}
      // The corners of what is selected lie over its neighbours, or a finger would take hold of those.
      className={classNames('absolute top-0 left-0', isSelected && 'z-1')}
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        aria-label={m.selectPart(m.parts[part])}
        aria-pressed={isSelected}
        aria-describedby="canvas-help"
        onClick={() => selectPart(part)}
        {...dragPart(part)}
        className={classNames(
          'absolute inset-0 cursor-move touch-none border-[1.5px] outline-offset-4',
          isSelected ? 'border-ink ring-1 ring-surface/70' : 'border-transparent hover:border-ink/40',
        )}
      />
      {isSelected && <ResizeHandles part={part} />}
      {children}
    </div>
  );
});

type SelectionLabelProps = { part: PartName; font: string; height: number };

/** What is selected, above the box's right end so that it never covers the line under it. */
const SelectionLabel = memo(function SelectionLabel({ part, font, height }: SelectionLabelProps) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const { fonts } = useFonts();
  const fontName = fonts.find(({ key }) => key === font)?.words[language] ?? '';
  return (
    <span className="pointer-events-none absolute -top-9 -right-0.5 hidden rounded-input bg-ink px-2.5 py-0.5 text-caption whitespace-nowrap text-chalk md:block">
      {m.selected(m.parts[part], fontName, height)}
    </span>
  );
});
