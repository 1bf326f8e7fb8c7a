import { findIconSource } from '@markwright/contracts/icon-id';
import { swapMark } from '@markwright/logo';
import { classNames } from '../../../components/class-names.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useDoc } from '../editor-store.ts';
import { showMark, iconIdOfDoc } from '../shown-mark.ts';
import type { SimilarMark } from '../use-similar-marks.ts';
import { MarkThumb } from './mark-thumb.tsx';

/** An id of another kind names itself. */
const sourceOf = (iconId: string) => findIconSource(iconId) ?? { kind: 'catalogue', id: iconId.slice(0, 200) };

type MarkGridProps = { marks: readonly SimilarMark[]; waitingFor: number };

/** Puts a mark into the logo, in a layout that shows it. */
export const chooseMark = (mark: SimilarMark): void =>
  edit('swap', (now) => showMark(swapMark(now, { ...mark, source: sourceOf(mark.iconId) })));

/** Marks in the logo's colours; one press puts one in. */
export function MarkGrid({ marks, waitingFor }: MarkGridProps) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const doc = useDoc();
  const iconId = iconIdOfDoc(doc);
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const { primary, secondary } = doc.mark ?? { primary: doc.name.color, secondary: doc.layout.accent };
  return (
    <ul className="mt-3 grid grid-cols-3 gap-2">
      {marks.map((mark) => (
        <li key={mark.iconId}>
          <button
            type="button"
            aria-label={m.similarItem(mark.meaning[language])}
            title={mark.meaning[language]}
            aria-pressed={mark.iconId === iconId}
            onClick={() => chooseMark(mark)}
            className={classNames(
              'block aspect-square w-full border border-ink/8',
              mark.iconId === iconId && 'outline-2 outline-offset-2 outline-ink',
            )}
            style={{ background: ground }}
          >
            <MarkThumb drawing={mark.drawing} colors={{ primary, secondary, ground }} />
          </button>
        </li>
      ))}
      {Array.from({ length: waitingFor }, (_, index) => (
        <li key={index}>
          <Skeleton className="aspect-square" />
        </li>
      ))}
    </ul>
  );
}
