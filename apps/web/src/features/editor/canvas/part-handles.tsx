import type { LogoDoc, PlacedLogo } from '@markwright/logo';
import { useRef, type RefObject } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { selectPart, useEditor } from '../editor-store.ts';
import { useFonts } from '../use-fonts.ts';
import type { ShowMoved } from './artboard-sheet.tsx';
import type { PartBox } from './part-boxes.ts';
import { ResizeHandles } from './resize-handles.tsx';
import type { Guide } from './snap.ts';
import { usePartDrag } from './use-part-drag.ts';
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
  const m = useMessages(editorMessages);
  const selected = useEditor((state) => state.selected);
  const { view } = useView();
  const layer = useRef<HTMLDivElement>(null);
  const drag = usePartDrag({ placed, boxes, drawing, layer, onGuides });
  return (
    <div ref={layer}>
      {boxes.map((each) => {
        const isSelected = each.part === selected;
        return (
          <div
            key={each.part}
            data-handle={each.part}
            // The corners of what is selected lie over its neighbours, or a finger would take hold of those.
            className={classNames('absolute top-0 left-0', isSelected && 'z-1')}
            style={{
              width: each.box.width * view.zoom + PADDING * 2,
              height: each.box.height * view.zoom + PADDING * 2,
              transform: `translate(${view.x + each.box.x * view.zoom - PADDING}px, ${view.y + each.box.y * view.zoom - PADDING}px)`,
            }}
          >
            <button
              type="button"
              aria-label={m.selectPart(m.parts[each.part])}
              aria-pressed={isSelected}
              aria-describedby="canvas-help"
              onClick={() => selectPart(each.part)}
              {...drag(each.part)}
              className={classNames(
                'absolute inset-0 cursor-move touch-none border-[1.5px] outline-offset-4',
                isSelected ? 'border-ink ring-1 ring-surface/70' : 'border-transparent hover:border-ink/40',
              )}
            />
            {isSelected && <ResizeHandles part={each.part} />}
            {isSelected && <SelectionLabel of={each} doc={placed.doc} />}
          </div>
        );
      })}
    </div>
  );
}

/** What is selected, above the box's right end so that it never covers the line under it. */
function SelectionLabel({ of, doc }: { of: PartBox; doc: LogoDoc }) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const { fonts } = useFonts();
  const line = of.part === 'mark' ? null : doc[of.part];
  const font = line ? (fonts.find(({ key }) => key === line.font)?.words[language] ?? '') : '';
  const height = Math.round(of.letterHeight || of.box.height);
  return (
    <span className="pointer-events-none absolute -top-9 -right-0.5 hidden rounded-input bg-ink px-2.5 py-0.5 text-caption whitespace-nowrap text-chalk md:block">
      {m.selected(m.parts[of.part], font, height)}
    </span>
  );
}
