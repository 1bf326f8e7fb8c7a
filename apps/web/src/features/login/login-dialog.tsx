import { ScanLine, Smartphone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PhoneForm } from './phone-form.tsx';
import { QrPanel } from './qr-panel.tsx';

type Mode = 'wechat' | 'phone';

const MODES: readonly { mode: Mode; icon: LucideIcon }[] = [
  { mode: 'wechat', icon: ScanLine },
  { mode: 'phone', icon: Smartphone },
];

/** Two equal ways in. Each mode is its own component, so switching unmounts the other with its timers and its form. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(loginMessages);
  const [current, setCurrent] = useState<Mode>('wechat');
  return (
    <Dialog open onClose={onClose} title={m.title} closeLabel={m.close} width="narrow" centred>
      <div className="mt-6 min-h-88">{current === 'wechat' ? <QrPanel /> : <PhoneForm />}</div>
      <fieldset className="mt-6 grid grid-cols-2 gap-3 border-t border-line pt-6">
        <legend className="sr-only">{m.modes}</legend>
        {MODES.map(({ mode, icon }) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === current}
            onClick={() => setCurrent(mode)}
            className={classNames(
              'flex h-11 items-center justify-center gap-2 rounded-input border transition-colors',
              mode === current ? 'border-ink font-medium ring-1 ring-ink' : 'border-line-strong hover:border-ink',
            )}
          >
            <Icon of={icon} />
            {m[mode]}
          </button>
        ))}
      </fieldset>
    </Dialog>
  );
}
