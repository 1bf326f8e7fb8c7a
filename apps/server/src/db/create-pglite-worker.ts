import { setFlagsFromString } from 'node:v8';
import { serveCalls } from '@markwright/worker-pool';
import { openDurablePglite } from './durable-pglite.ts';

// Nothing here runs for long enough to be worth compiling better: a third of the processor time, and of the wait.
setFlagsFromString('--liftoff-only');

await serveCalls(() => ({
  create: async (directory: string) => {
    const pglite = await openDurablePglite(directory);
    await pglite.close();
  },
}));
