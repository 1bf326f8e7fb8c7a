import type { Package, PaymentStart, PurchaseType } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { create } from 'zustand';

export type PointsTab = 'description' | 'rules' | 'topUp' | 'detail';
/** What the payment dialog shows beside the code. */
export type PaymentSubject = {
  outTradeNo: string;
  purchaseType: PurchaseType;
  amountFen: number;
  /** The creation's name; empty for points. */
  name: string;
  /** Null for points. */
  creationId: string | null;
  pictureUrl: string | null;
  points: number | null;
  /** A payment that has been started already, so that its code need not be asked for again. */
  start?: PaymentStart;
};

/** What can be done with the logo that is looked at; the first is the likeliest. */
export type PreviewAction = { label: string; run: () => void };

export type Dialog =
  | { kind: 'logoPreview'; logoUrl: string; actions?: readonly PreviewAction[] }
  | {
      kind: 'artFontPreview';
      doc: LogoDoc;
      /** What was bought of it, if anything. */
      purchased: Package | null;
      creationId?: string;
      aiResultId?: string;
    }
  | { kind: 'share'; creationId: string; logoUrl: string }
  | { kind: 'refund'; outTradeNo?: string }
  | { kind: 'download'; creationId: string; package: Package; name: string }
  | { kind: 'points'; tab?: PointsTab }
  | ({ kind: 'payment' } & PaymentSubject)
  | { kind: 'buy'; onBuy: (chosen: Package) => void; onSample: () => void }
  | {
      kind: 'confirm';
      title: string;
      text?: string;
      confirmLabel: string;
      cancelLabel?: string;
      onConfirm: () => void;
      danger?: boolean;
      question?: boolean;
    };

export type Dialogs = { current: Dialog | null };

export const useDialogs = create<Dialogs>()(() => ({ current: null }));

export const showDialog = (current: Dialog) => useDialogs.setState({ current });
export const resetDialogs = () => useDialogs.setState({ current: null });

/** Whether the site's drawer is open: the header opens it, and so do pages that bring a bar of their own. */
export const useMenu = create<{ open: boolean }>()(() => ({ open: false }));

export const setMenuOpen = (open: boolean) => useMenu.setState({ open });
