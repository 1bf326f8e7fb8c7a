import { operatorActions } from './tables/operator-actions.ts';
import { articles } from './tables/articles.ts';
import { aiResults, aiTasks } from './tables/ai.ts';
import { loginScenes, sessions, smsCodes, userNetworks, users } from './tables/auth.ts';
import { creationReports, creations, shareOpeners } from './tables/creations.ts';
import { fileDownloads } from './tables/downloads.ts';
import { demands, designers } from './tables/designers.ts';
import { feeds } from './tables/feeds.ts';
import { favourites } from './tables/favourites.ts';
import { uploads } from './tables/files.ts';
import { commodities, grants, orders, paymentAttempts, providerNotices, refunds } from './tables/orders.ts';
import { packs } from './tables/packs.ts';
import { pointAccounts, pointReservations, pointRows } from './tables/points.ts';
import { idempotencyKeys } from './tables/idempotency-keys.ts';
import { rateHits } from './tables/rate-hits.ts';
import { housekeepingRuns } from './tables/housekeeping-runs.ts';
import { sandboxItems } from './tables/sandbox-items.ts';
import { secrets } from './secrets.ts';
import { seeds } from './tables/seeds.ts';

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
