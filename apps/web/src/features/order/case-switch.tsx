import { OK_CODE } from '@markwright/contracts/envelope';
import { useState } from 'react';
import { Switch } from '../../components/switch.tsx';
import { caseMessages } from '../../i18n/case.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { PURCHASES, serverData } from '../../lib/server-data.ts';
import { showToast } from '../../stores/toasts.ts';

/** The owner's word that a bought logo may be shown as a case; off until they say so, and theirs to take back. */
export function CaseSwitch({ creationId, allowed }: { creationId: string; allowed: boolean }) {
  const m = useMessages(caseMessages);
  const [wanted, setWanted] = useState<boolean>();
  async function change(next: boolean): Promise<void> {
    setWanted(next);
    const { code } = await api.call('allowCase', { params: { creationId }, body: { allowed: next } });
    if (code === OK_CODE) showToast(next ? m.on : m.off, 'success');
    await serverData.invalidateQueries({ queryKey: [PURCHASES.creation, creationId] });
    setWanted(undefined);
  }
  return (
    <div className="mt-3">
      <Switch label={m.allow} note={m.note} checked={wanted ?? allowed} onChange={(next) => void change(next)} />
    </div>
  );
}
