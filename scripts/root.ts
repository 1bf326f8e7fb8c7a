import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** A path from the repository's root. */
export const at = (...parts: string[]): string => join(ROOT, ...parts);
