import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { loginScenes } from './tables.ts';

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

export async function findUnboundScene(db: Db, browser: string, now: Date): Promise<LoginScene | undefined> {
  const [row] = await db
    .select()
    .from(loginScenes)
    .where(and(eq(loginScenes.browserHash, browser), eq(loginScenes.state, 'unbound'), gt(loginScenes.expiresAt, now)))
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

export async function findScannedScenes(db: Db, scenes: string[]): Promise<string[]> {
  const rows = await db
    .select({ scene: loginScenes.scene })
    .from(loginScenes)
    .where(and(inArray(loginScenes.scene, scenes), ne(loginScenes.state, 'waiting')));
  return rows.map(({ scene }) => scene);
}

export async function markUnbound(db: Db, scene: string, expiresAt: Date): Promise<void> {
  await db
    .update(loginScenes)
    .set({ state: 'unbound', expiresAt })
    .where(and(eq(loginScenes.scene, scene), eq(loginScenes.state, 'scanned')));
}

/** True for the one caller that claimed it. */
export async function markClaimed(db: Db, scene: string): Promise<boolean> {
  const changed = await db
    .update(loginScenes)
    .set({ state: 'claimed' })
    .where(and(eq(loginScenes.scene, scene), inArray(loginScenes.state, ['scanned', 'unbound'])))
    .returning({ scene: loginScenes.scene });
  return changed.length > 0;
}
