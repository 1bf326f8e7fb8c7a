import { openDoc } from '@markwright/logo';
import { setEditor, useEditor, type Conflict } from './editor-store.ts';
import { takeStep } from './edit-steps.ts';
import { printOf } from './kept-edit.ts';
import { writeIconId } from './use-similar-marks.ts';

/** Loads the account's copy as one more step: undo brings one's own design back. */
export function takeTheirs({ doc, revision, updatedAt }: NonNullable<Conflict['theirs']>): void {
  const { history } = useEditor.getState();
  if (!history) return;
  const theirs = openDoc(doc);
  const iconId = theirs.mark ? writeIconId(theirs.mark.source) : '';
  setEditor({
    history: takeStep(history, { doc: theirs, iconId, name: 'theirs' }, Date.now()),
    account: { revision, print: printOf(theirs), at: Date.parse(updatedAt), unanswered: null },
    savedDoc: theirs,
    saving: null,
    conflict: null,
  });
}
