import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  aiResults,
  aiTasks,
  creations,
  demands,
  deskNotes,
  favourites,
  fileDownloads,
  grants,
  invoices,
  loginScenes,
  orders,
  sessions,
  smsCodes,
  uploads,
  userNetworks,
  users,
} from '../../db/schema.ts';
import type { Db } from '../../db/open-db.ts';
import { knownSessionsOf } from './known-sessions.ts';
import type { User } from './queries.ts';

type DeletedAccount = { creations: number; aiResults: number; demands: number; keptOrders: number };

/**
 * Everything that tells who somebody was and what they made goes at once; files without a row go with the nightly clean-up.
 * Orders, payments and points are books that the law wants kept: they stay, with a row in place of the account that names nobody.
 */
export async function deleteAccount(db: Db, { id, phone, email, wxOpenId }: User): Promise<DeletedAccount> {
  const deleted = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${id} for update`);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx.delete(userNetworks).where(eq(userNetworks.userId, id));
    await tx.delete(uploads).where(eq(uploads.ownerId, id));
    // A label left off stays on record for as long as the law asks; the row then names nobody.
    await tx.delete(fileDownloads).where(and(eq(fileDownloads.userId, id), isNull(fileDownloads.agreementVersion)));
    await tx.delete(favourites).where(eq(favourites.userId, id));
    const made = await tx.delete(creations).where(eq(creations.userId, id));
    const drawn = await tx.delete(aiResults).where(eq(aiResults.userId, id));
    const tasks = await tx.delete(aiTasks).where(eq(aiTasks.userId, id)).returning({ id: aiTasks.id });
    if (wxOpenId) await tx.delete(loginScenes).where(eq(loginScenes.wxOpenId, wxOpenId));
    for (const sentTo of [phone, email]) if (sentTo) await tx.delete(smsCodes).where(eq(smsCodes.sentTo, sentTo));
    const asked = phone ? await tx.delete(demands).where(eq(demands.phone, phone)).returning({ id: demands.id }) : [];
    const noted = [
      `account ${id}`,
      ...asked.map((demand) => `demand ${demand.id}`),
      ...tasks.map((task) => `ai-task ${task.id}`),
    ];
    await tx.delete(deskNotes).where(inArray(deskNotes.subject, noted));
    // What was bought is told by its order; the design goes with its maker.
    await tx.update(grants).set({ doc: null, brandName: null }).where(eq(grants.userId, id));
    await forgetInvoices(tx, id);
    const [{ kept } = { kept: 0 }] = await tx
      .select({ kept: sql<number>`count(*)::int` })
      .from(orders)
      .where(eq(orders.userId, id));
    if (kept === 0) await tx.delete(users).where(eq(users.id, id));
    else {
      const nobody = { nickName: '', wxHeadImgUrl: '', phone: null, email: null, mailbox: null, wxOpenId: null };
      await tx.update(users).set(nobody).where(eq(users.id, id));
    }
    return {
      creations: made.rowCount ?? 0,
      aiResults: drawn.rowCount ?? 0,
      demands: asked.length,
      keptOrders: kept,
    };
  });
  knownSessionsOf(db).forget(id);
  return deleted;
}

/** Issued ones are tax documents and stay; the letter's address, and the name where a person is named, go. */
async function forgetInvoices(tx: Db, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const isOwn = inArray(invoices.orderId, own);
  await tx.update(invoices).set({ email: '' }).where(isOwn);
  await tx
    .update(invoices)
    .set({ title: '' })
    .where(and(isOwn, eq(invoices.kind, 'person')));
  await tx
    .update(invoices)
    .set({ state: 'cancelled' })
    .where(and(isOwn, inArray(invoices.state, ['asked', 'refused'])));
}
