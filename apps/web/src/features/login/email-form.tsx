import { findEmailAddress } from '@markwright/contracts/email-address';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../stores/toasts.ts';
import { CodeField } from './code-field.tsx';
import { codeProblem } from './phone-rules.ts';
import { useCountdown } from './use-countdown.ts';

const RESEND_SECONDS = 60;

type Problems = { email?: 'emailBlank' | 'emailWrong' | undefined; code?: 'codeBlank' | undefined; call?: string };

const emailProblem = (email: string): Problems['email'] =>
  email.trim() === '' ? 'emailBlank' : findEmailAddress(email) ? undefined : 'emailWrong';

/** The way in for those without the messaging app and without a mainland number. */
export function EmailForm({ onToken }: { onToken: (token: string) => void }) {
  const m = useMessages(loginMessages);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<'send' | 'submit'>();
  const { secondsLeft, start } = useCountdown();

  async function sendCode() {
    const problem = emailProblem(email);
    setProblems({ email: problem });
    if (problem) return;
    setBusy('send');
    const reply = await api.call('sendEmailCode', { body: { email }, showsFailures: true });
    setBusy(undefined);
    if (reply.code === OK_CODE) {
      showToast(m.sendSucceeded, 'success');
      start(RESEND_SECONDS);
      return;
    }
    showToast(m.sendFailed, 'danger');
    setProblems({ call: reply.msg || m.sendFailed });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found: Problems = { email: emailProblem(email), code: codeProblem(code) };
    setProblems(found);
    if (found.email || found.code) return;
    setBusy('submit');
    const reply = await api.call('loginWithEmail', { body: { email, code }, showsFailures: true });
    if (reply.code === OK_CODE && reply.data) return onToken(reply.data.token);
    setBusy(undefined);
    setProblems({ call: reply.msg || m.systemError });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={m.emailAddress}
        type="email"
        autoComplete="email"
        placeholder={m.emailHint}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblems({});
        }}
        {...(problems.email && { problem: m[problems.email] })}
      />
      <CodeField
        hint={m.emailCodeHint}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblems({});
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
