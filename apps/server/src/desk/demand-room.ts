import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import { DESK, type DemandState, type DeskDemand } from '@markwright/contracts/desk';
import { beijingTime } from '../beijing-time.ts';
import type { Db } from '../db/open-db.ts';
import { demands } from '../db/tables/designers.ts';
import { listAllDesigners, type Demand } from '../features/designers/queries.ts';
import { toCsv } from './csv.ts';
import { isAfterKey, keyedPage, rowKey } from './keyed-list.ts';
import type { DeskRoom } from './mount-desk.ts';
import { addNote, listNotesOf, presentNote, type Note } from './notes.ts';

const EXPORT_MAX = 20_000;
const subjectOf = (id: string): string => `demand ${id}`;
const isClosed = (state: DemandState): boolean => state === 'done' || state === 'dropped';

/** Who asks for a designer, until the work is done. */
export const demandRoom: DeskRoom = (on) => {
  on.read(DESK.listDemands, async ({ db, query }) => {
    const page = await listDemands(db, query);
    const designers = (await listAllDesigners(db)).map(({ id, profile }) => ({ id, ...profile.name }));
    return { ...page, designers };
  });
  on.change(DESK.changeDemand, async ({ db, params: { id }, body, now }) => {
    const before = await getDemand(db, id);
    const { designerId = before.designerId, state = before.state } = body;
    if (designerId !== null && !(await isDesigner(db, designerId))) throw new AppError('NOT_FOUND');
    const handledAt = isClosed(state) ? (before.handledAt ?? now) : null;
    await db.update(demands).set({ state, designerId, handledAt }).where(eq(demands.id, id));
    const was = { state: before.state, designerId: before.designerId };
    return { data: await tellDemand(db, id), subject: subjectOf(id), before: was, after: { state, designerId } };
  });
  on.change(DESK.noteDemand, async ({ db, params: { id }, body: { text }, operator, now }) => {
    await getDemand(db, id);
    await addNote(db, subjectOf(id), text, operator, now);
    return { data: await tellDemand(db, id), subject: subjectOf(id), after: { text } };
  });
  on.change(DESK.exportDemands, async ({ db, body }) => {
    const { csv, rows } = await exportDemands(db, body.state);
    return { data: { name: 'requests.csv', csv }, subject: 'demands', after: { ...body, rows } };
  });
};

const inState = (state: DemandState | undefined) => (state ? eq(demands.state, state) : undefined);

type Wanted = { state?: DemandState | undefined; after?: string | undefined; size: number };

async function listDemands(db: Db, { state, after, size }: Wanted) {
  const rows = await db
    .select({ key: rowKey(demands.createdAt, demands.id), demand: demands })
    .from(demands)
    .where(and(inState(state), isAfterKey(demands.createdAt, demands.id, after)))
    .orderBy(desc(demands.createdAt), desc(demands.id))
    .limit(size + 1);
  const notes = await listNotesOf(
    db,
    rows.map(({ demand }) => subjectOf(demand.id)),
  );
  return keyedPage(rows, size, ({ demand }) => present(demand, notes));
}

const tellDemand = async (db: Db, id: string): Promise<DeskDemand> =>
  present(await getDemand(db, id), await listNotesOf(db, [subjectOf(id)]));

const present = ({ id, createdAt, name, phone, demand, designerId, state }: Demand, notes: Note[]): DeskDemand => ({
  id,
  createdAt: createdAt.toISOString(),
  name,
  contact: phone,
  demand,
  designerId,
  state,
  notes: notes.filter(({ subject }) => subject === subjectOf(id)).map(presentNote),
});

async function getDemand(db: Db, id: string): Promise<Demand> {
  const [found] = await db.select().from(demands).where(eq(demands.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const isDesigner = async (db: Db, id: string): Promise<boolean> =>
  (await listAllDesigners(db)).some((designer) => designer.id === id);

const EXPORT_HEAD = ['time', 'name', 'contact', 'request', 'designer', 'state', 'notes'];

async function exportDemands(db: Db, state: DemandState | undefined) {
  const rows = await db.select().from(demands).where(inState(state)).orderBy(desc(demands.createdAt)).limit(EXPORT_MAX);
  const subjects = rows.map(({ id }) => subjectOf(id));
  const notes = new Map<string, string[]>();
  for (const { subject, operator, text } of await listNotesOf(db, subjects)) {
    notes.set(subject, [...(notes.get(subject) ?? []), `${operator}: ${text}`]);
  }
  const lines = rows.map((row) => [
    beijingTime(row.createdAt),
    row.name,
    row.phone,
    row.demand,
    row.designerId,
    row.state,
    notes.get(subjectOf(row.id))?.join('; ') ?? null,
  ]);
  return { csv: toCsv(EXPORT_HEAD, lines), rows: rows.length };
}
