import { randomBytes } from 'node:crypto';
import { AppError, CONSENT_VERSION } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import type { PlatformMessage } from '../../providers/wechat-login/wechat-login.ts';
import { findUserByOpenId, setOpenId, type User } from './queries.ts';
import { openSession } from './rules.ts';
import {
  dropOldScenes,
  findScene,
  findUnboundScene,
  findWaitingScene,
  insertScene,
  markClaimed,
  markScanned,
  markUnbound,
} from './scene-queries.ts';
import type { SignInParts } from './sign-in-parts.ts';

const SCENE_SECONDS = 5 * 60;
/** A ticket with less than this left is not handed out again. */
const REUSE_SECONDS = 2 * 60;
/** Time to receive a text message and type its code. */
const BIND_SECONDS = 10 * 60;
/** The web gives up after 5 s; the answer must be on its way before. */
export const HOLD_MS = 3500;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Every new ticket costs a call to the platform, so a browser keeps the one it has while it is fresh. */
export async function issueTicket(db: Db, parts: SignInParts, browser: string, network: string, now = new Date()) {
  await dropOldScenes(db, browser, now);
  const kept = await findWaitingScene(db, browser, after(now, REUSE_SECONDS));
  if (kept) return { ticket: kept.ticket, scene: kept.scene };
  await countHit(db, { key: `qr:ip-ten-minutes:${network}`, max: 120, windowSeconds: 600 });
  const scene = randomBytes(16).toString('base64url');
  const ticket = await parts.wechat.createTicket(scene, SCENE_SECONDS).catch((error: unknown) => {
    parts.log.error({ err: error }, 'no QR ticket');
    throw new AppError('QR_NOT_MADE');
  });
  await insertScene(db, { scene, ticket, browserHash: browser, expiresAt: after(now, SCENE_SECONDS) });
  return { ticket, scene };
}

/** Waits a while for the scan, then signs its account in: once, and only in the browser that asked. */
export async function claimToken(db: Db, parts: SignInParts, scene: string, browser?: string): Promise<string> {
  const found = browser ? await findScene(db, scene, browser, new Date()) : undefined;
  if (!browser || !found || found.state === 'claimed') throw new AppError('SCENE_ENDED');
  if (found.state === 'waiting' && !(await parts.watch.wait(scene, HOLD_MS))) throw new AppError('SCAN_PENDING');
  const now = new Date();
  const scanned = await findScene(db, scene, browser, now);
  const user = scanned?.wxOpenId ? await findUserByOpenId(db, scanned.wxOpenId) : undefined;
  if (!scanned || scanned.state === 'claimed') throw new AppError('SCENE_ENDED');
  if (!user?.phone) {
    await markUnbound(db, scene, after(now, BIND_SECONDS));
    throw new AppError('PHONE_NOT_BOUND');
  }
  return db.transaction(async (tx) => {
    if (!(await markClaimed(tx, scene))) throw new AppError('SCENE_ENDED');
    return openSession(tx, user.id, now, CONSENT_VERSION);
  });
}

/** A second report of the same scan, or one of an ended or foreign ticket, changes nothing. */
export async function recordScan(db: Db, parts: SignInParts, message: PlatformMessage, now = new Date()) {
  if (!message.scene) return false;
  const scan = { scene: message.scene, ticket: message.ticket, wxOpenId: message.openId };
  const isNew = await markScanned(db, scan, now);
  if (isNew) parts.watch.wake(scan.scene);
  return isNew;
}

/**
 * Ties the account that scanned to the phone that just proved itself. A client that has cleared the scene is
 * remembered by its cookie, but then a phone that already has another account simply signs in.
 */
export async function bindPendingScene(tx: Db, user: User, browser: string, scene: string | undefined, now: Date) {
  const pending = scene ? await findScene(tx, scene, browser, now) : await findUnboundScene(tx, browser, now);
  if (!pending?.wxOpenId || pending.state === 'claimed') return;
  const owner = await findUserByOpenId(tx, pending.wxOpenId);
  const isFree = !owner || owner.id === user.id;
  if (!isFree || (user.wxOpenId && user.wxOpenId !== pending.wxOpenId)) {
    if (scene) throw new AppError('PHONE_TAKEN');
    return;
  }
  if (!(await markClaimed(tx, pending.scene))) return;
  await setOpenId(tx, user.id, pending.wxOpenId);
}
