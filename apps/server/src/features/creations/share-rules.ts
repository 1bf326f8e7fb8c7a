import { createHmac, randomUUID } from 'node:crypto';
import { AppError } from '@markwright/contracts';
import { openDoc } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { addPoints } from '../points/rules.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { addOpenerKeys, findCreation, insertReport, setCreation, type Creation } from './queries.ts';
import { getOwnCreation } from './rules.ts';

/** Who opened a link, as far as can be told. */
export type Opener = { userId?: string | undefined; browser: string; network: string };

const mayBeShown = (creation: Creation): boolean => {
  const { name, secondName, slogan } = openDoc(creation.doc);
  return !hasBlockedWord([name.text, secondName?.text, slogan?.text]);
};

export async function setShared(db: Db, userId: string, creationId: string, shared: boolean, opener: Opener) {
  const creation = await getOwnCreation(db, userId, creationId);
  if (shared && !mayBeShown(creation)) throw new AppError('BLOCKED_WORDS');
  await setCreation(db, creation.id, { sharedAt: shared ? (creation.sharedAt ?? new Date()) : null });
  if (shared) await addOpenerKeys(db, creation.id, keysOf(opener), new Date());
}

export async function findShared(db: Db, creationId: string): Promise<Creation | undefined> {
  const creation = await findCreation(db, creationId);
  return creation?.sharedAt && mayBeShown(creation) ? creation : undefined;
}

export async function getShared(db: Db, creationId: string): Promise<Creation> {
  const creation = await findShared(db, creationId);
  if (!creation) throw new AppError('NOT_FOUND');
  return creation;
}

/**
 * A point for the owner, once per distinct opener. An opener is an account; without one, a cookie and a coarse hash
 * that must both be new. An account is known again by its cookie, so nobody counts as a guest first and as a user after.
 */
export function countOpener(db: Db, { id, userId: ownerId }: Creation, opener: Opener, now = new Date()) {
  const keys = keysOf(opener);
  const deciding = opener.userId ? keys.filter((key) => !key.startsWith('network:')) : keys;
  return db.transaction(async (tx) => {
    const added = await addOpenerKeys(tx, id, keys, now);
    const isOwner = opener.userId === ownerId;
    if (isOwner || !deciding.every((key) => added.includes(key))) return false;
    const subject = `${id}:${randomUUID().slice(0, 8)}`;
    return addPoints(tx, { userId: ownerId, points: 1, reason: 'share', subject, now });
  });
}

const keysOf = ({ userId, browser, network }: Opener): string[] => [
  ...(userId ? [`account:${userId}`] : []),
  `browser:${browser}`,
  `network:${network}`,
];

/** Neighbours in one network with the very same browser look alike: coarse on purpose, and it tells nobody's address. */
export function networkHash(secret: string, ip: string, userAgent: string): string {
  const near = ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 3) : ip.split('.').slice(0, 3);
  return createHmac('sha256', secret)
    .update(`network:${near.join('.')} ${userAgent}`)
    .digest('hex');
}

/** Search engines and link previews run scripts too; they open nothing for anybody. */
export const isCrawler = (userAgent: string): boolean =>
  !userAgent ||
  /bot|crawl|spider|slurp|preview|lighthouse|externalhit|embedly|curl|wget|python|okhttp/i.test(userAgent);

export async function keepReport(
  db: Db,
  report: { creationId: string; reason: string; reporterId?: string | undefined; ip: string },
): Promise<string> {
  await countHit(db, { key: `report:ip-hour:${report.ip}`, max: 10, windowSeconds: 3600 });
  const { id } = await getShared(db, report.creationId);
  await insertReport(db, { creationId: id, reason: report.reason, reporterId: report.reporterId ?? null });
  return id;
}
