import type { Db } from '../db/open-db.ts';
import { users } from '../db/schema.ts';
import type { User } from '../features/auth/queries.ts';

/** An account as tests need it; the product makes its own by signing in. */
export async function insertUser(db: Db, values: typeof users.$inferInsert): Promise<User> {
  const [user] = await db.insert(users).values(values).returning();
  if (!user) throw new Error('The user row was not returned');
  return user;
}
