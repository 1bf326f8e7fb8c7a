import { useState } from 'react';
import { Switch } from '../../components/switch.tsx';
import { caseMessages } from '../../i18n/case.ts';
import { useMessages } from '../../i18n/messages.ts';
import { allowCase } from '../../lib/creations.ts';
import { showToast } from '../../stores/toasts.ts';

/** The owner's word that a bought logo may be shown as a case; off until they say so, and theirs to take back. */
export function CaseSwitch({ creationId, allowed }: { creationId: string; allowed: boolean }) {
  const m = useMessages(caseMessages);
  const [wanted, setWanted] = useState<boolean>();
  async function change(next: boolean): Promise<void> {
    setWanted(next);
    if (await allowCase(creationId, next)) showToast(next ? m.on : m.off, 'success');
    setWanted(undefined);
  }
  return (
    <div className="mt-3">
      <Switch label={m.allow} note={m.note} checked={wanted ?? allowed} onChange={(next) => void change(next)} />
    </div>
  );
}
