import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { getSecret } from '../../db/secrets.ts';
import { networkOf } from '../../http/network.ts';
import { userNetworks } from '../../db/tables/auth.ts';

export const NETWORK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stands for a visitor's network wherever one is stored: keyed, so that the table tells nobody's address. */
export async function networkHash(db: Db, ip: string): Promise<string> {
  const secret = await getSecret(db, 'networks');
  return createHmac('sha256', secret).update(networkOf(ip)).digest('base64url');
}

type NetworkNotes = (db: Db, userId: string, ip: string, now: Date) => Promise<void>;

/** Notes from where an account is used, once a day for each; what has been noted today is remembered here. */
export function noteNetworks(): NetworkNotes {
  let today = 0;
  const noted = new Set<string>();
  return async (db, userId, ip, now) => {
    const day = Math.floor(now.getTime() / DAY_MS);
    if (day !== today) noted.clear();
    today = day;
    const note = `${userId} ${networkOf(ip)}`;
    if (noted.has(note)) return;
    const row = { userId, network: await networkHash(db, ip), seenAt: now };
    const set = { seenAt: sql`excluded.seen_at` };
    await db
      .insert(userNetworks)
      .values(row)
      .onConflictDoUpdate({ target: [userNetworks.userId, userNetworks.network], set });
    noted.add(note);
  };
}

/** Whether an account was used from a network in the last thirty days. */
export async function isOwnNetwork(db: Db, userId: string, network: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - NETWORK_DAYS * DAY_MS);
  const [known] = await db
    .select({ seenAt: userNetworks.seenAt })
    .from(userNetworks)
    .where(and(eq(userNetworks.userId, userId), eq(userNetworks.network, network), gt(userNetworks.seenAt, since)));
  return known !== undefined;
}
