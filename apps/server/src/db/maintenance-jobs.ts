import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** The embedded database has no autovacuum; on PostgreSQL the same statement is a cheap nightly tidy-up. */
export const vacuumDatabase = defineJob({
  name: 'db.vacuum',
  payload: z.object({}),
  schedule: '30 4 * * *',
  run: async (_, { db }) => {
    await db.execute(sql`vacuum (analyze)`);
  },
});
