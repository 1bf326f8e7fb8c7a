import { AppError, type Language, type Pack, type PackFolder } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { archiveKey } from '../../packing/pack-request.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { logDownload } from '../downloads/rules.ts';
import { getSoldLogo, type SoldLogo, type SoldDeps } from '../downloads/sold-logo-rules.ts';
import { buildPackRef } from './job-ref.ts';
import { contentOf, placeOf, type PackContent } from './pack-contents.ts';
import { presentPack } from './present.ts';
import { dropWaiting, findPack, insertPack, restartPack, type PackRow } from './queries.ts';

const LINK_SECONDS = 600;
const BUILDS_AN_HOUR = 60;

export type PackDeps = SoldDeps & { storage: Storage; enqueue: Enqueue };
type PackAsked = { creationId: string; signWidthMm: number; visibleLabel: boolean; language: Language };

type Found = { sold: SoldLogo; content: PackContent; row: PackRow | undefined };

/** The pack of what was bought. One whose files were cleaned away counts as not built. */
async function find(db: Db, deps: PackDeps, userId: string, asked: PackAsked): Promise<Found> {
  const { creationId, visibleLabel } = asked;
  // The lesser package is asked for: whoever owns the fuller one gets that.
  const sold = await getSoldLogo(db, deps, userId, { creationId, package: 'hd', visibleLabel });
  const content = contentOf(sold, asked.language, asked.signWidthMm);
  const row = await findPack(db, { creationId: sold.creationId, contentKey: content.contentKey });
  return { sold, content, row };
}

const hasFiles = ({ storage }: PackDeps, { creationId, contentKey }: PackRow): Promise<boolean> =>
  storage.exists(archiveKey(placeOf(creationId, contentKey), 'all'));

export async function showPack(db: Db, deps: PackDeps, userId: string, asked: PackAsked): Promise<Pack> {
  const { sold, content, row } = await find(db, deps, userId, asked);
  const isGone = row?.state === 'done' && !(await hasFiles(deps, row));
  return presentPack(deps.storage, sold, content, isGone ? undefined : row);
}

/** The row and its job come into being together; asked again while it is built or there, nothing happens. */
export async function startPack(
  db: Db,
  deps: PackDeps,
  userId: string,
  asked: PackAsked,
  now = new Date(),
): Promise<Pack> {
  const { sold, content, row } = await find(db, deps, userId, asked);
  const isNeeded = !row || row.state === 'failed' || (row.state === 'done' && !(await hasFiles(deps, row)));
  if (!isNeeded) return presentPack(deps.storage, sold, content, row);
  const started = await db.transaction(async (tx) => {
    const begun = row
      ? await restartPack(tx, row, now)
      : await insertPack(tx, {
          userId,
          creationId: sold.creationId,
          contentKey: content.contentKey,
          package: content.package,
          language: content.language,
          signWidthMm: content.signWidthMm,
          visibleLabel: sold.visibleLabel,
          stepsTotal: content.folders.length,
          createdAt: now,
        });
    if (!begun) return undefined;
    await countHit(tx, { key: `packs:user-hour:${userId}`, max: BUILDS_AN_HOUR, windowSeconds: 3600 });
    // Another width of the sign takes the place of one that nobody has begun to build.
    await dropWaiting(tx, begun);
    await deps.enqueue(tx, buildPackRef, { packId: begun.id, round: begun.round }, { account: userId });
    return begun;
  });
  return started ? presentPack(deps.storage, sold, content, started) : showPack(db, deps, userId, asked);
}

/** An address of one folder or of everything, for a short while; the choice of label is logged with it. */
export async function linkToPack(
  db: Db,
  deps: PackDeps,
  userId: string,
  asked: PackAsked & { folder: PackFolder | 'all' },
  now = new Date(),
): Promise<{ url: string; fileName: string }> {
  const { sold, row } = await find(db, deps, userId, asked);
  const { folder } = asked;
  if (row?.state !== 'done' || !(await hasFiles(deps, row))) throw new AppError('FILES_NOT_READY');
  if (folder !== 'all' && !row.folders.some((built) => built.folder === folder)) throw new AppError('NOT_BOUGHT');
  await logDownload(db, userId, sold, sold.package, now);
  const fileName = `${row.createdAt.getTime()}.zip`;
  const key = archiveKey(placeOf(row.creationId, row.contentKey), folder);
  return {
    url: await deps.storage.signedUrl(key, { expiresInSeconds: LINK_SECONDS, downloadName: fileName }),
    fileName,
  };
}
