import { join } from 'node:path';
import { fastTemporaryFolder } from '../apps/server/src/testing/fast-temporary-folder.ts';

/**
 * Where the server under test keeps its data; the port tells runs apart, and lets a test find what it needs there. In
 * memory where there is room: the embedded database waits for a disk at every change.
 */
export const DATA_DIRECTORY = join(fastTemporaryFolder(), `markwright-e2e-${process.env['E2E_PORT'] ?? 3210}`);
