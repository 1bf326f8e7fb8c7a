import type { Db } from '../../db/open-db.ts';

export type BoughtDesign = { id: string; name: string; doc: unknown; revision: number };

/** What orders ask of the creations feature. */
export type CreationDoor = {
  /** Throws NOT_FOUND for strangers too. */
  getOwn(tx: Db, userId: string, creationId: string): Promise<BoughtDesign>;
  freeze(tx: Db, creationId: string): Promise<void>;
  unfreeze(tx: Db, creationId: string): Promise<void>;
  /** Names and pictures for a list of orders. */
  previews(
    db: Db,
    userId: string,
    creationIds: string[],
  ): Promise<Map<string, { name: string; previewUrl: string | null }>>;
};
