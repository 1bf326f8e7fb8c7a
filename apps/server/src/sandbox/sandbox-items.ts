import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import { sandboxItems } from '../db/tables/sandbox-items.ts';

export type SandboxItem = typeof sandboxItems.$inferSelect;

/** False when an item of that name exists already. */
export async function addItem(db: Db, kind: string, name: string, value: Record<string, string>): Promise<boolean> {
  const added = await db
    .insert(sandboxItems)
    .values({ id: `${kind}:${name}`, kind, value })
    .onConflictDoNothing()
    .returning({ id: sandboxItems.id });
  return added.length > 0;
}

/** Adds or replaces. */
export async function putItem(db: Db, kind: string, name: string, value: Record<string, string>): Promise<void> {
  const id = `${kind}:${name}`;
  await db
    .insert(sandboxItems)
    .values({ id, kind, value })
    .onConflictDoUpdate({ target: sandboxItems.id, set: { value } });
}

export async function findItem(db: Db, kind: string, name: string): Promise<SandboxItem | undefined> {
  const [item] = await db
    .select()
    .from(sandboxItems)
    .where(and(eq(sandboxItems.kind, kind), eq(sandboxItems.id, `${kind}:${name}`)));
  return item;
}

export const listItems = (db: Db, kind: string, limit: number): Promise<SandboxItem[]> =>
  db.select().from(sandboxItems).where(eq(sandboxItems.kind, kind)).orderBy(desc(sandboxItems.createdAt)).limit(limit);

export async function removeItems(db: Db, kind: string): Promise<void> {
  await db.delete(sandboxItems).where(eq(sandboxItems.kind, kind));
}
