import { serveCalls } from '@markwright/worker-pool';
import { openDurablePglite } from './durable-pglite.ts';

await serveCalls(() => ({
  create: async (directory: string) => {
    const pglite = await openDurablePglite(directory);
    await pglite.close();
  },
}));
