import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './open-db.ts';
import { secrets } from './tables/server-state.ts';

/** A random key made at first use and shared by every process through the database. */
export const getSecret = (db: Db, name: string): Promise<string> =>
  keepSecret(db, name, async () => randomBytes(32).toString('base64url'));

/** The same for a secret that takes work to make: whoever stores it first wins. */
export async function keepSecret(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (known) return known.value;
  const value = await make();
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!kept) throw new Error(`The secret "${name}" could not be stored`);
  return kept.value;
}
