import { z } from 'zod';
import { answer, deskEndpoint, keyedQuery, type KeyedPage } from './desk-endpoint.ts';
import { OPERATOR_ROLES, type OperatorRole } from './desk-routes.ts';

export const operatorRoleSchema = z.enum(OPERATOR_ROLES);
const nameSchema = z.string().trim().min(1).max(40);
const idParams = z.object({ id: z.uuid() });
const ticket = z.string().min(1).max(400);

export const sendDeskCode = deskEndpoint('sendDeskCode', {
  body: z.object({ phone: z.string().max(30) }),
  data: answer<{ sent: true }>(),
});

/** The first factor. The second follows with the ticket; at the first sign-in it is set up from `setUp`. */
export const checkDeskCode = deskEndpoint('checkDeskCode', {
  body: z.object({ phone: z.string().max(30), code: z.string().max(10) }),
  data: answer<{ ticket: string; setUp: { secret: string; address: string } | null }>(),
});

export const confirmDeskSignIn = deskEndpoint('confirmDeskSignIn', {
  body: z.object({ ticket, code: z.string().regex(/^\d{6}$/) }),
  data: answer<DeskOperator>(),
});

export type DeskOperator = {
  id: string;
  name: string;
  phone: string;
  role: OperatorRole;
  /** The second factor is set up. */
  ready: boolean;
  lastSeenAt: string | null;
};

export const getOperator = deskEndpoint('getOperator', { data: answer<DeskOperator>() });
export const signOutOperator = deskEndpoint('signOutOperator', { data: answer<null>() });

export const listOperators = deskEndpoint('listOperators', { data: answer<{ list: DeskOperator[] }>() });
export const addOperator = deskEndpoint('addOperator', {
  body: z.object({ phone: z.string().max(30), name: nameSchema, role: operatorRoleSchema }),
  data: answer<DeskOperator>(),
});
export const changeOperator = deskEndpoint('changeOperator', {
  params: idParams,
  body: z.object({ role: operatorRoleSchema.optional(), resetSecondFactor: z.literal(true).optional() }),
  data: answer<DeskOperator>(),
});
export const removeOperator = deskEndpoint('removeOperator', { params: idParams, data: answer<null>() });

export type DeskAction = {
  id: number;
  at: string;
  operator: string;
  action: string;
  words: string[];
  subject: string | null;
  state: string;
  origin: string | null;
  before: unknown;
  after: unknown;
};
const actionFilter = {
  operator: z.string().trim().max(80).optional(),
  action: z.string().trim().max(80).optional(),
  subject: z.string().trim().max(120).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};
export const listActions = deskEndpoint('listActions', {
  query: z.object({ ...keyedQuery, ...actionFilter }),
  data: answer<KeyedPage<DeskAction>>(),
});
export const exportActions = deskEndpoint('exportActions', {
  body: z.object(actionFilter),
  data: answer<{ name: string; csv: string }>(),
});
