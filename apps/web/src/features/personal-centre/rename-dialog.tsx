import { OK_CODE } from '@markwright/contracts/envelope';
import { NAME_MAX, textLength } from '@markwright/contracts/text-length';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { api } from '../../lib/api.ts';
import { refreshCreations } from '../../lib/creations.ts';
import { showToast } from '../../stores/toasts.ts';
import type { Creation } from './use-lists.ts';

/** What a creation is called in the list; the logo itself keeps its words. */
export function RenameDialog({ creation, onClose }: { creation: Creation; onClose: () => void }) {
  const m = useMessages(personalCentreMessages);
  const [title, setTitle] = useState(creation.title ?? creation.name);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = textLength(title.trim()) > NAME_MAX ? m.renameLong : refusal;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    setBusy(true);
    const typed = title.trim() === creation.name ? '' : title;
    const params = { creationId: creation.creationId };
    const { code, msg } = await api.call('titleCreation', { params, body: { title: typed }, showsFailures: true });
    setBusy(false);
    if (code !== OK_CODE) return setRefusal(msg || m.failedText);
    showToast(m.renamed, 'success');
    onClose();
    await refreshCreations();
  }

  return (
    <Dialog open onClose={onClose} title={m.renameTitle} closeLabel={m.close} width="narrow">
      <form noValidate onSubmit={save} className="mt-6 space-y-6">
        <TextField
          label={m.renameLabel}
          value={title}
          hint={m.renameHint(creation.name)}
          onChange={(event) => {
            setTitle(event.target.value);
            setRefusal(undefined);
          }}
          {...(problem && { problem })}
        />
        <Button type="submit" look="action" wide busy={busy}>
          {m.renameSave}
        </Button>
      </form>
    </Dialog>
  );
}
