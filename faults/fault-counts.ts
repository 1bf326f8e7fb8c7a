/**
 * How often things go wrong: a few times in every `npm test`, the full count in `npm run test:faults`. How soon service is
 * back is promised of a machine of one's own; the short form runs beside everything else and only asks that it comes back.
 */
const SHORT = {
  isFull: false,
  kills: 2,
  clusterKills: 3,
  clusterBackMs: 60_000,
  /** After which share of the statements. */
  migrationKills: [0.5],
  paymentsHit: 5,
  refundKills: 1,
  schedules: 1000,
  schedulesInDatabase: 12,
};
const FULL = {
  isFull: true,
  kills: 20,
  clusterKills: 100,
  clusterBackMs: 5000,
  migrationKills: [0.05, 0.3, 0.5, 0.8, 0.98],
  paymentsHit: 200,
  /** One more than a job is tried. */
  refundKills: 4,
  schedules: 20_000,
  schedulesInDatabase: 300,
};

export const FAULT_COUNTS = process.env['FAULTS'] === 'full' ? FULL : SHORT;
