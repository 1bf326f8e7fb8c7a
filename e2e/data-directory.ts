import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server under test keeps its data; the port tells runs apart, and lets a test find what it needs there. */
export const DATA_DIRECTORY = join(tmpdir(), `markwright-e2e-${process.env['E2E_PORT'] ?? 3210}`);
