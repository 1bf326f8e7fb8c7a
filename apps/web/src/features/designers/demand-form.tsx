import type { Designer } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { TextField } from '../../components/text-field.tsx';
import { designersMessages } from '../../i18n/designers.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { yuanText } from '../../lib/format.ts';
import { newKey } from '../../lib/new-key.ts';
import { textIn } from '../../lib/text-in.ts';
import { useLanguage } from '../../stores/language.ts';
import { checkDemand, DEMAND_MAX, findPrice, type DemandProblems } from './demand-rules.ts';

type DemandFormProps = { designers: readonly Designer[]; chosen: string; onChoose: (id: string) => void };
type Sending = { at: 'form' | 'sending'; failure: string } | { at: 'done'; contact: string; number: string };

/** Name, number and what is wanted. What is wrong is said under its field before anything is sent. */
export function DemandForm({ designers, chosen, onChoose }: DemandFormProps) {
  const m = useMessages(designersMessages);
  const price = findPrice(designers, chosen);
  const language = useLanguage();
  const [problems, setProblems] = useState<DemandProblems>({});
  const [sending, setSending] = useState<Sending>({ at: 'form', failure: '' });
  /** The same until it was taken, so that a second press after a lost reply makes no second demand. */
  const key = useRef('');

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.at === 'sending') return;
    const form = event.currentTarget;
    const read = (name: string) => textIn(form, name);
    const draft = { name: read('name'), phone: read('phone'), demand: read('demand') };
    const found = checkDemand(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending({ at: 'sending', failure: '' });
    key.current ||= newKey();
    const website = read('website');
    const body = { ...draft, ...(chosen && { designerId: chosen }), ...(website && { website }) };
    const { code, msg, data } = await api.call('commitDemand', {
      body,
      idempotencyKey: key.current,
      showsFailures: true,
    });
    if (code === OK_CODE && data) {
      key.current = '';
      setSending({ at: 'done', contact: draft.phone.trim(), number: data.number });
    } else setSending({ at: 'form', failure: msg || m.failed });
  }

  if (sending.at === 'done') {
    return (
      <output className="block border-t-2 border-ink py-8">
        <p className="text-heading font-bold">{m.doneTitle}</p>
        <p className="mt-2 text-muted">{m.doneText(sending.contact, sending.number)}</p>
        <Button className="mt-6" onClick={() => setSending({ at: 'form', failure: '' })}>
          {m.again}
        </Button>
      </output>
    );
  }
  const say = (problem: keyof typeof problems) => {
    const found = problems[problem];
    return found && (found === 'demandLong' ? m.demandLong(DEMAND_MAX) : m[found]);
  };
  const clear = (field: keyof DemandProblems) => setProblems((all) => ({ ...all, [field]: undefined }));
  const [name, phone, demand] = [say('name'), say('phone'), say('demand')];
  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      className="grid gap-5 border-t-2 border-ink pt-6 md:grid-cols-2"
    >
      <TextField
        label={m.name}
        name="name"
        maxLength={40}
        autoComplete="name"
        placeholder={m.nameHint}
        onInput={() => clear('name')}
        {...(name && { problem: name })}
      />
      <TextField
        label={m.phone}
        name="phone"
        autoComplete={language === 'zh' ? 'tel' : 'email'}
        maxLength={254}
        placeholder={m.phoneHint}
        onInput={() => clear('phone')}
        {...(phone && { problem: phone })}
      />
      <DemandBox problem={demand ?? ''} onInput={() => clear('demand')} />
      <label className="block">
        <span className="mb-1 block text-caption text-muted">{m.designer}</span>
        <select
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className="h-12 w-full rounded-input border border-line-strong bg-surface px-3"
        >
          <option value="">{m.anyone}</option>
          {designers.map(({ id, name: words }) => (
            <option key={id} value={id}>
              {words[language]}
            </option>
          ))}
        </select>
        {price && (
          <span className="mt-1.5 block text-caption text-muted">{m.price(yuanText(price.fromFen), price.days)}</span>
        )}
      </label>
      {/* For programs only: out of sight, out of the tab order, not read out. */}
      <label aria-hidden="true" className="absolute -left-[200vw]">
        {m.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className="flex flex-wrap items-center gap-4 md:mt-6 md:self-start">
        <Button type="submit" look="action" size="large" className="h-12" busy={sending.at === 'sending'}>
          {sending.at === 'sending' ? m.sending : m.submit}
        </Button>
        {sending.failure && (
          <p role="alert" className="text-caption text-danger">
            {sending.failure}
          </p>
        )}
      </div>
    </form>
  );
}

function DemandBox({ problem, onInput }: { problem: string; onInput: () => void }) {
  const m = useMessages(designersMessages);
  const id = useId();
  return (
    <div className="md:col-span-2">
      <label htmlFor={id} className="mb-1 block text-caption text-muted">
        {m.demand}
      </label>
      <textarea
        id={id}
        name="demand"
        rows={5}
        maxLength={DEMAND_MAX}
        placeholder={m.demandHint}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
        onInput={onInput}
        className={classNames(
          'block w-full rounded-input border bg-surface px-4 py-3 caret-action placeholder:text-muted focus:border-ink focus:ring-1 focus:ring-ink focus:outline-none',
          problem ? 'border-danger' : 'border-line-strong',
        )}
      />
      {problem && (
        <p id={`${id}-note`} className="mt-1 text-caption text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
