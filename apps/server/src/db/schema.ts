/** Every table of the product: drizzle-kit makes migrations from what this file exports. */
export { aiResults, aiTasks } from './tables/ai.ts';
export { articles } from './tables/articles.ts';
export { loginScenes, sessions, smsCodes, userNetworks, users } from './tables/auth.ts';
export { creationReports, creations, refusedWords, shareOpeners } from './tables/creations.ts';
export { demands, designers } from './tables/designers.ts';
export { fileDownloads } from './tables/downloads.ts';
export { favourites } from './tables/favourites.ts';
export { feeds } from './tables/feeds.ts';
export { uploads } from './tables/files.ts';
export { invoices } from './tables/invoices.ts';
export { operatorActions } from './tables/operator-actions.ts';
export { commodities, grants, orders, paymentAttempts, providerNotices, refunds } from './tables/orders.ts';
export { packs } from './tables/packs.ts';
export { pointAccounts, pointReservations, pointRows } from './tables/points.ts';
export { sandboxItems } from './tables/sandbox-items.ts';
export { housekeepingRuns, idempotencyKeys, rateHits, secrets, seeds } from './tables/server-state.ts';
export { deskNotes, operators, operatorSessions } from './tables/operators.ts';
export { visitSteps } from './tables/visit-steps.ts';
