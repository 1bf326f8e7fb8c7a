import { openDoc } from '@markwright/logo';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { clockTime } from '../../../lib/format.ts';
import { setEditor, useEditor, type Conflict } from '../editor-store.ts';
import { takeStep } from '../edit-steps.ts';
import { NEVER_SAVED, contentFingerprint } from './edit-draft.ts';
import { TwoVersions } from './two-versions.tsx';
import { useSaving } from './use-saving.ts';

/** The account's copy changed elsewhere: both are shown, and whichever is chosen, the other is not lost. */
export function ConflictDialog() {
  const conflict = useEditor((state) => state.conflict);
  return conflict && <Choice conflict={conflict} />;
}

const close = () => setEditor({ conflict: null });

function Choice({ conflict: { theirs, pendingAction } }: { conflict: Conflict }) {
  const m = useMessages(editorMessages);
  const mine = useEditor((state) => state.history?.now.doc);
  const { carryOut } = useSaving();
  const keepMine = () => {
    setEditor({ conflict: null, creationId: '', bought: null, account: NEVER_SAVED, savedDoc: null });
    carryOut(pendingAction);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={theirs ? m.staleTitle : m.goneTitle}
      description={theirs ? m.staleText : m.goneText}
      closeLabel={m.close}
      width="wide"
    >
      {theirs && mine && (
        <TwoVersions
          versions={[
            { title: m.mine, note: m.mineNote, doc: mine },
            { title: m.theirs, note: m.savedAt(clockTime(theirs.updatedAt)), doc: openDoc(theirs.doc) },
          ]}
        />
      )}
      <div className="mt-8 flex flex-col gap-3 md:flex-row">
        <Button look="action" onClick={keepMine} className="md:flex-1">
          {theirs ? m.keepMine : m.saveAsNew}
        </Button>
        {theirs && (
          <Button onClick={() => takeTheirs(theirs)} className="md:flex-1">
            {m.useTheirs}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Loads the account's copy as one more step: undo brings one's own design back. */
function takeTheirs({ doc, revision, updatedAt }: NonNullable<Conflict['theirs']>): void {
  const { history } = useEditor.getState();
  if (!history) return;
  const theirs = openDoc(doc);
  setEditor({
    history: takeStep(history, { doc: theirs, name: 'theirs' }, Date.now()),
    account: { revision, print: contentFingerprint(theirs), at: Date.parse(updatedAt), unanswered: null },
    savedDoc: theirs,
    saving: null,
    conflict: null,
  });
}
