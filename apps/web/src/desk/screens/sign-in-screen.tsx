import { useEffect, useState, type FormEvent } from 'react';
import { renderSVG } from 'uqr';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { callDesk, DeskError, type DeskData } from '../desk-api.ts';
import { LanguageButton } from '../desk-frame.tsx';
import { signInWords } from '../i18n/sign-in.ts';

const RESEND_S = 60;
type Passed = DeskData<'checkDeskCode'>;

/** Two factors, one after the other; the second is set up where there is none yet. */
export function SignInScreen() {
  const m = useMessages(signInWords);
  const [passed, setPassed] = useState<Passed>();
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 py-6">
      <title>{m.title}</title>
      <div className="flex w-full max-w-100 justify-end">
        <LanguageButton />
      </div>
      <div className="mt-[6vh] w-full max-w-100 rounded-dialog border border-line bg-surface p-6 md:p-8">
        <BrandMark size={32} />
        <h1 className="mt-5 text-title font-bold">{passed?.setUp ? m.setUp : m.title}</h1>
        <p className="text-caption text-muted">{m.steps(passed ? 2 : 1)}</p>
        {passed ? (
          <SecondFactor passed={passed} onRestart={() => setPassed(undefined)} />
        ) : (
          <FirstFactor onPassed={setPassed} />
        )}
      </div>
    </main>
  );
}

/** What went wrong with the last call, in words. */
function useTry() {
  const m = useMessages(signInWords);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem((error instanceof DeskError && error.message) || m.failed));
    setBusy(false);
  }
  return { problem, busy, attempt };
}

function FirstFactor({ onPassed }: { onPassed: (passed: Passed) => void }) {
  const m = useMessages(signInWords);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [wait, setWait] = useState(0);
  const sending = useTry();
  const checking = useTry();
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = () =>
    sending.attempt(async () => {
      await callDesk('sendDeskCode', { body: { phone } });
      setWait(RESEND_S);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checking.attempt(async () => onPassed(await callDesk('checkDeskCode', { body: { phone, code } })));
  };
  return (
    <form className="mt-6 flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={m.phone}
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
        {...(sending.problem ? { problem: sending.problem } : wait > 0 ? { hint: m.sent } : {})}
        after={
          <Button size="small" look="quiet" disabled={wait > 0} busy={sending.busy} onClick={() => void send()}>
            {wait > 0 ? m.again(wait) : m.send}
          </Button>
        }
      />
      <TextField
        label={m.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...(checking.problem && { problem: checking.problem })}
      />
      <Button type="submit" look="action" wide busy={checking.busy} disabled={code.length !== 6}>
        {m.next}
      </Button>
    </form>
  );
}

function SecondFactor({ passed, onRestart }: { passed: Passed; onRestart: () => void }) {
  const m = useMessages(signInWords);
  const [code, setCode] = useState('');
  const { problem, busy, attempt } = useTry();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await callDesk('confirmDeskSignIn', { body: { ticket: passed.ticket, code } });
      location.assign('/desk');
    });
  };
  return (
    <form className="mt-6 flex flex-col gap-4" onSubmit={submit}>
      {passed.setUp && <SetUp {...passed.setUp} />}
      <TextField
        label={m.totp}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        {...(problem && { problem })}
      />
      <Button type="submit" look="action" wide busy={busy} disabled={code.length !== 6}>
        {m.enter}
      </Button>
      <Button look="quiet" size="small" onClick={onRestart}>
        {m.restart}
      </Button>
    </form>
  );
}

function SetUp({ secret, address }: { secret: string; address: string }) {
  const m = useMessages(signInWords);
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 0, blackColor: '#17130F' }))}`;
  return (
    <div>
      <p className="text-caption text-pretty text-muted">{m.setUpText}</p>
      <img src={picture} alt={m.qr} width={176} height={176} className="mx-auto my-5" />
      <p className="text-caption text-muted">{m.byHand}</p>
      <p className="mt-1 rounded-input bg-quiet px-3 py-2 font-medium break-all tabular-nums select-all">
        {secret.match(/.{4}/g)?.join(' ')}
      </p>
    </div>
  );
}
