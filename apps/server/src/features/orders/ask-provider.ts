import type { Db } from '../../db/open-db.ts';
import type { PayProvider, TradeReport } from '../../providers/pay-provider.ts';
import type { OrderDeps } from './order-deps.ts';
import type { Attempt } from './queries.ts';
import { applyProviderState } from './settle-rules.ts';

/** The provider an attempt belongs to, if it still is the one in use: play and live never mix. */
export function findProvider(deps: Pick<OrderDeps, 'providers'>, attempt: Attempt): PayProvider | undefined {
  const provider = deps.providers[attempt.payType];
  return provider?.sandbox === attempt.sandbox ? provider : undefined;
}

/** Asks outside any transaction, then writes what was news in one. Undefined where nobody can be asked any more. */
export async function askProvider(
  db: Db,
  deps: OrderDeps,
  attempt: Attempt,
  now: Date,
): Promise<TradeReport | undefined> {
  const provider = findProvider(deps, attempt);
  if (!provider) return undefined;
  const report = await provider.query(attempt.number, attempt.reference);
  // The usual answer while somebody gets out their phone, and one that no payment moves to: nothing to write.
  if (report.state === 'NOTPAY') return report;
  const { payType, sandbox, number } = attempt;
  await db.transaction((tx) => applyProviderState(tx, deps, { payType, sandbox, number, report }, now));
  return report;
}
