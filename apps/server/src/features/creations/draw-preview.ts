import { randomBytes } from 'node:crypto';
import type { Rasteriser } from '@markwright/raster';
import type { Db } from '../../db/open-db.ts';
import type { EngineAccess } from '../../engine/engine.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { packagesOf } from '../entitlements/rights.ts';
import { findCreation, setPreview, type Creation } from './queries.ts';

const LONG_SIDE = 800;
const TRIES = 3;

export type PreviewDeps = { engine: EngineAccess; rasteriser: Rasteriser; sandbox: boolean };

/** Draws and keeps what others may see; again, if the creation was saved or bought while the picture was drawn. */
export async function drawPreview(db: Db, storage: Storage, deps: PreviewDeps, id: string) {
  let creation = await findCreation(db, id);
  for (let tries = 0; creation && tries < TRIES; tries += 1) {
    const isCurrent = await drawOnce(db, storage, deps, creation);
    creation = await findCreation(db, id);
    if (isCurrent) break;
  }
  return creation;
}

/** With the watermark burned in until it is bought. False when the picture came too late to be kept. */
async function drawOnce(db: Db, storage: Storage, deps: PreviewDeps, creation: Creation): Promise<boolean> {
  const { engine, rasteriser, sandbox } = deps;
  const { id, revision } = creation;
  const watermark = !(await packagesOf(db, [id], sandbox)).has(id);
  const svg = await engine.forJobs.renderDoc(creation.doc, { watermark });
  const order = { svg, format: 'png', longSide: LONG_SIDE } as const;
  const { bytes, width, height } = await rasteriser.draw(order, { isJob: true });
  // A new name each time: whoever holds an address of the old picture never sees it change underneath.
  const previewKey = `creations/${id}/preview-${randomBytes(8).toString('hex')}.png`;
  await storage.put(previewKey, bytes, 'image/png');
  const preview = { previewKey, previewWidth: width, previewHeight: height };
  const isCurrent = await setPreview(db, { id, revision, previewKey: creation.previewKey }, preview);
  const unused = isCurrent ? creation.previewKey : previewKey;
  if (unused) await storage.delete(unused);
  return isCurrent;
}
