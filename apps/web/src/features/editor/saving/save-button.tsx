import { Check } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { clockTime } from '../../../lib/format.ts';
import { needsPurchase } from '../bought-name.ts';
import { isFrozen, useEditor, type Editor } from '../editor-store.ts';
import { useSaving } from './use-saving.ts';

const isSaved = ({ savedDoc, history }: Editor) => savedDoc !== null && savedDoc === history?.now.doc;

/** The word on the button is the state: save, saving, saved. A saved design can be saved again; that costs nothing. */
export function SaveButton() {
  const m = useMessages(editorMessages);
  const saving = useEditor((state) => state.saving === 'saving');
  const saved = useEditor(isSaved);
  const { save } = useSaving();
  return (
    <Button size="small" busy={saving} className="h-10! px-3! text-body! md:min-w-22 md:px-5!" onClick={() => save()}>
      {saved && !saving && <Icon of={Check} size={18} className="max-md:hidden" />}
      {saving ? m.saving : saved ? m.savedShort : m.save}
    </Button>
  );
}

/** Where the newest strokes are safe: in the account, or so far on this device only. */
export function SaveNote() {
  const m = useMessages(editorMessages);
  const { text, troubled } = useEditor(useShallow((state) => noteOf(state, m)));
  return (
    <output className={`block truncate text-caption leading-tight ${troubled ? 'text-warning' : 'text-muted'}`}>
      {text}
    </output>
  );
}

function noteOf(state: Editor, m: (typeof editorMessages)['zh']): { text: string; troubled: boolean } {
  const { saving, account, keptAt, keepingFailed, bought, history } = state;
  const frozen = isFrozen(state);
  if (saving === 'saving') return { text: m.savingNote, troubled: false };
  if (saving === 'failed') return { text: m.notSaved, troubled: true };
  if (keepingFailed) return { text: m.keptNot, troubled: true };
  if (isSaved(state)) return { text: frozen ? m.frozenNote : m.savedNote(clockTime(account.at)), troubled: false };
  if (frozen) return { text: m.frozenNote, troubled: false };
  if (bought && needsPurchase(bought, history?.now.doc.name.text ?? ''))
    return { text: m.otherNameNote, troubled: true };
  if (account.revision > 0) return { text: m.unsavedNote, troubled: false };
  return { text: keptAt ? m.kept(clockTime(keptAt)) : m.keptWaiting, troubled: false };
}
