import type { Invoice, InvoiceKind } from '@markwright/contracts';
import { findEmailAddress } from '@markwright/contracts/email-address';
import { OK_CODE } from '@markwright/contracts/envelope';
import { findTaxNumber } from '@markwright/contracts/tax-number';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { invoiceMessages } from '../../i18n/invoice.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { PURCHASES, serverData } from '../../lib/server-data.ts';
import { showToast } from '../../stores/toasts.ts';

const TITLE_MAX = 100;
const KINDS: readonly InvoiceKind[] = ['company', 'person'];

type InvoiceFormProps = { outTradeNo: string; invoice: Invoice | null; onClose: () => void };

/** Checked here as the server checks it, so that a wrong digit is said beside its field. */
export function InvoiceForm({ outTradeNo, invoice, onClose }: InvoiceFormProps) {
  const m = useMessages(invoiceMessages);
  const [kind, setKind] = useState<InvoiceKind>(invoice?.kind ?? 'company');
  const [title, setTitle] = useState(invoice?.title ?? '');
  const [taxNumber, setTaxNumber] = useState(invoice?.taxNumber ?? '');
  const [email, setEmail] = useState(invoice?.email ?? '');
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const isCompany = kind === 'company';
  const problemOf = (text: string, isRight: boolean, wrong: string) =>
    isRight ? undefined : text.trim() === '' ? m.blank : wrong;
  const problems = {
    title: problemOf(title, title.trim().length >= 2, m.titleWrong),
    taxNumber: problemOf(taxNumber, !isCompany || findTaxNumber(taxNumber) !== undefined, m.taxWrong),
    email: problemOf(email, findEmailAddress(email) !== undefined, m.emailWrong),
  };
  const problem = (field: keyof typeof problems) => (isSent && problems[field] ? { problem: problems[field] } : {});

  /** A refusal by the server is shown as a toast by the client itself. */
  async function finish(code: number, done: string): Promise<void> {
    setBusy(false);
    if (code !== OK_CODE) return;
    showToast(done, 'success');
    onClose();
    await serverData.invalidateQueries({ queryKey: [PURCHASES.orders] });
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (Object.values(problems).some(Boolean)) return;
    setBusy(true);
    const body = { kind, title, taxNumber: isCompany ? taxNumber : '', email };
    const { code } = await api.call('askInvoice', { params: { outTradeNo }, body });
    await finish(code, m.asked);
  }
  async function withdraw() {
    setBusy(true);
    const { code } = await api.call('withdrawInvoice', { params: { outTradeNo } });
    await finish(code, m.withdrawn);
  }

  return (
    <form noValidate onSubmit={save} className="mt-6 space-y-5">
      <RadioCards
        legend={m.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: m.kinds[value] }))}
        onChange={setKind}
      />
      <TextField
        label={isCompany ? m.companyTitle : m.personTitle}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={TITLE_MAX}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        {...problem('title')}
      />
      {isCompany && (
        <TextField
          label={m.taxNumber}
          hint={m.taxHint}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={30}
          value={taxNumber}
          onChange={({ target }) => setTaxNumber(target.value)}
          {...problem('taxNumber')}
        />
      )}
      <TextField
        label={m.email}
        hint={m.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...problem('email')}
      />
      <div className="space-y-2">
        <Button type="submit" look="action" wide busy={busy}>
          {invoice?.state === 'asked' ? m.askAgain : m.ask}
        </Button>
        {invoice?.state === 'asked' && (
          <Button look="quiet" wide busy={busy} onClick={() => void withdraw()}>
            {m.withdraw}
          </Button>
        )}
      </div>
    </form>
  );
}
