import { loginScenes, sessions, smsCodes, users } from '../features/auth/tables.ts';
import { uploads } from '../features/files/tables.ts';
import { pointAccounts, pointReservations, pointRows } from '../features/points/tables.ts';
import { idempotencyKeys } from '../http/idempotency-table.ts';
import { rateHits } from '../http/rate-table.ts';
import { sandboxItems } from '../sandbox/tables.ts';
import { secrets } from './secrets.ts';
import { seeds } from './seeds-table.ts';

/** Every table of the product, gathered for Drizzle and for the migrations made from it. */
export const schema = {
  users,
  sessions,
  smsCodes,
  loginScenes,
  sandboxItems,
  uploads,
  pointAccounts,
  pointRows,
  pointReservations,
  secrets,
  seeds,
  idempotencyKeys,
  rateHits,
};

// drizzle-kit reads the tables from this file's exports.
export {
  idempotencyKeys,
  loginScenes,
  pointAccounts,
  pointReservations,
  pointRows,
  rateHits,
  sandboxItems,
  secrets,
  seeds,
  sessions,
  smsCodes,
  uploads,
  users,
};
