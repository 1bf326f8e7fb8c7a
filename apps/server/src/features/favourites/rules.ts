import { AppError, FAVOURITES_MAX } from '@markwright/contracts';
import { DOC_BYTES_MAX, findDocExcess, openDoc, type LogoDoc } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { findFavourites, insertFavourites, trimFavourites } from './queries.ts';

const CALLS_AN_HOUR = 600;

export type SentFavourite = { key: string; iconId: string; doc: Record<string, unknown> };

/** One's favourites, newest first; a document from before a change of the rules is left out rather than refused. */
export async function listOwn(db: Db, userId: string) {
  const rows = await findFavourites(db, userId);
  return rows.flatMap(({ key, iconId, doc }) => {
    const opened = tryOpen(JSON.parse(doc));
    return opened ? [{ key, iconId, doc: opened }] : [];
  });
}

export async function keepOwn(db: Db, userId: string, list: readonly SentFavourite[], now = new Date()): Promise<void> {
  await countHit(db, { key: `favourites:user-hour:${userId}`, max: CALLS_AN_HOUR, windowSeconds: 3600 });
  const rows = list.map(({ key, iconId, doc }, index) => {
    // The first of a list is the newest.
    const createdAt = new Date(now.getTime() - index);
    return { userId, key, iconId, doc: JSON.stringify(checked(doc)), createdAt };
  });
  await db.transaction(async (tx) => {
    await insertFavourites(tx, rows);
    await trimFavourites(tx, userId, FAVOURITES_MAX);
  });
}

/** A favourite is only shown, never sold: it must be a document within bounds, and is drawn in its owner's browser. */
function checked(sent: Record<string, unknown>): LogoDoc {
  const doc = Buffer.byteLength(JSON.stringify(sent)) <= DOC_BYTES_MAX ? tryOpen(sent) : undefined;
  if (!doc || findDocExcess(doc)) throw new AppError('FAVOURITE_BROKEN');
  return doc;
}

function tryOpen(stored: unknown): LogoDoc | undefined {
  try {
    return openDoc(stored);
  } catch {
    return undefined;
  }
}
