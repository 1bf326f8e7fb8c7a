import { operatorActions } from '../admin/operator-actions-table.ts';
import { articles } from '../features/articles/tables.ts';
import { aiResults, aiTasks } from '../features/ai/tables.ts';
import { loginScenes, sessions, smsCodes, userNetworks, users } from '../features/auth/tables.ts';
import { creationReports, creations, shareOpeners } from '../features/creations/tables.ts';
import { fileDownloads } from '../features/downloads/tables.ts';
import { demands, designers } from '../features/designers/tables.ts';
import { feeds } from '../features/feeds/tables.ts';
import { favourites } from '../features/favourites/tables.ts';
import { uploads } from '../features/files/tables.ts';
import { commodities, grants, orders, paymentAttempts, providerNotices, refunds } from '../features/orders/tables.ts';
import { packs } from '../features/packs/tables.ts';
import { pointAccounts, pointReservations, pointRows } from '../features/points/tables.ts';
import { idempotencyKeys } from '../http/idempotency-table.ts';
import { rateHits } from '../http/rate-table.ts';
import { housekeepingRuns } from '../jobs/housekeeping-table.ts';
import { sandboxItems } from '../sandbox/tables.ts';
import { secrets } from './secrets.ts';
import { seeds } from './seeds-table.ts';

/** Every table of the product, gathered for Drizzle and for the migrations made from it. */
export const schema = {
  users,
  sessions,
  smsCodes,
  loginScenes,
  userNetworks,
  sandboxItems,
  uploads,
  creations,
  creationReports,
  shareOpeners,
  favourites,
  pointAccounts,
  pointRows,
  pointReservations,
  commodities,
  orders,
  paymentAttempts,
  refunds,
  grants,
  providerNotices,
  fileDownloads,
  packs,
  aiTasks,
  aiResults,
  demands,
  designers,
  articles,
  feeds,
  secrets,
  seeds,
  idempotencyKeys,
  rateHits,
  housekeepingRuns,
  operatorActions,
};

// drizzle-kit reads the tables from this file's exports.
export {
  articles,
  feeds,
  designers,
  demands,
  commodities,
  favourites,
  fileDownloads,
  grants,
  housekeepingRuns,
  aiResults,
  aiTasks,
  creationReports,
  creations,
  idempotencyKeys,
  loginScenes,
  operatorActions,
  orders,
  packs,
  paymentAttempts,
  pointAccounts,
  pointReservations,
  pointRows,
  providerNotices,
  rateHits,
  refunds,
  sandboxItems,
  secrets,
  seeds,
  sessions,
  shareOpeners,
  smsCodes,
  uploads,
  userNetworks,
  users,
};
