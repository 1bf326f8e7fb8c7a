import { ScanLine, Smartphone, type LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { thisDevice } from '../../lib/device.ts';
import { useLanguage } from '../../stores/language.ts';
import { ConsentLine } from './consent-line.tsx';
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
];

/** Two equal ways in. Each mode is its own component, so switching unmounts the other with its form and countdown. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(loginMessages);
  const language = useLanguage();
  const [reading, setReading] = useState<LegalText>();
  const onToken = useCallback((token: string) => void finishLogin(token, language), [language]);
  const { login, choose } = useLogin(onToken);
  return (
    <Dialog open onClose={onClose} title={m.title} closeLabel={m.close} width="narrow" centred>
      {reading && <LegalPanel text={reading} onBack={() => setReading(undefined)} />}
      <div hidden={reading !== undefined}>
        <div className="mt-6 min-h-80">
          {login.mode === 'wechat' ? <QrPanel login={login} /> : <PhoneForm scene={login.scene} onToken={onToken} />}
        </div>
        <fieldset className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-6">
          <legend className="sr-only">{m.modes}</legend>
          {(thisDevice().isPhone ? MODES.toReversed() : MODES).map(({ mode, icon }) => (
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
