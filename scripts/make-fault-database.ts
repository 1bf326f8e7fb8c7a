import { rmSync } from 'node:fs';
import { createPglite } from '../apps/server/src/db/create-pglite.ts';
import { at } from './root.ts';

/** Before the fault tests: a new embedded database takes seven seconds of processor to make, so each file takes a copy. */
export async function setup(): Promise<void> {
  const folder = at('.cache/fault-database');
  rmSync(folder, { recursive: true, force: true });
  await createPglite(folder);
}
