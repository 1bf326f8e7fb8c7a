import type { Db } from '../../db/open-db.ts';

/** Which creations are bought, and how. Orders know; they are asked through this, because they already call us. */
export type PackagesOf = (tx: Db, creationIds: readonly string[]) => Promise<Map<string, 'hd' | 'vector'>>;

/** The document of an AI result, if it is this user's. */
export type AiDocOf = (tx: Db, userId: string, aiResultId: string) => Promise<unknown>;
