import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { useRevealedProblem } from '../../lib/use-revealed-problem.ts';
import { showToast } from '../../stores/toasts.ts';
import { CodeField } from './code-field.tsx';
import { LinkedAccount, useLinkedAccount } from './linked-account.tsx';
import { SCENE_ENDED } from './login-steps.ts';
import { codeProblem, phoneProblem, type CodeProblem, type PhoneProblem } from './phone-rules.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_SECONDS = 60;

type Problems = { phone?: PhoneProblem; code?: CodeProblem; call?: string };
type PhoneFormProps = {
  /** The scan whose account is waiting for a phone number. */
  scene: string;
  onToken: (token: string) => void;
};

export function PhoneForm({ scene, onToken }: PhoneFormProps) {
  const m = useMessages(loginMessages);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<'send' | 'submit'>();
  const { secondsLeft, start } = useCountdown();
  const linked = useLinkedAccount(scene);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useRevealedProblem(form, problems.phone || problems.code ? problems : undefined);

  async function sendCode() {
    const problem = phoneProblem(phone);
    setProblems(problem ? { phone: problem } : {});
    if (problem) return;
    setBusy('send');
    const reply = await api.call('sendSmsCode', { query: { phoneNumber: phone }, showsFailures: true });
    setBusy(undefined);
    if (reply.code === OK_CODE) {
      showToast(m.sendSucceeded, 'success');
      start(RESEND_SECONDS);
      codeField.current?.focus();
      return;
    }
    showToast(m.sendFailed, 'danger');
    setProblems({ call: reply.msg || m.sendFailed });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found: Problems = { phone: phoneProblem(phone), code: codeProblem(code) };
    setProblems(found);
    if (found.phone || found.code) return;
    setBusy('submit');
    const reply = await api.call('loginWithSms', {
      body: { phone, code, scene: linked.isEnded ? '' : scene },
      showsFailures: true,
    });
    if (reply.code === OK_CODE && reply.data) return onToken(reply.data.token);
    setBusy(undefined);
    // The scan ran out meanwhile; the code was not used, and pressing again signs in without linking.
    if (reply.code === SCENE_ENDED) return linked.end();
    setProblems({ call: reply.msg || m.systemError });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      {scene && <LinkedAccount account={linked.account} isEnded={linked.isEnded} />}
      <TextField
        label={m.phoneNumber}
        type="tel"
        autoComplete="tel"
        placeholder={m.phoneHint}
        value={phone}
        onChange={(event) => {
          setPhone(event.target.value);
          setProblems(({ code: kept }) => ({ code: kept }));
        }}
        problem={problems.phone && m[problems.phone]}
      />
      <CodeField
        hint={m.codeHint}
        value={code}
        inputRef={codeField}
        onChange={(event) => {
          setCode(event.target.value);
          setProblems(({ phone: kept }) => ({ phone: kept }));
        }}
        problem={problems.code && m[problems.code]}
        secondsLeft={secondsLeft}
        isSending={busy === 'send'}
        onSend={sendCode}
      />
      <Button type="submit" look="action" wide busy={busy === 'submit'}>
        {m.submit}
      </Button>
      <p role="alert" className="min-h-6 text-caption text-danger">
        {problems.call}
      </p>
    </form>
  );
}
