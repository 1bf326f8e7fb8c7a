import { BrandMark } from '../../components/brand-mark.tsx';
import { RegistrationCorners } from '../../components/registration-corners.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';

export function QrPanel() {
  const m = useMessages(loginMessages);
  return (
    <div className="flex flex-col items-center text-center">
      <RegistrationCorners>
        <div className="dotted flex size-56 flex-col items-center justify-center gap-4 px-4">
          <BrandMark size={40} />
          <output className="bg-surface text-caption">{m.unavailable}</output>
        </div>
      </RegistrationCorners>
      <p className="mt-5">{m.scan}</p>
      <p className="text-caption text-muted">{m.scanNote}</p>
    </div>
  );
}
