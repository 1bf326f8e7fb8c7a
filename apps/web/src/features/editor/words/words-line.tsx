import { commandsIn, degreeOf, describeEdit, nearestTo, type Edit } from '@markwright/edits';
import { ArrowUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { editWordsMessages } from '../../../i18n/edit-words.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLanguage } from '../../../stores/language.ts';
import { showToast } from '../../../stores/toasts.ts';
import { closeSheet, edit, resetLogo, undoStep, useEditor } from '../editor-store.ts';
import { place } from '../place-logo.ts';
import { useFonts } from '../../../lib/fonts.ts';
import { applyAgain, changeInWords, DrawingFailed, warmReader, type Change, type Changed } from './change-in-words.ts';
import { suggestionsFor } from './suggestions.ts';

const FIELD_ID = 'words-line';

/** Where the shortcut goes. */
export const focusWordsLine = (): void => document.getElementById(FIELD_ID)?.focus();

type Asked = { before: Changed['doc']; changes: Change[] };

/** One line to say what to change, and under it what was understood. */
export function WordsLine() {
  const m = useMessages(editWordsMessages);
  const language = useLanguage();
  const { fonts } = useFonts();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [focused, setFocused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const placed = useEditor((state) => state.placed);
  const isDrawn = placed !== null;
  useEffect(() => {
    if (isDrawn) warmReader();
  }, [isDrawn]);

  /** Carries something out on the document as it is now; what was typed meanwhile by hand is not lost. */
  async function change(make: () => Promise<Changed>, before: Changed['doc']) {
    setBusy(true);
    try {
      const { doc, changes } = await make();
      edit('words', () => doc);
      for (const { edit: wish } of changes.filter((each) => each.kind === 'talk')) talk(wish);
      setAsked({ before, changes: changes.filter(({ kind }) => kind !== 'talk') });
    } catch (error) {
      if (!(error instanceof DrawingFailed)) throw error;
      showToast(m.failed);
    } finally {
      setBusy(false);
    }
  }

  const desk = () => ({ fonts, bought: useEditor.getState().bought });

  function talk(wish: Edit) {
    if (wish.do === 'talk.undo') showToast(undoStep() ? m.undone : m.nothingToUndo);
    else if (wish.do === 'talk.first') {
      resetLogo();
      showToast(m.backToFirst);
    }
  }

  function say(text: string) {
    const doc = useEditor.getState().history?.now.doc;
    if (!doc || text.trim() === '' || busy) return;
    setWords('');
    closeSheet();
    void change(() => changeInWords(text, doc, desk()), doc);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    say(words);
  }

  function drop(dropped: Change) {
    if (!asked) return;
    const rest = asked.changes.filter((each) => each !== dropped);
    const wishes = rest.flatMap((each) => (each.kind === 'done' ? [each.edit] : []));
    void change(() => applyAgain(wishes, asked.before, desk()), asked.before);
  }

  /** Carries out what some words were offered as, beside what was done already. */
  function accept(accepted: Change, wish: Edit) {
    if (!asked) return;
    const done = asked.changes.flatMap((each) => (each.kind === 'done' ? [each.edit] : []));
    const unknown = asked.changes.filter((each) => each.kind === 'unknown' && each !== accepted);
    const make = async () => {
      const made = await applyAgain([...done, wish], asked.before, desk());
      return { ...made, changes: [...made.changes, ...unknown] };
    };
    void change(make, asked.before);
  }

  const hint = focused && words === '' && !asked && placed ? suggestionsFor(placed.doc, placed.logo) : [];
  return (
    <div
      className="relative shrink-0 border-t border-line bg-paper px-3 py-2 md:px-4"
      onFocus={() => setFocused(true)}
      // The suggestions stay while the keyboard is on one of them.
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {(asked || hint.length > 0) && (
        <div className="absolute inset-x-0 bottom-full flex flex-wrap items-center gap-1.5 border-t border-line bg-paper px-3 py-2 md:px-4">
          {asked ? (
            <>
              <ul id={listId} aria-label={m.results} className="contents">
                {asked.changes.map((each, place_) => (
                  <ChangeChip
                    key={`${place_} ${each.kind}`}
                    change={each}
                    language={language}
                    onDrop={() => drop(each)}
                    onAccept={(wish) => accept(each, wish)}
                    onSay={say}
                  />
                ))}
              </ul>
              <CompareButton before={asked.before} />
              <IconButton icon={X} label={m.close} onClick={() => setAsked(null)} className="ml-auto size-9!" />
            </>
          ) : (
            <>
              <span className="mr-1 text-caption text-muted">{m.suggestions}</span>
              {hint.map((key) => (
                <button
                  key={key}
                  type="button"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => say(m.fixes[key])}
                  className="h-8 rounded-chip bg-quiet px-3 text-caption hover:bg-line"
                >
                  {m.fixes[key]}
                </button>
              ))}
            </>
          )}
        </div>
      )}
      <form ref={form} onSubmit={onSubmit} className="flex items-center gap-2">
        <label htmlFor={FIELD_ID} className="sr-only">
          {m.label}
        </label>
        <input
          id={FIELD_ID}
          value={words}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={m.placeholder}
          onChange={(event) => setWords(event.target.value)}
          className="h-10 min-w-0 grow rounded-input border border-line-strong bg-surface px-3 caret-action outline-none placeholder:text-muted focus:border-ink focus:ring-1 focus:ring-ink"
        />
        <button
          type="submit"
          disabled={busy || words.trim() === ''}
          aria-label={busy ? m.busy : m.send}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-input bg-action text-ink hover:bg-action-hover disabled:opacity-40"
        >
          <Icon of={ArrowUp} />
        </button>
      </form>
      <output className="sr-only">{busy ? m.busy : ''}</output>
    </div>
  );
}

type ChipProps = {
  change: Change;
  language: 'zh' | 'en';
  onDrop: () => void;
  onAccept: (wish: Edit) => void;
  onSay: (words: string) => void;
};

function ChangeChip({ change, language, onDrop, onAccept, onSay }: ChipProps) {
  const m = useMessages(editWordsMessages);
  if (change.kind === 'talk') return null;
  if (change.kind === 'unknown') return <UnknownChip {...{ change, language, onAccept, onSay }} />;
  const degree = change.kind === 'done' ? degreeOf(change.edit)?.[language] : undefined;
  const told = change.says[language];
  const text = degree ? m.degree(told, degree) : told;
  const isDone = change.kind === 'done';
  return (
    <li
      className={`inline-flex min-h-8 items-center gap-1 rounded-dialog py-1 pl-3 text-caption ${isDone ? 'bg-success-tint pr-1 text-success' : 'bg-quiet pr-3 text-muted'}`}
    >
      {text}
      {isDone && (
        <button
          type="button"
          aria-label={m.drop(text)}
          onClick={onDrop}
          className="inline-flex size-6 items-center justify-center rounded-full hover:bg-surface"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </li>
  );
}

type UnknownChipProps = Omit<ChipProps, 'change' | 'onDrop'> & { change: Extract<Change, { kind: 'unknown' }> };

/** What was not understood, and beside it what it may have meant or what could be said instead, to be pressed. */
function UnknownChip({ change: { words, offered }, language, onAccept, onSay }: UnknownChipProps) {
  const m = useMessages(editWordsMessages);
  const choices = offered
    ? [{ told: describeEdit(offered)[language], onPress: () => onAccept(offered) }]
    : commandsIn(nearestTo(words)[language]).map((told) => ({ told, onPress: () => onSay(told) }));
  return (
    <li className="inline-flex min-h-8 flex-wrap items-center gap-1 rounded-dialog bg-quiet py-1 pr-1 pl-3 text-caption text-muted">
      {offered ? m.perhaps(words) : m.notUnderstood(words)}
      {choices.map(({ told, onPress }) => (
        <button
          key={told}
          type="button"
          onClick={onPress}
          className="min-h-7 rounded-chip bg-surface px-2.5 text-ink hover:bg-line"
        >
          {told}
        </button>
      ))}
    </li>
  );
}

/** While it is held, the logo as it was before. */
function CompareButton({ before }: { before: Changed['doc'] }) {
  const m = useMessages(editWordsMessages);
  const show = () => place(before);
  const back = () => {
    const now = useEditor.getState().history?.now.doc;
    if (now) place(now);
  };
  return (
    <button
      type="button"
      onPointerDown={show}
      onPointerUp={back}
      onPointerLeave={back}
      onKeyDown={(event) => event.key === ' ' && !event.repeat && show()}
      onKeyUp={back}
      onBlur={back}
      onContextMenu={(event) => event.preventDefault()}
      className="h-8 touch-none rounded-chip border border-line-strong px-3 text-caption select-none hover:bg-quiet"
    >
      {m.compare}
    </button>
  );
}
