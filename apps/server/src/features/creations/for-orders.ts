import type { Db } from '../../db/open-db.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { previewWanted } from './jobs.ts';
import { previewUrl } from './present.ts';
import { findOwnCreations } from './queries.ts';
import { freezeCreation, getOwnCreation, unfreezeCreation } from './rules.ts';

type Parts = { storage: Storage; enqueue: Enqueue };

/** What orders ask of creations. Buying and refunding change the watermark, so the picture is drawn again. */
export const creationsForOrders = ({ storage, enqueue }: Parts) => ({
  getOwn: getOwnCreation,
  async freeze(tx: Db, creationId: string) {
    await freezeCreation(tx, creationId);
    await enqueue(tx, previewWanted, { creationId });
  },
  async unfreeze(tx: Db, creationId: string) {
    await unfreezeCreation(tx, creationId);
    await enqueue(tx, previewWanted, { creationId });
  },
  async previews(db: Db, userId: string, creationIds: string[]) {
    const found = await findOwnCreations(db, userId, creationIds);
    const shown = found.map(
      async (one) => [one.id, { name: one.name, previewUrl: await previewUrl(one, storage) }] as const,
    );
    return new Map(await Promise.all(shown));
  },
});
