import {
  AppError,
  compareBrandNames,
  CREATION_TITLE_MAX,
  foldBrandName,
  FREE_NAME_CORRECTIONS,
  textLength,
  type Purchased,
} from '@markwright/contracts';
import { cleanText, openChecked, type LogoDoc } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { provenanceOf } from '../../labels/provenance.ts';
import { findOwnDoc } from '../ai/rules.ts';
import { findRight, packagesOf } from '../entitlements/rights.ts';
import { previewWanted } from './jobs.ts';
import { previewUrl } from './present.ts';
import {
  findFreeTitle,
  findOwnCreation,
  findOwnCreations,
  findSameCreation,
  insertCreation,
  lockCreation,
  removeCreation,
  replaceDoc,
  setCreation,
  type Creation,
} from './queries.ts';

export type CreationDeps = {
  enqueue: Enqueue;
  /** Whether play money counts, as it does where nothing else is taken. */
  sandbox: boolean;
};

type Saved = { creationId: string; revision: number };

const SAVES_AN_HOUR = 600;

/** One's own creation, hidden ones too: what was bought stays reachable. */
export async function getOwnCreation(tx: Db, userId: string, creationId: string): Promise<Creation> {
  const creation = await findOwnCreation(tx, userId, creationId);
  if (!creation) throw new AppError('NOT_FOUND');
  return creation;
}

export const hasCreation = async (tx: Db, userId: string, creationId: string): Promise<boolean> =>
  (await findOwnCreation(tx, userId, creationId)) !== undefined;

/** The brand name a creation was bought under as vector; undefined where it was not. */
export const findBoughtName = async (tx: Db, { sandbox }: Pick<CreationDeps, 'sandbox'>, creationId: string) =>
  (await findRight(tx, creationId, 'vector', sandbox))?.brandName ?? undefined;

/** A document that was checked, or an AI logo of one's own, whose document is ours. */
type NewCreation = { doc: LogoDoc } | { aiResultId: string };

/**
 * Lettering and AI logos are looked at again and again on the page that made them: one that is kept already is that
 * creation, bought or not, and no second one.
 */
export async function createCreation(db: Db, deps: CreationDeps, userId: string, wanted: NewCreation) {
  const aiResultId = 'aiResultId' in wanted ? wanted.aiResultId : null;
  const stored = 'doc' in wanted ? wanted.doc : await findOwnDoc(db, userId, wanted.aiResultId);
  if (!stored) throw new AppError('NOT_FOUND');
  const doc = openChecked(stored);
  return db.transaction(async (tx) => {
    const same = doc.art || aiResultId ? await findSameCreation(tx, userId, doc) : undefined;
    const saved = same
      ? { creationId: same.id, revision: same.revision }
      : await keepNew(tx, deps, userId, doc, aiResultId);
    const purchased: Purchased =
      (await packagesOf(tx, [saved.creationId], deps.sandbox)).get(saved.creationId) ?? 'none';
    return { ...saved, purchased };
  });
}

async function keepNew(tx: Db, deps: CreationDeps, userId: string, doc: LogoDoc, aiResultId: string | null) {
  await countHit(tx, { key: `creations:user-hour:${userId}`, max: SAVES_AN_HOUR, windowSeconds: 3600 });
  const values = { userId, name: doc.name.text, doc, aiResultId, drawnBy: provenanceOf(doc) };
  const { id, revision } = await insertCreation(tx, values);
  await deps.enqueue(tx, previewWanted, { creationId: id }, { account: userId });
  return { creationId: id, revision };
}

export type Change = { creationId: string; doc: LogoDoc; revision: number };

/**
 * A change made on an old revision is refused and changes nothing. One on a frozen creation, or one that gives a bought
 * creation another brand name, starts a new, unbought creation and leaves the bought one as it is.
 */
export async function changeCreation(db: Db, deps: CreationDeps, userId: string, change: Change): Promise<Saved> {
  const { doc } = change;
  return db.transaction(async (tx) => {
    await lockCreation(tx, change.creationId);
    const creation = await getOwnCreation(tx, userId, change.creationId);
    const { id, revision, aiResultId } = creation;
    if (revision !== change.revision) throw new AppError('STALE_REVISION');
    const corrections = await countCorrections(tx, deps, creation, doc.name.text);
    if (creation.frozen || corrections > FREE_NAME_CORRECTIONS) return keepNew(tx, deps, userId, doc, aiResultId);
    const changes = {
      doc,
      name: doc.name.text,
      nameCorrections: corrections,
      drawnBy: provenanceOf(doc),
      updatedAt: new Date(),
    };
    const changed = await replaceDoc(tx, { id, revision }, changes);
    if (!changed) throw new AppError('STALE_REVISION');
    await deps.enqueue(tx, previewWanted, { creationId: id }, { account: userId });
    return { creationId: id, revision: changed.revision };
  });
}

/** How many corrections the creation has used once its name is this; infinitely many for another brand's name. */
async function countCorrections(tx: Db, deps: CreationDeps, creation: Creation, name: string): Promise<number> {
  const { id, nameCorrections: used } = creation;
  const bought = await findBoughtName(tx, deps, id);
  if (bought === undefined) return used;
  const change = compareBrandNames(bought, name);
  if (change === 'another') return Infinity;
  const isUnchanged = change === 'same' || foldBrandName(name) === foldBrandName(creation.name);
  return isUnchanged ? used : used + 1;
}

/** The key of the picture to be deleted, if any. What has been bought is only hidden, and no longer shared. */
export function dropCreation(db: Db, deps: CreationDeps, userId: string, creationId: string) {
  return db.transaction(async (tx) => {
    const { id, previewKey } = await getOwnCreation(tx, userId, creationId);
    // A payment may settle this very moment: whoever has the row first decides, and the other one sees it.
    await lockCreation(tx, id);
    if ((await packagesOf(tx, [id], deps.sandbox)).has(id)) {
      await setCreation(tx, id, { hiddenAt: new Date(), sharedAt: null });
      return null;
    }
    await removeCreation(tx, id);
    return previewKey;
  });
}

/** The same once more, unbought, and called so that it can be told from what it was copied from. */
export async function copyCreation(db: Db, deps: CreationDeps, userId: string, creationId: string): Promise<Saved> {
  const { doc, aiResultId, title } = await getOwnCreation(db, userId, creationId);
  return db.transaction(async (tx) => {
    const saved = await keepNew(tx, deps, userId, openChecked(doc), aiResultId);
    await setCreation(tx, saved.creationId, {
      title: await findFreeTitle(tx, userId, title ?? openChecked(doc).name.text),
    });
    return saved;
  });
}

export async function renameCreation(db: Db, userId: string, creationId: string, typed: string) {
  const { id } = await getOwnCreation(db, userId, creationId);
  const title = cleanText(typed) || null;
  if (title && (textLength(title) > CREATION_TITLE_MAX || /[\p{Cc}\p{Cs}]/u.test(title)))
    throw new AppError('TITLE_WRONG', { max: CREATION_TITLE_MAX });
  await setCreation(db, id, { title });
  return { title };
}

/** What nobody sees in the list is not shared either; shown again, it has to be shared anew. */
export async function hideCreation(db: Db, userId: string, creationId: string, hidden: boolean): Promise<void> {
  const { id } = await getOwnCreation(db, userId, creationId);
  await setCreation(db, id, hidden ? { hiddenAt: new Date(), sharedAt: null } : { hiddenAt: null });
}

/** Bought as HD a revision stays for ever. Buying and refunding change the watermark, so the picture is drawn again. */
export async function setFrozen(tx: Db, enqueue: Enqueue, creationId: string, frozen: boolean): Promise<void> {
  await setCreation(tx, creationId, { frozen });
  await enqueue(tx, previewWanted, { creationId });
}

/** Names and pictures of some of the user's creations, by id. */
export async function listPreviews(db: Db, storage: Storage, userId: string, creationIds: string[]) {
  const found = await findOwnCreations(db, userId, creationIds);
  const shown = found.map(
    async (one) => [one.id, { name: one.name, previewUrl: await previewUrl(one, storage) }] as const,
  );
  return new Map(await Promise.all(shown));
}
