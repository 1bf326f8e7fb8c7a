import { swapMark } from '@markwright/logo';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit, useDoc, useEditor } from '../editor-store.ts';
import { showMark } from '../shown-mark.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { readIconId, useSimilarMarks } from '../use-similar-marks.ts';
import { MarkThumb } from './mark-thumb.tsx';

const SHOWN = 12;

/** 相似图: the same idea drawn other ways; one click puts it in. */
export function SimilarPanel() {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const doc = useDoc();
  const iconId = useEditor((state) => state.history?.now.iconId ?? '');
  // The grid stays as it is while marks from it are tried on.
  const [asked, setAsked] = useState(iconId);
  const { marks, state, retry } = useSimilarMarks(asked, doc.name.text, SHOWN);
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const colors = doc.mark ?? { primary: doc.name.color, secondary: doc.layout.accent };
  return (
    <PanelFrame
      title={m.tabs.similar}
      foot={
        iconId !== asked && (
          <Button size="small" wide onClick={() => setAsked(iconId)}>
            {m.moreSimilar}
          </Button>
        )
      }
    >
      <div className="px-5 pt-1 pb-8">
        <p className="text-caption text-muted">{m.similarNote}</p>
        {state === 'failed' && (
          <div className="mt-4">
            <p>{m.similarFailed}</p>
            <Button size="small" className="mt-3" onClick={retry}>
              {m.retry}
            </Button>
          </div>
        )}
        {state === 'here' && marks.length === 0 && <p className="mt-4">{m.similarNone}</p>}
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {state === 'loading' &&
            Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <Skeleton className="aspect-square" />
              </li>
            ))}
          {marks.map((mark) => (
            <li key={mark.iconId}>
              <button
                type="button"
                aria-label={m.similarItem(mark.meaning[language])}
                title={mark.meaning[language]}
                aria-pressed={mark.iconId === iconId}
                onClick={() =>
                  edit(
                    'swap',
                    (now) => showMark(swapMark(now, { ...mark, source: readIconId(mark.iconId) })),
                    undefined,
                    mark.iconId,
                  )
                }
                className={classNames(
                  'block aspect-square w-full border border-ink/8',
                  mark.iconId === iconId && 'outline-2 outline-offset-2 outline-ink',
                )}
                style={{ background: ground }}
              >
                <MarkThumb
                  drawing={mark.drawing}
                  colors={{ primary: colors.primary, secondary: colors.secondary, ground }}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </PanelFrame>
  );
}
