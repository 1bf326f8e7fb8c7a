import { OK_CODE } from '@markwright/contracts/envelope';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { api } from '../../lib/api.ts';
import { localPath } from '../../i18n/local-path.ts';
import { serverData } from '../../lib/server-data.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import type { OrderAction } from './order-rules.ts';
import { ordersKey, type Order } from './use-lists.ts';

/** Everything but the invoice, whose dialog is the row's own. */
export function useOrderActions(order: Order): Record<Exclude<OrderAction, 'invoice'>, () => void> {
  const m = useMessages(personalCentreMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { outTradeNo, purchaseType, amountFen, name, creationId, previewUrl, points } = order;
  // The same package as before stays chosen, so that buying again does not cost more.
  const toOrderPage = () =>
    void navigate(localPath(`/createOrder?creationId=${creationId}&package=${purchaseType}`, language));

  async function cancel(): Promise<void> {
    const { code, data } = await api.call('cancelOrder', { params: { outTradeNo } });
    if (code === OK_CODE) {
      const late = data?.tradeState === 'SUCCESS';
      showToast(late ? m.cancelLate : m.canceled, late ? 'plain' : 'success');
    }
    await serverData.invalidateQueries({ queryKey: ordersKey });
  }

  return {
    pay: () =>
      showDialog({
        kind: 'payment',
        outTradeNo,
        purchaseType,
        amountFen,
        name,
        creationId,
        pictureUrl: previewUrl,
        points,
      }),
    download: () => {
      if (!creationId || purchaseType === 'points') return;
      showDialog({ kind: 'download', creationId, package: purchaseType, name });
    },
    again: toOrderPage,
    refund: () => showDialog({ kind: 'refund', outTradeNo }),
    cancel: () =>
      showDialog({
        kind: 'confirm',
        danger: true,
        title: m.cancelTitle,
        text: m.cancelText,
        confirmLabel: m.cancelConfirm,
        cancelLabel: m.keepOrder,
        onConfirm: () => void cancel(),
      }),
  };
}
