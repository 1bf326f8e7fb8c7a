import { cpSync, rmSync } from 'node:fs';
import { getPgliteTemplate } from '../apps/server/src/testing/test-database.ts';
import { at } from './root.ts';

/**
 * Before the fault tests: a new embedded database takes seven seconds of processor to make and two to migrate, so each
 * file takes a copy of the one that all suites share.
 */
export async function setup(): Promise<void> {
  const folder = at('.cache/fault-database');
  rmSync(folder, { recursive: true, force: true });
  cpSync(await getPgliteTemplate(), folder, { recursive: true });
}
