import { BrandMark } from '../../components/brand-mark.tsx';
import { RegistrationCorners } from '../../components/registration-corners.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useSite } from '../../stores/site.ts';
import { QR_NOT_MADE, type Login } from './login-steps.ts';

type QrPanelProps = { login: Extract<Login, { mode: 'wechat' }> };

export function QrPanel({ login }: QrPanelProps) {
  const m = useMessages(loginMessages);
  const { qrImageUrl } = useSite();
  return (
    <div className="flex flex-col items-center text-center">
      <RegistrationCorners>
        {login.at === 'scan' && !login.scanned ? (
          <img
            src={qrImageUrl + encodeURIComponent(login.ticket)}
            alt={m.qr}
            width={224}
            height={224}
            className="size-56 bg-surface"
          />
        ) : (
          <div className="dotted flex size-56 flex-col items-center justify-center gap-4 px-4">
            <BrandMark size={40} />
            <output className="bg-surface text-caption">{waitingText(login, m)}</output>
          </div>
        )}
      </RegistrationCorners>
      <p className="mt-5">{m.scan}</p>
      <p className="text-caption text-muted">{m.scanNote}</p>
    </div>
  );
}

function waitingText(login: QrPanelProps['login'], m: (typeof loginMessages)['zh']): string {
  if (login.at === 'done') return m.succeeded;
  if (login.at === 'scan') return m.confirmOnPhone;
  const refusal = login.at === 'ticket' ? login.refusal : undefined;
  if (refusal === undefined) return m.qrLoading;
  return refusal === QR_NOT_MADE ? m.unsupported : m.qrFailed;
}
