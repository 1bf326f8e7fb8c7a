import { z } from 'zod';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';
import { REPORT_STATES, type ReportState } from './desk-routes.ts';

export type DeskReport = {
  id: string;
  createdAt: string;
  reason: string;
  state: ReportState;
  creationId: string;
  name: string;
  previewUrl: string | null;
  /** Whether a stranger can see it now. */
  shared: boolean;
  ownerId: string;
  owner: string;
};

export const listReports = deskEndpoint('listReports', {
  query: z.object({ ...keyedQuery, state: z.enum(REPORT_STATES).optional() }),
  data: answer<KeyedPage<DeskReport>>(),
});
/** Every open report of the same design is settled with it. */
export const settleReport = deskEndpoint('settleReport', {
  params: z.object({ id: z.uuid() }),
  body: z.object({ state: z.enum(['dismissed', 'taken-down']), reason: reasonSchema }),
  data: answer<DeskReport>(),
});

export type DeskMisuse = {
  id: string;
  at: string;
  userId: string;
  name: string;
  logoName: string;
  inspiration: string;
  /** What an operator thought of it; null until then. */
  settlement: { at: string; operator: string; text: string } | null;
};
/** AI tasks of late whose words no public page may show: those nobody has looked at, or those that are settled. */
export const listMisuse = deskEndpoint('listMisuse', {
  query: z.object({ state: z.enum(['open', 'settled']).default('open') }),
  data: answer<{ list: DeskMisuse[]; looked: number }>(),
});
export const settleMisuse = deskEndpoint('settleMisuse', {
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: reasonSchema }),
  data: answer<DeskMisuse>(),
});

type DeskWord = { word: string; operator: string; createdAt: string };
const wordSchema = z.string().trim().min(2).max(40);
export const listWords = deskEndpoint('listWords', { data: answer<{ list: DeskWord[]; shipped: number }>() });
export const addWord = deskEndpoint('addWord', { body: z.object({ word: wordSchema }), data: answer<DeskWord>() });
export const removeWord = deskEndpoint('removeWord', {
  params: z.object({ word: wordSchema }),
  data: answer<null>(),
});
