import { z } from 'zod';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';
import { DEMAND_STATES, type DemandState } from './desk-routes.ts';

export type DeskDemand = {
  id: string;
  createdAt: string;
  name: string;
  /** A phone number or an e-mail address. */
  contact: string;
  demand: string;
  /** Asked for by the visitor, or given the work by us. */
  designerId: string | null;
  state: DemandState;
  notes: { at: string; operator: string; text: string }[];
};

const stateSchema = z.enum(DEMAND_STATES);
const idParams = z.object({ id: z.uuid() });

export const listDemands = deskEndpoint('listDemands', {
  query: z.object({ ...keyedQuery, state: stateSchema.optional() }),
  data: answer<KeyedPage<DeskDemand> & { designers: { id: string; zh: string; en: string }[] }>(),
});
export const changeDemand = deskEndpoint('changeDemand', {
  params: idParams,
  body: z.object({ state: stateSchema.optional(), designerId: z.string().max(60).nullable().optional() }),
  data: answer<DeskDemand>(),
});
export const noteDemand = deskEndpoint('noteDemand', {
  params: idParams,
  body: z.object({ text: reasonSchema }),
  data: answer<DeskDemand>(),
});
export const exportDemands = deskEndpoint('exportDemands', {
  body: z.object({ state: stateSchema.optional() }),
  data: answer<{ name: string; csv: string }>(),
});
