import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDoc } from '../editor-store.ts';
import { PanelFrame } from '../panel-frame.tsx';
import { iconIdOfDoc } from '../shown-mark.ts';
import { useMarkSearch } from '../use-mark-search.ts';
import { useSimilarMarks } from '../use-similar-marks.ts';
import { MarkGrid } from './mark-grid.tsx';
import { UploadMark } from './upload-mark.tsx';

const SHOWN = 12;
const WORDS_MAX = 60;

/** 相似图: the same idea drawn other ways, the whole catalogue by words, or a mark of one's own. */
export function SimilarPanel() {
  const m = useMessages(editorMessages);
  const iconId = iconIdOfDoc(useDoc());
  const [words, setWords] = useState('');
  // The grid stays as it is while marks from it are tried on.
  const [asked, setAsked] = useState(iconId);
  const isSearching = words.trim() !== '';
  return (
    <PanelFrame
      title={m.tabs.similar}
      foot={
        iconId !== asked &&
        !isSearching && (
          <Button size="small" wide onClick={() => setAsked(iconId)}>
            {m.moreSimilar}
          </Button>
        )
      }
    >
      <div className="px-5 pt-1 pb-8">
        <TextField
          label={m.markSearch}
          type="search"
          placeholder={m.markSearchHint}
          maxLength={WORDS_MAX}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {isSearching && <FoundMarks typed={words} />}
        {!isSearching && (asked ? <SimilarMarks asked={asked} /> : <p className="mt-3">{m.similarNoMark}</p>)}
        <div className="mt-6 border-t border-line pt-5">
          <UploadMark />
        </div>
      </div>
    </PanelFrame>
  );
}

function SimilarMarks({ asked }: { asked: string }) {
  const m = useMessages(editorMessages);
  const doc = useDoc();
  const { marks, isPending, isError, retry } = useSimilarMarks(asked, doc.name.text, SHOWN);
  return (
    <>
      <p className="mt-3 text-caption text-muted">{m.similarNote}</p>
      {isError && <Failure words={m.similarFailed} onRetry={retry} />}
      {!isPending && !isError && marks.length === 0 && <p className="mt-4">{m.similarNone}</p>}
      <MarkGrid marks={marks} waitingFor={isPending ? SHOWN : 0} />
    </>
  );
}

/** What is called by the words first; what lies near in meaning under a line of its own. */
function FoundMarks({ typed }: { typed: string }) {
  const m = useMessages(editorMessages);
  const { words, marks, matched, isPending, isError, hasMore, more, retry } = useMarkSearch(typed);
  const [named, related] = [marks.slice(0, matched), marks.slice(matched)];
  return (
    <>
      <output className="mt-3 block min-h-5 text-caption text-muted tabular-nums">
        {!isPending && !isError && (matched > 0 ? m.markFound(words, matched) : m.markNotFound(words))}
      </output>
      {isError && <Failure words={m.markSearchFailed} onRetry={retry} />}
      <MarkGrid marks={named} waitingFor={isPending ? SHOWN : 0} />
      {related.length > 0 && (
        <section aria-label={m.markRelated} className="mt-4 border-t border-line pt-3">
          <h3 className="text-caption text-muted">{m.markRelated}</h3>
          <MarkGrid marks={related} waitingFor={0} />
        </section>
      )}
      {hasMore && !isError && (
        <Button size="small" wide className="mt-3" onClick={more}>
          {m.markMore}
        </Button>
      )}
    </>
  );
}

function Failure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const m = useMessages(editorMessages);
  return (
    <div className="mt-4">
      <p>{words}</p>
      <Button size="small" className="mt-3" onClick={onRetry}>
        {m.retry}
      </Button>
    </div>
  );
}
