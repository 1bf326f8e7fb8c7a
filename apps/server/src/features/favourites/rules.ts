import { FAVOURITES_BYTES_MAX, FAVOURITES_MAX } from '@markwright/contracts';
import { openChecked, type LogoDoc } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import type { Engine } from '../../engine/engine.ts';
import { countHit } from '../../http/count-hit.ts';
import { OneEachRound } from '../../http/one-each-round.ts';
import { countFavourites, findFavourites, insertFavourites, trimFavourites, type Page } from './queries.ts';

const CALLS_AN_HOUR = 600;

type SentFavourite = { key: string; iconId: string; doc: unknown };
type CheckedFavourite = SentFavourite & { doc: LogoDoc };

/** Two megabytes of documents are opened in a tenth of a second: not in one piece, and not for all who ask at once. */
const opening = new OneEachRound();

/** One's favourites, newest first; a document from before a change of the rules is left out rather than refused. */
export async function listOwn(db: Db, userId: string, page: Page) {
  const [rows, total] = await Promise.all([findFavourites(db, userId, page), countFavourites(db, userId)]);
  const opened = await Promise.all(
    rows.map(async ({ key, iconId, doc }) => ({ key, iconId, doc: await opening.run(() => tryOpen(JSON.parse(doc))) })),
  );
  return { list: opened.flatMap((each) => (each.doc ? [{ ...each, doc: each.doc }] : [])), total };
}

/** In the engine's process: ten documents as large as they may be take it a fifth of a second. */
export async function checkOwn(
  db: Db,
  engine: Pick<Engine, 'checkFavourites'>,
  userId: string,
  list: readonly SentFavourite[],
): Promise<CheckedFavourite[]> {
  await countHit(db, { key: `favourites:user-hour:${userId}`, max: CALLS_AN_HOUR, windowSeconds: 3600 });
  const docs = await engine.checkFavourites(list.map(({ doc }) => doc));
  return list.flatMap((favourite, at) => (docs[at] ? [{ ...favourite, doc: docs[at] }] : []));
}

/** Beyond what an account may keep, in number or in bytes, the oldest go. */
export async function keepOwn(db: Db, userId: string, list: readonly CheckedFavourite[], now = new Date()) {
  const rows = list.map(({ key, iconId, doc }, index) => {
    // The first of a list is the newest.
    const createdAt = new Date(now.getTime() - index);
    return { userId, key, iconId, doc: JSON.stringify(doc), createdAt };
  });
  await db.transaction(async (tx) => {
    await insertFavourites(tx, rows);
    await trimFavourites(tx, userId, { count: FAVOURITES_MAX, bytes: FAVOURITES_BYTES_MAX });
  });
}

function tryOpen(stored: unknown): LogoDoc | undefined {
  try {
    return openChecked(stored);
  } catch {
    return undefined;
  }
}
