import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import { deskNotes } from '../db/tables/operators.ts';
import type { Operator } from './operators.ts';

export type Note = typeof deskNotes.$inferSelect;

export async function addNote(tx: Db, subject: string, text: string, { name: operator }: Operator, createdAt: Date) {
  await tx.insert(deskNotes).values({ subject, text, operator, createdAt });
}

export const listNotes = (db: Db, subject: string): Promise<Note[]> =>
  db.select().from(deskNotes).where(eq(deskNotes.subject, subject)).orderBy(asc(deskNotes.createdAt));
