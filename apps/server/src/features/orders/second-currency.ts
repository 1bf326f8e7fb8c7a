import { CURRENCY_DIGITS, type Currency, type Money } from '@markwright/contracts';

/** `perYuan`: how much of it one yuan is, as the operator sets it. */
export type SecondCurrency = { currency: Currency; perYuan: number };

const FEN_PER_YUAN = 100;

/** An amount of yuan in the second currency, in whole minor units, rounded up. */
export function inSecond(amountFen: number, second: SecondCurrency | undefined): Money | null {
  if (!second) return null;
  const { currency, perYuan } = second;
  const exact = (amountFen / FEN_PER_YUAN) * perYuan * 10 ** CURRENCY_DIGITS[currency];
  // A rate written with decimals is not exact in binary: a thousandth of a cent is no cent.
  return { currency, minor: Math.max(1, Math.ceil(exact - 1e-3)) };
}
