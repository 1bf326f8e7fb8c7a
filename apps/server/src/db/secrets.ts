import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from './open-db.ts';

export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** A random key made at first use and shared by every process through the database. */
export async function getSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!kept) throw new Error(`The secret "${name}" could not be stored`);
  return kept.value;
}
