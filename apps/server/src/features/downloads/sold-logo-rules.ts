import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError, compareBrandNames, type Package } from '@markwright/contracts';
import { openChecked } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import type { EngineAccess } from '../../engine/engine.ts';
import type { AiOrigin } from '../../labels/hidden-label.ts';
import { provenanceOf, isAiMade, type Provenance } from '../../labels/provenance.ts';
import { getOwnCreation } from '../creations/rules.ts';
import { findAgreement, findRight } from '../entitlements/rights.ts';

/** Who signs the labels, and whose money counts. */
export type SoldDeps = { sandbox: boolean; producer: string; engine: EngineAccess };
type SoldAsked = { creationId: string; package: Package; visibleLabel: boolean };

/** A logo somebody may have the files of, and how they are labelled. */
export type SoldLogo = {
  creationId: string;
  name: string;
  package: Package;
  /** HD: as it was bought, for ever. Vector: as it is today. */
  doc: unknown;
  /** Null where nothing was made by AI: such files carry no label. */
  origin: AiOrigin | null;
  visibleLabel: boolean;
  /** The agreement under which the visible label was left off; null where it was not. */
  agreementVersion: string | null;
  drawnBy: Provenance;
};

/** Throws what stands in the way: not one's own, not bought, another name than the bought one. */
export async function getSoldLogo(db: Db, deps: SoldDeps, userId: string, asked: SoldAsked): Promise<SoldLogo> {
  const creation = await getOwnCreation(db, userId, asked.creationId);
  const right = await findRight(db, creation.id, asked.package, deps.sandbox);
  if (!right) throw new AppError('NOT_BOUGHT');
  requireBoughtName(right.brandName, creation.name);
  const doc = right.package === 'hd' ? right.doc : creation.doc;
  if (right.package === 'vector') await requireReadName(deps.engine, userId, doc, right.doc);
  // Checked field by field where it is drawn, in a process of its own.
  const drawn = provenanceOf(openChecked(doc));
  const origin = originOf(creation, drawn, deps.producer);
  const visibleLabel = asked.visibleLabel && origin !== null;
  return {
    creationId: creation.id,
    name: creation.name,
    package: right.package ?? asked.package,
    doc,
    origin,
    visibleLabel,
    agreementVersion: origin && !visibleLabel ? await getAgreement(db, right.orderId) : null,
    drawnBy: drawn,
  };
}

/** What the label of a creation's files says; null where nothing was made by AI. */
function originOf(
  creation: { id: string; aiResultId: string | null },
  drawnBy: Provenance,
  producer: string,
): AiOrigin | null {
  if (!isAiMade({ ...creation, drawnBy })) return null;
  const source = drawnBy.mark?.by === 'model' ? 'model' : 'rules';
  return { producer, produceId: creation.aiResultId ?? creation.id, source };
}

/** The same for what is free of a design, bought or not: as it is today, labelled where it was made by AI. */
export async function getSampleLogo(db: Db, { producer }: SoldDeps, userId: string, creationId: string) {
  const creation = await getOwnCreation(db, userId, creationId);
  const origin = originOf(creation, provenanceOf(openChecked(creation.doc)), producer);
  return { creationId, name: creation.name, doc: creation.doc, origin, visibleLabel: origin !== null };
}

/** A vector purchase covers one brand name; saving keeps to that already, and files are where it matters. */
function requireBoughtName(bought: string | null, name: string): void {
  if (bought !== null && compareBrandNames(bought, name) === 'another') {
    throw new AppError('NAME_NOT_BOUGHT', { name: bought });
  }
}

/** Asked again with every look at a pack that is being built: the answer for two documents stays the same. */
const readNames = new LRUCache<string, Promise<void>>({ max: 200 });

function requireReadName(engine: EngineAccess, userId: string, doc: unknown, bought: unknown): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([doc, bought]))
    .digest('base64');
  const asked = readNames.get(key) ?? engine.forClient(userId, true).checkToSell(doc, bought);
  readNames.set(key, asked);
  // Refused in words it stays refused; a process that was lost is asked again.
  asked.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.error === 'BUSY') readNames.delete(key);
  });
  return asked;
}

/** The visible label may be left off only by somebody who has agreed to label in public themselves. */
async function getAgreement(db: Db, orderId: string): Promise<string> {
  const version = await findAgreement(db, orderId);
  if (!version) throw new AppError('LABEL_NEEDS_AGREEMENT');
  return version;
}
