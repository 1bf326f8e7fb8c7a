import type { Package } from '@markwright/contracts';
import { Download } from 'lucide-react';
import { buttonClass, type ButtonLook } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';

type DownloadButtonProps = { creationId: string; owned: Package; look?: ButtonLook['look'] };

/** What was bought waits in the personal centre. */
export function DownloadButton({ look = 'action' }: DownloadButtonProps) {
  const m = useMessages(orderMessages);
  return (
    <SiteLink to="/perInfo?tab=orders" className={buttonClass({ look, size: 'large', wide: true })}>
      <Icon of={Download} />
      {m.download}
    </SiteLink>
  );
}
