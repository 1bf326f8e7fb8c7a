import { Mail, ScanLine, Smartphone, type LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { thisDevice } from '../../lib/device.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSite } from '../../stores/site.ts';
import { ConsentLine } from './consent-line.tsx';
import { EmailForm } from './email-form.tsx';
import { finishLogin } from './finish-login.ts';
import { LegalPanel, type LegalText } from './legal-panel.tsx';
import type { LoginMode } from './login-steps.ts';
import { PhoneForm } from './phone-form.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { useLogin } from './use-login.ts';

const MODES: readonly { mode: LoginMode; icon: LucideIcon }[] = [
  { mode: 'wechat', icon: ScanLine },
  { mode: 'phone', icon: Smartphone },
  { mode: 'email', icon: Mail },
];

/** On a phone the number comes first: nobody can scan their own screen. */
function waysIn(emailSignIn: boolean) {
  const offered = MODES.filter(({ mode }) => mode !== 'email' || emailSignIn);
  const isFirst = ({ mode }: (typeof MODES)[number]) => mode === 'phone';
  return thisDevice().isPhone
    ? offered.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    : offered;
}

/** Two equal ways in, and a third where the operator sends e-mail. Each mode is its own component, so switching unmounts the other with its form and countdown. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(loginMessages);
  const language = useLanguage();
  const { emailSignIn } = useSite();
  const [reading, setReading] = useState<LegalText>();
  const onToken = useCallback((token: string) => void finishLogin(token, language), [language]);
  const { login, choose } = useLogin(onToken);
  return (
    <Dialog open onClose={onClose} title={m.title} closeLabel={m.close} width="narrow" centred>
      {reading && <LegalPanel text={reading} onBack={() => setReading(undefined)} />}
      <div hidden={reading !== undefined}>
        <div className="mt-6 min-h-80">
          {login.mode === 'wechat' && <QrPanel login={login} />}
          {login.mode === 'phone' && <PhoneForm scene={login.scene} onToken={onToken} />}
          {login.mode === 'email' && <EmailForm onToken={onToken} />}
        </div>
        <fieldset
          className={classNames(
            'mt-4 grid gap-3 border-t border-line pt-6',
            emailSignIn ? 'grid-cols-3' : 'grid-cols-2',
          )}
        >
          <legend className="sr-only">{m.modes}</legend>
          {waysIn(emailSignIn).map(({ mode, icon }) => (
            <button
              key={mode}
              type="button"
              aria-pressed={mode === login.mode}
              onClick={() => choose(mode)}
              className={classNames(
                'flex h-11 items-center justify-center gap-2 rounded-input border transition-colors',
                mode === login.mode ? 'border-ink font-medium ring-1 ring-ink' : 'border-line-strong hover:border-ink',
              )}
            >
              <Icon of={icon} />
              {m[mode]}
            </button>
          ))}
        </fieldset>
        <ConsentLine onRead={setReading} />
        <SandboxNote />
      </div>
    </Dialog>
  );
}
