import { randomBytes } from 'node:crypto';
import { AppError, CONSENT_VERSION } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { isTimeout } from '../../http/outside-causes.ts';
import type { PlatformMessage } from '../../providers/wechat-login/wechat-login.ts';
import { findUserByOpenId, setOpenId, setProfileByOpenId, type User } from './queries.ts';
import { openSession } from './rules.ts';
import {
  dropOldScenes,
  findScene,
  findWaitingScene,
  insertScene,
  markClaimed,
  markConfirmed,
  markScanned,
  markUnbound,
} from './scene-queries.ts';
import type { ScanState } from './profile-state.ts';
import type { SignInDeps } from './sign-in-deps.ts';

const SCENE_SECONDS = 5 * 60;
/** A ticket with less than this left is not handed out again. */
const REUSE_SECONDS = 4 * 60;
/**
 * The web gives up after 5 s; the answer must be on its way before. Not always the same: browsers that began together,
 * as after a restart, would all ask again in one moment for as long as they wait.
 */
export const HOLD_MS = { least: 2500, most: 3500 };
const holdMs = (): number => HOLD_MS.least + Math.random() * (HOLD_MS.most - HOLD_MS.least);

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Every new ticket costs a call to the platform, so a browser keeps the one it has while it is fresh. */
export async function issueTicket(db: Db, deps: SignInDeps, browser: string, network: string, now = new Date()) {
  await dropOldScenes(db, browser, now);
  const kept = await findWaitingScene(db, browser, after(now, REUSE_SECONDS));
  if (kept) return { ticket: kept.ticket, scene: kept.scene };
  await countHit(db, { key: `qr:ip-ten-minutes:${network}`, max: 120, windowSeconds: 600 });
  const scene = randomBytes(16).toString('base64url');
  const ticket = await deps.wechat.createTicket(scene, SCENE_SECONDS).catch((error: unknown) => {
    deps.log.error({ err: error }, 'no QR ticket');
    throw new AppError(isTimeout(error) ? 'BUSY' : 'QR_NOT_MADE');
  });
  await insertScene(db, { scene, ticket, browserHash: browser, expiresAt: after(now, SCENE_SECONDS) });
  return { ticket, scene };
}

type Claim = { scene: string; browser?: string | undefined; network: string };

/** Where very many of one network wait, the rest are told "not yet" without a look: each look is a question to the database. */
export async function claimToken(db: Db, deps: SignInDeps, claim: Claim): Promise<string> {
  const leave = deps.watch.enter(claim.network);
  if (!leave) throw new AppError('SCAN_PENDING');
  try {
    return await waitAndClaim(db, deps, claim);
  } finally {
    leave();
  }
}

/** Waits a while for the scan and for the phone's confirmation, then signs its account in: once, in the asking browser. */
async function waitAndClaim(db: Db, deps: SignInDeps, { scene, browser }: Claim): Promise<string> {
  const found = browser ? await findScene(db, scene, browser, new Date()) : undefined;
  if (!browser || !found || found.state === 'claimed') throw new AppError('SCENE_ENDED');
  if (found.state === 'waiting' || found.state === 'scanned') await deps.watch.wait(scene, found.state, holdMs());
  const now = new Date();
  const asked = await findScene(db, scene, browser, now);
  if (!asked || asked.state === 'claimed') throw new AppError('SCENE_ENDED');
  if (asked.state === 'waiting') throw new AppError('SCAN_PENDING');
  if (asked.state === 'scanned') throw new AppError('CONFIRM_PENDING');
  const user = asked.wxOpenId ? await findUserByOpenId(db, asked.wxOpenId) : undefined;
  if (!user?.phone) {
    await markUnbound(db, scene);
    throw new AppError('PHONE_NOT_BOUND');
  }
  return db.transaction(async (tx) => {
    if (!(await markClaimed(tx, scene))) throw new AppError('SCENE_ENDED');
    return openSession(tx, user.id, now, CONSENT_VERSION);
  });
}

/** A second report of the same scan, or one of an ended or foreign ticket, changes nothing. */
export async function recordScan(db: Db, deps: SignInDeps, message: PlatformMessage, now = new Date()) {
  if (!message.scene) return false;
  const scan = { scene: message.scene, ticket: message.ticket, wxOpenId: message.openId };
  const isNew = await markScanned(db, scan, now);
  if (isNew) deps.watch.wake(scan.scene);
  return isNew;
}

/** Whoever scanned has said on the phone that the sign-in is theirs. False when there is nothing left to confirm. */
export async function confirmScan(db: Db, deps: SignInDeps, scan: ScanState, now = new Date()): Promise<boolean> {
  const isNew = await markConfirmed(db, scan, now);
  if (isNew) deps.watch.wake(scan.scene);
  return isNew;
}

/** The account a phone number is about to be linked to, for the form that says so. */
export async function getPendingAccount(db: Db, scene: string, browser: string | undefined, now = new Date()) {
  const pending = browser ? await findScene(db, scene, browser, now) : undefined;
  if (pending?.state !== 'unbound') throw new AppError('SCENE_ENDED');
  const { wxNickName: nickName, wxHeadImgUrl, expiresAt } = pending;
  return { nickName, wxHeadImgUrl, secondsLeft: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) };
}

/**
 * Ties the account that scanned to the phone that just proved itself: only for a form that sends the scene, from the
 * browser that asked for it, while it lasts. Nothing is remembered for a client that does not send it: the next person
 * at the same browser must not inherit somebody else's scan.
 */
export async function bindPendingScene(tx: Db, user: User, browser: string, scene: string, now: Date): Promise<void> {
  const pending = await findScene(tx, scene, browser, now);
  if (pending?.state !== 'unbound' || !pending.wxOpenId) throw new AppError('SCENE_ENDED');
  const owner = await findUserByOpenId(tx, pending.wxOpenId);
  const isFree = !owner || owner.id === user.id;
  if (!isFree || (user.wxOpenId && user.wxOpenId !== pending.wxOpenId)) throw new AppError('PHONE_TAKEN');
  if (!(await markClaimed(tx, pending.scene))) throw new AppError('SCENE_ENDED');
  await setOpenId(tx, user.id, pending.wxOpenId);
  const { wxOpenId: openId, wxNickName: nickName, wxHeadImgUrl } = pending;
  await setProfileByOpenId(tx, { openId, nickName, wxHeadImgUrl });
}
