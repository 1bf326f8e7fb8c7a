import { OK_CODE } from '@markwright/contracts/envelope';
import { alternativeEdits, describeEdit, shownLines, takeChoice, type Edit } from '@markwright/edits';
import type { LogoDoc } from '@markwright/logo';
import { X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { changeInWordsMessages } from '../../i18n/change-in-words.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { api } from '../api.ts';
import { newKey } from '../new-key.ts';
import { refreshPoints } from '../points.ts';

type ChangeInWordsProps = {
  /** One logo, or all four of a task. */
  of: { resultId: string } | { taskId: string };
  /** A logo the words are read against; of four, the first. */
  doc: LogoDoc;
  /** Where several are changed together: the words may single one out, "the second one". */
  several?: readonly { id: string; doc: LogoDoc }[];
  onStarted: (taskId: string) => void;
};

const CHANGE_WORDS_MAX = 300;

type Read = {
  edits: Edit[];
  unknown: { words: string; nearest: { zh: string; en: string }; offered?: Edit | undefined }[];
  key: string;
  which?: number;
};

type Offered = readonly { words: string; edit: Edit }[];

/** The tables of words are fetched only where something was not understood. */
async function withNearest(unknown: readonly string[], offered: Offered = []): Promise<Read['unknown']> {
  const { nearestTo } = await import('@markwright/edits/nearest-wish');
  const offeredFor = (words: string) => offered.find((offer) => offer.words === words)?.edit;
  return unknown.map((words) => ({ words, nearest: nearestTo(words), offered: offeredFor(words) }));
}

/** What is only talk changes nothing here. */
const isWish = ({ do: name }: Edit): boolean => name !== 'say' && !name.startsWith('talk.');

/** Words, what they were taken for, and then a point: nothing is spent before the reading is seen. */
export function ChangeInWords({ of, doc, several = [], onStarted }: ChangeInWordsProps) {
  const m = useMessages(changeInWordsMessages);
  const language = useLanguage();
  const id = useId();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<Read>();
  const [problem, setProblem] = useState('');

  const chosen = (which: number | undefined) => (which === undefined ? undefined : several[which - 1]);

  async function onRead(event: FormEvent) {
    event.preventDefault();
    if (busy || words.trim() === '') return;
    setBusy(true);
    setProblem('');
    const { which, words: said } = takeChoice(words.trim(), several.length);
    const meant = chosen(which)?.doc ?? doc;
    // "The second one" alone asks for no change, and there is nothing to be read.
    const body = { words: said || words.trim(), shown: shownIn(meant) };
    const { code, msg, data } = await api.call('readWishes', { body, showsFailures: true });
    const unknown = data && data.unknown.length > 0 ? await withNearest(data.unknown, data.offered) : [];
    setBusy(false);
    if (code !== OK_CODE || !data) return setProblem(msg || m.noReply);
    const edits = said === '' ? [] : data.edits.flatMap((edit) => alternativeEdits(edit, meant)).filter(isWish);
    setRead({ edits, unknown: said === '' ? [] : unknown, key: newKey(), ...(which !== undefined && { which }) });
  }

  async function make({ edits, key, which }: Read) {
    if (useSession.getState().token === '') return openLogin();
    setBusy(true);
    setProblem('');
    const one = chosen(which);
    const change = { ...(one ? { resultId: one.id } : of), edits };
    const body = { logoName: (one?.doc ?? doc).name.text, change };
    const { code, msg, data } = await api.call('createAiTask', { body, idempotencyKey: key, showsFailures: true });
    setBusy(false);
    if (code !== OK_CODE || !data) return setProblem(msg || m.noReply);
    void refreshPoints();
    setRead(undefined);
    setWords('');
    onStarted(data.id);
  }

  return (
    <div className="rounded-card bg-quiet p-3">
      <form onSubmit={(event) => void onRead(event)}>
        <label htmlFor={id} className="text-caption text-muted">
          {m.title}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            id={id}
            value={words}
            maxLength={CHANGE_WORDS_MAX}
            autoComplete="off"
            enterKeyHint="go"
            placeholder={m.placeholder}
            onChange={(event) => {
              setWords(event.target.value);
              setRead(undefined);
            }}
            className="h-11 min-w-0 grow basis-60 rounded-input border border-line-strong bg-surface px-3 caret-action outline-none placeholder:text-muted focus:border-ink focus:ring-1 focus:ring-ink"
          />
          <Button type="submit" busy={busy && !read} disabled={words.trim() === ''}>
            {busy && !read ? m.reading : m.read}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {read && (
          <>
            <p className="mt-3 text-caption text-muted">{read.edits.length > 0 ? m.understood : m.nothing}</p>
            <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
              {read.which !== undefined && (
                <Chip
                  told={m.onlyOf(read.which)}
                  onDrop={() => setRead({ edits: read.edits, unknown: read.unknown, key: newKey() })}
                />
              )}
              {read.edits.map((edit) => (
                <Chip
                  key={JSON.stringify(edit)}
                  told={describeEdit(edit)[language]}
                  onDrop={() => setRead({ ...read, key: newKey(), edits: read.edits.filter((each) => each !== edit) })}
                />
              ))}
            </ul>
            {read.unknown.map(({ words: said, nearest, offered }) => (
              <p key={said} className="mt-2 text-caption text-muted">
                {offered && isWish(offered) ? m.perhaps(said) : m.notUnderstood(said, nearest[language])}
                {offered && isWish(offered) && (
                  <button
                    type="button"
                    className="ml-1 min-h-10 rounded-chip bg-surface px-3 text-ink hover:bg-line"
                    onClick={() =>
                      setRead({
                        ...read,
                        key: newKey(),
                        edits: [...read.edits, offered],
                        unknown: read.unknown.filter(({ words: other }) => other !== said),
                      })
                    }
                  >
                    {describeEdit(offered)[language]}
                  </button>
                )}
              </p>
            ))}
            {read.edits.length > 0 && (
              <Button look="action" className="mt-3" busy={busy} onClick={() => void make(read)}>
                {busy ? m.making : m.make}
              </Button>
            )}
          </>
        )}
        {problem && <p className="mt-2 text-caption text-danger">{problem}</p>}
      </div>
      {!read && <p className="mt-2 text-caption text-muted">{m.free}</p>}
    </div>
  );
}

function Chip({ told, onDrop }: { told: string; onDrop: () => void }) {
  const m = useMessages(changeInWordsMessages);
  return (
    <li className="inline-flex items-center rounded-chip bg-surface text-caption">
      <span className="py-2 pl-3">{told}</span>
      <button
        type="button"
        aria-label={m.drop(told)}
        className="inline-flex size-10 shrink-0 items-center justify-center"
        onClick={onDrop}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}

const shownIn = (doc: LogoDoc) => ({
  ...shownLines(doc),
  name: doc.name.text,
  ...(doc.mark && { source: { kind: doc.mark.source.kind, id: doc.mark.source.id } }),
});
