import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';

/** Which creations are bought, and how. Orders know; they are asked through this, because they already call us. */
export type PackagesOf = (tx: Db, creationIds: readonly string[]) => Promise<Map<string, 'hd' | 'vector'>>;

/** The same as a column of statements about creations; null where nothing was bought. */
export type PurchasedColumn = SQL<'hd' | 'vector' | null>;

/** The brand name a creation was bought under as vector; undefined where it was not. */
export type BoughtNameOf = (tx: Db, creationId: string) => Promise<string | undefined>;

/** The document a creation was bought with as vector; undefined where it was not. */
export type BoughtDocOf = (tx: Db, creationId: string) => Promise<unknown>;

/** The document of an AI result, if it is this user's. */
export type AiDocOf = (tx: Db, userId: string, aiResultId: string) => Promise<unknown>;
