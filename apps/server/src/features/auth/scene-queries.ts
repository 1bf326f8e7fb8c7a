import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import type { WechatProfile } from '../../providers/wechat-login/wechat-login.ts';
import { loginScenes } from '../../db/tables/auth.ts';

export type LoginScene = typeof loginScenes.$inferSelect;

export async function insertScene(db: Db, values: typeof loginScenes.$inferInsert): Promise<void> {
  await db.insert(loginScenes).values(values);
}

/** Only for the browser that asked for it, and only while it lasts. */
export async function findScene(db: Db, scene: string, browser: string, now: Date): Promise<LoginScene | undefined> {
  const [row] = await db
    .select()
    .from(loginScenes)
    .where(and(eq(loginScenes.scene, scene), eq(loginScenes.browserHash, browser), gt(loginScenes.expiresAt, now)));
  return row;
}

export async function findWaitingScene(db: Db, browser: string, endsAfter: Date): Promise<LoginScene | undefined> {
  const [row] = await db
    .select()
    .from(loginScenes)
    .where(
      and(eq(loginScenes.browserHash, browser), eq(loginScenes.state, 'waiting'), gt(loginScenes.expiresAt, endsAfter)),
    )
    .orderBy(desc(loginScenes.expiresAt))
    .limit(1);
  return row;
}

/** A browser that starts over has given up the account it was asked to bind; ended scenes of anybody go too. */
export async function dropOldScenes(db: Db, browser: string, now: Date): Promise<void> {
  await db.delete(loginScenes).where(and(eq(loginScenes.browserHash, browser), ne(loginScenes.state, 'waiting')));
  await db.delete(loginScenes).where(lt(loginScenes.expiresAt, now));
}

export async function markScanned(
  db: Db,
  scan: { scene: string; ticket: string; wxOpenId: string },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(loginScenes)
    .set({ state: 'scanned', wxOpenId: scan.wxOpenId })
    .where(
      and(
        eq(loginScenes.scene, scan.scene),
        eq(loginScenes.ticket, scan.ticket),
        eq(loginScenes.state, 'waiting'),
        gt(loginScenes.expiresAt, now),
      ),
    )
    .returning({ scene: loginScenes.scene });
  return changed.length > 0;
}

/** Where each of the scenes stands. */
export async function findSceneStates(db: Db, scenes: string[]): Promise<Map<string, LoginScene['state']>> {
  const rows = await db
    .select({ scene: loginScenes.scene, state: loginScenes.state })
    .from(loginScenes)
    .where(inArray(loginScenes.scene, scenes));
  return new Map(rows.map(({ scene, state }) => [scene, state]));
}

const isScanOf = ({ scene, openId }: { scene: string; openId: string }, now: Date) =>
  and(
    eq(loginScenes.scene, scene),
    eq(loginScenes.wxOpenId, openId),
    eq(loginScenes.state, 'scanned'),
    gt(loginScenes.expiresAt, now),
  );

/** False when the scan was answered already, has ended, or is somebody else's. */
export async function keepSceneProfile(db: Db, scene: string, profile: WechatProfile, now: Date): Promise<boolean> {
  const { openId, nickName, wxHeadImgUrl } = profile;
  const changed = await db
    .update(loginScenes)
    .set({ wxNickName: nickName, wxHeadImgUrl })
    .where(isScanOf({ scene, openId }, now))
    .returning({ scene: loginScenes.scene });
  return changed.length > 0;
}

export async function markConfirmed(db: Db, scan: { scene: string; openId: string }, now: Date): Promise<boolean> {
  const changed = await db
    .update(loginScenes)
    .set({ state: 'confirmed' })
    .where(isScanOf(scan, now))
    .returning({ scene: loginScenes.scene });
  return changed.length > 0;
}

export async function markUnbound(db: Db, scene: string): Promise<void> {
  await db
    .update(loginScenes)
    .set({ state: 'unbound' })
    .where(and(eq(loginScenes.scene, scene), eq(loginScenes.state, 'confirmed')));
}

/** True for the one caller that claimed it. */
export async function markClaimed(db: Db, scene: string): Promise<boolean> {
  const changed = await db
    .update(loginScenes)
    .set({ state: 'claimed' })
    .where(and(eq(loginScenes.scene, scene), inArray(loginScenes.state, ['confirmed', 'unbound'])))
    .returning({ scene: loginScenes.scene });
  return changed.length > 0;
}
