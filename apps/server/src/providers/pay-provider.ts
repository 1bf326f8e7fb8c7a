import type { Currency, PayType, TradeState } from '@markwright/contracts';

/** What a provider says about one payment. REFUND: it was paid, and its money has gone back or is going. */
export type TradeReport = {
  state: TradeState;
  /** Of a payment that came in, in the minor units of its currency: fen, or cents. */
  totalFen?: number;
  currency?: string;
  transactionId?: string;
  paidAt?: Date;
};

export type RefundReport = { state: 'processing' | 'done' | 'failed' | 'abnormal' };

export type PayForm = 'native' | 'h5' | 'page' | 'wap';

export type PaymentRequest = {
  /** The attempt's own number. */
  number: string;
  /** In minor units of the currency. */
  amountFen: number;
  currency: Currency;
  /** What the buyer reads in the app. */
  subject: string;
  form: PayForm;
  expiresAt: Date;
  /** Where the buyer's browser goes afterwards. */
  returnUrl: string;
  clientIp: string;
};

export type RefundRequest = {
  number: string;
  refundNumber: string;
  amountFen: number;
  totalFen: number;
  reason: string;
  /** The provider's own number of the payment. */
  transactionId?: string | null;
};

export type Notice = { id: string; number: string } & (
  | { kind: 'trade'; report: TradeReport }
  | { kind: 'refund'; refundNumber: string; report: RefundReport }
  | { kind: 'other' }
);

/** The address to scan or open, and the provider's own name of the attempt where it needs that to be asked about it. */
export type Started = { address: string; reference?: string };

/** A way to pay. Every call ends within four seconds: a browser waits five. */
export type PayProvider = {
  payType: PayType;
  sandbox: boolean;
  /** Asking again with the same number gives a working address again. */
  start(request: PaymentRequest): Promise<Started>;
  /** `reference` is the provider's own name of the attempt, where it has given one. */
  query(number: string, reference?: string | null): Promise<TradeReport>;
  /** Resolves when nobody can pay any more as far as the provider knows; ask again afterwards all the same. */
  close(number: string, reference?: string | null): Promise<void>;
  refund(request: RefundRequest): Promise<RefundReport>;
  queryRefund(request: RefundRequest): Promise<RefundReport>;
  /** Throws NoticeRefused for whatever the provider did not send to us, just now. */
  openNotice(headers: Record<string, string | undefined>, body: Buffer): Notice;
  /** The bill of a day (Beijing) as the provider wrote it; undefined where it has none: nothing was paid, or not yet made. */
  fetchBill(day: string): Promise<Buffer | undefined>;
};

export type PayProviders = Partial<Record<PayType, PayProvider>>;

export const PAY_TIMEOUT_MS = 4000;
/** A bill is larger than an answer, and nobody's payment waits for it. */
export const BILL_TIMEOUT_MS = 12_000;

export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}

/** The provider said no, or something nobody can trust. Its words are for the log. */
export class PayFailure extends Error {
  override readonly name = 'PayFailure';
  constructor(
    readonly provider: PayType,
    readonly code: string,
    message: string,
  ) {
    super(`${provider}: ${code} ${message}`);
  }
}
