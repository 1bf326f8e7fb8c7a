import { AppError } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { defineJob, type Job, type JobDeps } from '../../jobs/define-job.ts';
import { archiveKey, type PackBuilder, type PackRequest, type PackProgress } from '../../packing/pack-request.ts';
import { getSoldLogo, type SoldDeps } from '../downloads/sold-logo-rules.ts';
import { buildPackRef } from './job-ref.ts';
import { contentOf, placeOf } from './pack-contents.ts';
import { failPack, findPackById, finishPack, notePackProgress, removePack, type PackRow } from './queries.ts';

/** Somebody looks at the bar: more often than this it does not change to the eye. */
const PROGRESS_MS = 300;
const LEASE_SECONDS = 60;

type PackJobDeps = SoldDeps & { packs: PackBuilder };

export const buildPackJob = (given: PackJobDeps): Job<{ packId: string; round: number }> =>
  defineJob({
    ...buildPackRef,
    // A pack that was ended for taking too long takes as long again: a second try is for a machine that was busy.
    attempts: 2,
    leaseSeconds: LEASE_SECONDS,
    concurrency: 1,
    async run({ packId, round }, deps) {
      const { db } = deps;
      const pack = await findPackById(db, packId);
      if (!pack || pack.round !== round || pack.state === 'done' || pack.state === 'failed') return;
      const request = await requestOf(db, given, pack);
      if (!request) {
        await removePack(db, packId);
        return;
      }
      await notePackProgress(db, pack, { done: 0, total: pack.stepsTotal });
      const progress = progressNotes(deps, pack);
      const folders = await given.packs.build(request, progress.note).finally(progress.settled);
      // Building takes seconds, in which a refund may have been settled: its clean-up may have run before our writing.
      if (await requestOf(db, given, pack)) await finishPack(db, pack, folders, new Date());
      else await takeBack(deps, request, packId);
    },
    async gaveUp({ packId, round }, { db }) {
      await failPack(db, { id: packId, round }, new Date());
    },
  });

/** Undefined where there is no right any more, or the logo was edited since: the page then asks for another pack. */
async function requestOf(db: Db, given: PackJobDeps, pack: PackRow): Promise<PackRequest | undefined> {
  const { creationId, userId, visibleLabel, language, signWidthMm, contentKey } = pack;
  const asked = { creationId, package: 'hd', visibleLabel } as const;
  const sold = await getSoldLogo(db, given, userId, asked).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!sold) return undefined;
  const content = contentOf(sold, language, signWidthMm);
  if (content.contentKey !== contentKey) return undefined;
  const place = placeOf(creationId, contentKey);
  const { doc, origin } = sold;
  return { ...content, doc, origin, visibleLabel, place, stamp: pack.createdAt.getTime() };
}

async function takeBack({ db, storage }: JobDeps, { place }: PackRequest, packId: string): Promise<void> {
  for await (const { key } of storage.list(`${place}/`)) await storage.delete(key);
  await storage.delete(archiveKey(place, 'all'));
  await removePack(db, packId);
}

/** Written one after the other and not too often; the last note is never lost, since the end is written by itself. */
function progressNotes({ db, log }: JobDeps, pack: PackRow) {
  let last = 0;
  let writing = Promise.resolve();
  return {
    note: (progress: PackProgress): void => {
      const now = Date.now();
      if (now - last < PROGRESS_MS) return;
      last = now;
      writing = writing
        .then(() => notePackProgress(db, pack, progress))
        .catch((error: unknown) => log.warn({ err: error }, 'the progress of a pack could not be noted'));
    },
    settled: () => writing,
  };
}
