import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import { deskNotes } from '../db/tables/operators.ts';
import type { Operator } from './operators.ts';

export type Note = typeof deskNotes.$inferSelect;

export async function addNote(tx: Db, subject: string, text: string, { name: operator }: Operator, createdAt: Date) {
  await tx.insert(deskNotes).values({ subject, text, operator, createdAt });
}

export const listNotes = (db: Db, subject: string): Promise<Note[]> =>
  db.select().from(deskNotes).where(eq(deskNotes.subject, subject)).orderBy(asc(deskNotes.createdAt));

/** Of many at once, oldest first. */
export const listNotesOf = async (db: Db, subjects: string[]): Promise<Note[]> =>
  subjects.length === 0
    ? []
    : db.select().from(deskNotes).where(inArray(deskNotes.subject, subjects)).orderBy(asc(deskNotes.createdAt));

export const presentNote = ({ createdAt, operator, text }: Note) => ({ at: createdAt.toISOString(), operator, text });
