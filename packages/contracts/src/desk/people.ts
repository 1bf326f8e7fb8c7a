import { z } from 'zod';
import type { PointReason } from '../points.ts';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';
import type { DeskOrderRow } from './orders.ts';

/** Points somebody is given or has taken at once. */
const POINTS_MAX = 10_000;

export type DeskPersonRow = {
  id: string;
  nickName: string;
  phone: string | null;
  email: string | null;
  createdAt: string;
  blocked: boolean;
};

export type DeskPerson = DeskPersonRow & {
  points: { free: number; kept: number };
  creations: { id: string; name: string; previewUrl: string | null; createdAt: string; shared: boolean }[];
  orders: DeskOrderRow[];
  /** The ledger, newest first. */
  ledger: { at: string; reason: PointReason; points: number; after: number; words: string }[];
  notes: { at: string; operator: string; text: string }[];
};

export const listPeople = deskEndpoint('listPeople', {
  query: z.object({ ...keyedQuery, words: z.string().trim().max(80).optional() }),
  data: answer<KeyedPage<DeskPersonRow>>(),
});

const idParams = z.object({ id: z.uuid() });
export const getPerson = deskEndpoint('getPerson', { params: idParams, data: answer<DeskPerson>() });
export const changePoints = deskEndpoint('changePoints', {
  params: idParams,
  body: z.object({
    points: z
      .int()
      .min(-POINTS_MAX)
      .max(POINTS_MAX)
      .refine((points) => points !== 0),
    reason: reasonSchema,
  }),
  data: answer<DeskPerson>(),
});
export const blockPerson = deskEndpoint('blockPerson', {
  params: idParams,
  body: z.object({ blocked: z.boolean(), reason: reasonSchema }),
  data: answer<DeskPerson>(),
});
export const notePerson = deskEndpoint('notePerson', {
  params: idParams,
  body: z.object({ text: reasonSchema }),
  data: answer<DeskPerson>(),
});
/** What the law wants kept stays, without the person. */
export const deletePerson = deskEndpoint('deletePerson', {
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  data: answer<{ creations: number; aiResults: number; demands: number; keptOrders: number }>(),
});
