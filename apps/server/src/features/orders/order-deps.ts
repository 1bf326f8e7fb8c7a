import type { SecondCurrency } from '@markwright/contracts';
import type { JobDeps } from '../../jobs/define-job.ts';
import type { PayProviders } from '../../providers/pay-provider.ts';

/** How this server takes money. */
export type Payments = {
  providers: PayProviders;
  /** Where no provider is live: nothing is really charged. */
  sandbox: boolean;
  publicUrl: string;
  /** The operator's second currency: its prices are shown to readers of English and charged to cards. */
  second?: SecondCurrency | undefined;
};

/** What orders need beyond the call itself; the same for a request and for a job. */
export type OrderDeps = Payments & Pick<JobDeps, 'enqueue' | 'storage' | 'log'>;
