import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import { casesValueSchema, ONLY_KEY, type CasesValue } from '@markwright/contracts/desk';
import type { Db } from '../../db/open-db.ts';
import { users } from '../../db/tables/auth.ts';
import { creations } from '../../db/tables/creations.ts';
import { findNewestVersion, parseContent, requireOnlyKey, type ContentKind } from '../content/versions.ts';
import { packagesOf } from '../entitlements/rights.ts';
import { setCreation, type Creation } from './queries.ts';
import { getOwnCreation } from './rules.ts';
import { mayBeShown } from './share-rules.ts';

const OFFERS_SHOWN = 200;

/** Logos of customers on the home page, chosen by an editor among those whose owners allow it. */
export const casesContent: ContentKind<CasesValue> = {
  parse(key, value) {
    requireOnlyKey(key);
    return parseContent(casesValueSchema, value);
  },
  read: async (db) =>
    ((await findNewestVersion(db, 'cases', ONLY_KEY))?.value as CasesValue | undefined) ?? { shipped: true, list: [] },
  apply: async () => {},
};

/** The owner's word, which can be taken back at any time: only what was bought is shown as it was sold. */
export async function allowCase(db: Db, sandbox: boolean, userId: string, creationId: string, allowed: boolean) {
  const creation = await getOwnCreation(db, userId, creationId);
  if (allowed) {
    if (!(await isBought(db, sandbox, creation.id))) throw new AppError('CASE_NOT_BOUGHT');
    if (creation.takenDownAt) throw new AppError('TAKEN_DOWN');
    if (!(await mayBeShown(db, creation))) throw new AppError('BLOCKED_WORDS');
  }
  await setCreation(db, creation.id, { caseAllowedAt: allowed ? (creation.caseAllowedAt ?? new Date()) : null });
  return { allowed };
}

const isBought = async (db: Db, sandbox: boolean, id: string) => (await packagesOf(db, [id], sandbox)).has(id);

/** Allowed by its owner, bought, and nothing speaks against it: asked each time, so that a word taken back counts at once. */
async function listAllowed(db: Db, sandbox: boolean, ids?: string[]): Promise<{ creation: Creation; owner: string }[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .select({ creation: creations, owner: users.nickName })
    .from(creations)
    .innerJoin(users, eq(users.id, creations.userId))
    .where(
      and(
        isNotNull(creations.caseAllowedAt),
        isNull(creations.hiddenAt),
        isNull(creations.takenDownAt),
        ids && inArray(creations.id, ids),
      ),
    )
    .orderBy(desc(creations.caseAllowedAt))
    .limit(OFFERS_SHOWN);
  const bought = await packagesOf(
    db,
    rows.map(({ creation }) => creation.id),
    sandbox,
  );
  const shown = await Promise.all(rows.map(({ creation }) => mayBeShown(db, creation)));
  return rows.filter(({ creation }, index) => bought.has(creation.id) && shown[index]);
}

export const listCaseOffers = (db: Db, sandbox: boolean) => listAllowed(db, sandbox);

/** What the home page shows, in the editor's order. */
export async function listCases(db: Db, sandbox: boolean) {
  const { shipped, list } = (await casesContent.read(db, ONLY_KEY)) ?? { shipped: true, list: [] };
  const allowed = await listAllowed(
    db,
    sandbox,
    list.map(({ creationId }) => creationId),
  );
  const known = new Map(allowed.map(({ creation }) => [creation.id, creation]));
  const cases = list.flatMap(({ creationId, trade }) => {
    const creation = known.get(creationId);
    // Without a size it was never drawn; one that is only being drawn anew keeps its place.
    if (!creation?.previewWidth) return [];
    const { name, previewWidth: width, previewHeight: height, revision } = creation;
    const src = `/api/case/${creationId}/picture?r=${revision}`;
    return [{ creationId, name, trade, picture: { src, width, height } }];
  });
  return { shipped, list: cases };
}

/** The picture of one that is on the home page now. */
export async function findCase(db: Db, sandbox: boolean, creationId: string): Promise<Creation | undefined> {
  const chosen = (await casesContent.read(db, ONLY_KEY))?.list.some((one) => one.creationId === creationId);
  if (!chosen) return undefined;
  return (await listAllowed(db, sandbox, [creationId]))[0]?.creation;
}
