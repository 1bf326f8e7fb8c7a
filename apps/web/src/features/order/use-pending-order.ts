import type { LogoDoc } from '@markwright/logo';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { getData } from '../../lib/server-data.ts';
import { logFailure } from '../../lib/log.ts';
import { drawLogo } from '../../lib/logo-drawing/draw-logo.ts';
import { pictureUrl } from '../../lib/logo-drawing/painter.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { ORDER_PARAMETER } from './place-order.ts';

/** Twice the width it has in the dialog. */
const PICTURE_PIXELS = 640;

/** An order named in the address is paid in the payment dialog: a new one, and one found again after a reload. */
export function usePendingOrder(creationId: string, doc: LogoDoc): void {
  const [parameters] = useSearchParams();
  const no = parameters.get(ORDER_PARAMETER);
  useEffect(() => {
    if (!no) return undefined;
    const cancel = new AbortController();
    void (async () => {
      const { purchaseType, amountFen, outTradeNo } = await getData(
        'getWechatPayment',
        { params: { no } },
        cancel.signal,
      );
      const picture = pictureUrl(await drawLogo(doc, {}, cancel.signal), PICTURE_PIXELS);
      if (cancel.signal.aborted) return;
      const points = null;
      showDialog({
        kind: 'payment',
        outTradeNo,
        purchaseType,
        amountFen,
        creationId,
        name: doc.name.text,
        pictureUrl: picture,
        points,
      });
    })().catch((error: unknown) => {
      if (!cancel.signal.aborted) logFailure('finding the order again', error);
    });
    return () => cancel.abort();
  }, [no, creationId, doc]);
}
