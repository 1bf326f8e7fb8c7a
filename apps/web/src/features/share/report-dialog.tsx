import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { showToast } from '../../stores/toasts.ts';

const MORE_MAX = 200;

/** Anybody may say that something is wrong with a public page. */
export function ReportDialog({ creationId, onClose }: { creationId: string; onClose: () => void }) {
  const m = useMessages(shareMessages);
  const [choice, setChoice] = useState(0);
  const [more, setMore] = useState('');
  const [busy, setBusy] = useState(false);
  /** The same words are the same report, also when the answer to the first press was lost. */
  const key = useRef({ of: '', key: '' });
  async function send() {
    setBusy(true);
    const reason = [m.reportReasons[choice], more.trim()].filter(Boolean).join(': ');
    if (key.current.of !== reason) key.current = { of: reason, key: newKey() };
    const call = { params: { creationId }, body: { reason }, idempotencyKey: key.current.key };
    const { code } = await api.call('reportCreation', call);
    setBusy(false);
    if (code !== OK_CODE) return;
    showToast(m.reported, 'success');
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={m.reportTitle} description={m.reportText} closeLabel={m.close} width="narrow">
      <div className="mt-5">
        <RadioCards
          legend={m.reportReason}
          hideLegend
          value={choice}
          onChange={setChoice}
          options={m.reportReasons.map((label, value) => ({ value, label }))}
          className="grid-cols-1"
        />
      </div>
      <TextField
        label={m.reportMore}
        className="mt-4"
        maxLength={MORE_MAX}
        value={more}
        onChange={(event) => setMore(event.target.value)}
      />
      <Button look="action" wide className="mt-5" busy={busy} onClick={() => void send()}>
        {m.reportSend}
      </Button>
    </Dialog>
  );
}
