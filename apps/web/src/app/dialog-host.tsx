import { useLocation } from 'react-router';
import { ArtFontPreviewDialog } from '../features/ai-font/art-font-preview-dialog.tsx';
import { LoginDialog } from '../features/login/login-dialog.tsx';
import { BuyDialog } from '../features/order/buy-dialog.tsx';
import { DownloadDialog } from '../features/order/download-dialog.tsx';
import { PaymentDialog } from '../features/order/payment-dialog.tsx';
import { RefundDialog } from '../features/order/refund-dialog.tsx';
import { PointsDialog } from '../features/points/points-dialog.tsx';
import { ShareDialog } from '../features/share/share-dialog.tsx';
import { resetDialogs, useDialogs, type Dialog } from '../stores/dialogs.ts';
import { hideLogin, useSession } from '../stores/session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LogoPreviewDialog } from './logo-preview-dialog.tsx';
import { SITE_MAP, asksForSignIn } from './site-map.ts';
import { usePage } from './use-page.ts';

/** Draws the one open dialog; the login dialog alone may lie over it. */
export function DialogHost() {
  const current = useDialogs((state) => state.current);
  const loginVisible = useSession((state) => state.loginVisible);
  const onLoginClose = useLoginClose();
  return (
    <>
      {current && <CurrentDialog dialog={current} />}
      {loginVisible && <LoginDialog onClose={onLoginClose} />}
    </>
  );
}

function CurrentDialog({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'share':
      return <ShareDialog creationId={dialog.creationId} logoUrl={dialog.logoUrl} onClose={resetDialogs} />;
    case 'refund':
      return <RefundDialog outTradeNo={dialog.outTradeNo} onClose={resetDialogs} />;
    case 'download': {
      const { creationId, package: owned, name } = dialog;
      return <DownloadDialog creationId={creationId} owned={owned} name={name} onClose={resetDialogs} />;
    }
    case 'points':
      return <PointsDialog tab={dialog.tab} onClose={resetDialogs} />;
    case 'buy':
      return <BuyDialog onBuy={dialog.onBuy} onSample={dialog.onSample} onClose={resetDialogs} />;
    case 'payment':
      return <PaymentDialog key={dialog.outTradeNo} subject={dialog} onClose={resetDialogs} />;
    case 'confirm':
      return <ConfirmDialog {...dialog} onClose={resetDialogs} />;
    case 'logoPreview':
      return <LogoPreviewDialog logoUrl={dialog.logoUrl} actions={dialog.actions ?? []} onClose={resetDialogs} />;
    case 'artFontPreview':
      return (
        <ArtFontPreviewDialog
          doc={dialog.doc}
          owned={dialog.purchased}
          creationId={dialog.creationId}
          aiResultId={dialog.aiResultId}
        />
      );
  }
}

/** Closing sign-in loads the page anew as a guest's; a page that needs a user gives way to home. */
function useLoginClose(): () => void {
  const page = usePage();
  const { pathname, search } = useLocation();
  return () => {
    hideLogin();
    window.location.assign(asksForSignIn(page) ? SITE_MAP.home.path : pathname + search);
  };
}
