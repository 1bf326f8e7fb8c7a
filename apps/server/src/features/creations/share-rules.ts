import { randomUUID } from 'node:crypto';
import { AppError } from '@markwright/contracts';
import { openDoc } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { isOwnNetwork } from '../auth/own-networks.ts';
import { addPoints } from '../points/rules.ts';
import { beijingDay } from '../../beijing-time.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { previewWanted } from './jobs.ts';
import { addOpenerKeys, findCreation, insertReport, listRefusedWords, setCreation, type Creation } from './queries.ts';
import { getOwnCreation } from './rules.ts';

/** Who opened a link: an account, else a browser that the page has given a cookie; and from which network. */
export type Opener = { userId?: string | undefined; browser?: string | undefined; network: string };

/** A household or an office may hold several people who open a link, but not a crowd. */
const OPENINGS_PER_NETWORK = 3;
const DAY_SECONDS = 24 * 60 * 60;

export async function mayBeShown(db: Db, creation: Creation): Promise<boolean> {
  const { name, secondName, slogan } = openDoc(creation.doc);
  return !hasBlockedWord([name.text, secondName?.text, slogan?.text], await listRefusedWords(db));
}

/** The key of a picture to be deleted, if any: addresses of it were handed out, and they end with what they showed. */
export async function setShared(
  db: Db,
  enqueue: Enqueue,
  userId: string,
  creationId: string,
  shared: boolean,
  opener: Opener,
): Promise<string | null> {
  const creation = await getOwnCreation(db, userId, creationId);
  if (shared && creation.takenDownAt) throw new AppError('TAKEN_DOWN');
  if (shared && !(await mayBeShown(db, creation))) throw new AppError('BLOCKED_WORDS');
  if (!shared && creation.sharedAt) {
    await db.transaction((tx) => withdraw(tx, enqueue, creation, {}));
    return creation.previewKey;
  }
  await setCreation(db, creation.id, { sharedAt: shared ? (creation.sharedAt ?? new Date()) : null });
  const keys = shared ? keysOf(opener) : [];
  if (keys.length > 0) await addOpenerKeys(db, creation.id, keys, new Date());
  return null;
}

/** The picture is drawn under another name, so that addresses of the old one end. */
async function withdraw(tx: Db, enqueue: Enqueue, { id, userId }: Creation, more: Partial<Creation>): Promise<void> {
  await setCreation(tx, id, { sharedAt: null, previewKey: null, ...more });
  await enqueue(tx, previewWanted, { creationId: id }, { account: userId });
}

/** An operator's word after a report: the link ends and cannot be made again. The key of the picture to be deleted. */
export async function takeDown(tx: Db, enqueue: Enqueue, creationId: string, takenDownAt: Date) {
  const creation = await findCreation(tx, creationId);
  if (!creation) throw new AppError('NOT_FOUND');
  await withdraw(tx, enqueue, creation, { takenDownAt });
  return creation.previewKey;
}

export async function findShared(db: Db, creationId: string): Promise<Creation | undefined> {
  const creation = await findCreation(db, creationId);
  return creation?.sharedAt && (await mayBeShown(db, creation)) ? creation : undefined;
}

export async function getShared(db: Db, creationId: string): Promise<Creation> {
  const creation = await findShared(db, creationId);
  if (!creation) throw new AppError('NOT_FOUND');
  return creation;
}

/**
 * A point for the owner, once per distinct opener. An account is known again by its cookie, so nobody counts as a guest
 * first and as a user after. One network counts three times a day per owner, and the owner's own networks never do:
 * cookies and user agents are the client's to choose, addresses are not.
 */
export async function countOpener(db: Db, { id, userId: ownerId }: Creation, opener: Opener, now = new Date()) {
  const keys = keysOf(opener);
  if (keys.length === 0) return false;
  try {
    return await db.transaction(async (tx) => {
      const added = await addOpenerKeys(tx, id, keys, now);
      if (opener.userId === ownerId || added.length < keys.length) return false;
      if (await isOwnNetwork(tx, ownerId, opener.network, now)) return false;
      const key = `share:owner-day:${ownerId}:${beijingDay(now)}:${opener.network}`;
      await countHit(tx, { key, max: OPENINGS_PER_NETWORK, windowSeconds: DAY_SECONDS });
      const subject = `${id}:${randomUUID().slice(0, 8)}`;
      return addPoints(tx, { userId: ownerId, points: 1, reason: 'share', subject, now });
    });
  } catch (error) {
    // Rolled back whole: who was one too many today may still count tomorrow.
    if (error instanceof AppError && error.error === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

const keysOf = ({ userId, browser }: Opener): string[] => [
  ...(userId ? [`account:${userId}`] : []),
  ...(browser ? [`browser:${browser}`] : []),
];

/** Search engines and link previews run scripts too; they open nothing for anybody. */
export const isCrawler = (userAgent: string): boolean =>
  !userAgent ||
  /bot|crawl|spider|slurp|preview|lighthouse|externalhit|embedly|curl|wget|python|okhttp/i.test(userAgent);

export async function keepReport(
  db: Db,
  report: { creationId: string; reason: string; reporterId?: string | undefined; network: string },
): Promise<string> {
  await countHit(db, { key: `report:ip-hour:${report.network}`, max: 10, windowSeconds: 3600 });
  const { id } = await getShared(db, report.creationId);
  await insertReport(db, { creationId: id, reason: report.reason, reporterId: report.reporterId ?? null });
  return id;
}
