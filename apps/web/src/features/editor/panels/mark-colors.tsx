import { recolorMark, repaintMark, sixDigits } from '@markwright/logo';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { edit, useDoc, useEditor } from '../editor-store.ts';
import { ColorField } from './color-field.tsx';

/** A drawing in many colours shows its first few: more would be a list nobody reads. */
const OWN_MOST = 6;

/** The colours the mark is seen in: those of the logo that it takes, and those it brought along. */
export function MarkColors() {
  const m = useMessages(editorMessages);
  const { mark } = useDoc();
  const pieces = useEditor((state) => state.placed?.logo.pieces);
  if (!mark) return null;
  const isSeen = (color: string) => pieces?.some(({ inks }) => inks.some((ink) => ink.color === color)) ?? true;
  const takes = (paint: string) => mark.drawing.shapes.some((shape) => shape.paint === paint);
  const own = [...new Set(mark.drawing.shapes.map(({ paint }) => paint).filter((paint) => paint.startsWith('#')))];
  return (
    <>
      {(takes('primary') || isSeen(mark.primary)) && (
        <ColorField
          label={m.colors.primary}
          value={mark.primary}
          onChange={(primary) => edit('color', (now) => recolorMark(now, { primary }), 'color:primary')}
        />
      )}
      {takes('secondary') && (
        <ColorField
          label={m.colors.secondary}
          value={mark.secondary}
          onChange={(secondary) => edit('color', (now) => recolorMark(now, { secondary }), 'color:secondary')}
        />
      )}
      {own.slice(0, OWN_MOST).map((color, index) => (
        <ColorField
          // The place in the list stays while its colour is dragged through the picker.
          key={index}
          label={m.colors.own(index + 1)}
          value={sixDigits(color)}
          onChange={(next) => edit('color', (now) => repaintMark(now, color, next), `color:own:${index}`)}
        />
      ))}
    </>
  );
}
