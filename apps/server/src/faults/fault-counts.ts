/** How often things go wrong: a few times in every `npm test`, the full count in `npm run test:faults`. */
const SHORT = { kills: 3, paymentsHit: 10, schedules: 1000, schedulesInDatabase: 12 };
const FULL = { kills: 20, paymentsHit: 200, schedules: 20_000, schedulesInDatabase: 300 };

export const FAULT_COUNTS = process.env['FAULTS'] === 'full' ? FULL : SHORT;
