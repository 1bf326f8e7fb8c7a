/** Currencies a card may be charged in besides yuan, with the digits after the point. */
export const CURRENCY_DIGITS = {
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  CAD: 2,
  HKD: 2,
  SGD: 2,
  NZD: 2,
  CHF: 2,
  MYR: 2,
  THB: 2,
  JPY: 0,
  KRW: 0,
} as const;
export type Currency = keyof typeof CURRENCY_DIGITS;

/** An amount in whole minor units: cents, or yen. */
export type Money = { currency: Currency; minor: number };

export const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCY_DIGITS, text);

/** `perYuan`: how much of it one yuan is, as the operator sets it. */
export type SecondCurrency = { currency: Currency; perYuan: number };

const FEN_PER_YUAN = 100;

/** An amount of yuan in the second currency, in whole minor units, rounded up. */
export function inSecond(amountFen: number, second: SecondCurrency | null | undefined): Money | null {
  if (!second) return null;
  const { currency, perYuan } = second;
  const exact = (amountFen / FEN_PER_YUAN) * perYuan * 10 ** CURRENCY_DIGITS[currency];
  // A rate written with decimals is not exact in binary: a thousandth of a cent is no cent.
  return { currency, minor: Math.max(1, Math.ceil(exact - 1e-3)) };
}
