import { bundleForNode } from './bundle-for-node.ts';
import { SERVER_PROCESSES } from './build-steps.ts';
import { at } from './root.ts';

/** Before the fault tests. Their servers are killed and started hundreds of times: compiled once, a start costs what the server's own work costs. */
export async function setup(): Promise<void> {
  // In `npm test` the suite before has done it.
  if (process.env.FAULT_SERVERS === 'bundled') return;
  await bundleForNode(at('.cache/fault-servers'), {
    'fault-server': at('faults/fault-server.ts'),
    'pay-fault-server': at('faults/pay-fault-server.ts'),
    'attack-server': at('faults/attack-server.ts'),
    'watch-health': at('faults/watch-health.ts'),
    'migrate-and-die': at('faults/migrate-and-die.ts'),
    ...SERVER_PROCESSES,
  });
}
