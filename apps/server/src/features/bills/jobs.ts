import { z } from 'zod';
import type { PayType } from '@markwright/contracts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { daily } from '../../jobs/schedule.ts';
import type { Payments } from '../orders/order-deps.ts';
import { beijingDay } from '../../beijing-time.ts';
import { fetchBill, takeBill } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Yesterday's bills of live providers, which lie ready from ten o'clock on; what differs is told by the desk. */
export const fetchBillsJob = ({ providers, sandbox }: Payments): Job<object> =>
  defineJob({
    name: 'bills.fetch-daily',
    payload: z.object({}),
    schedule: daily('10:30'),
    attempts: 5,
    retryDelaySeconds: 900,
    leaseSeconds: 120,
    run: async (_, { db, storage, log }) => {
      if (sandbox) return;
      const now = new Date();
      const day = beijingDay(new Date(now.getTime() - DAY_MS));
      const failed: string[] = [];
      for (const payType of Object.keys(providers) as PayType[]) {
        try {
          const taken = await fetchBill({ storage, providers, sandbox }, payType, day, now);
          await db.transaction((tx) => takeBill(tx, taken, { sandbox, operator: null, now }));
        } catch (error) {
          log.warn({ err: error, payType, day }, 'a bill could not be fetched');
          failed.push(payType);
        }
      }
      // Tried again later; the bills that came are only compared once more then.
      if (failed.length > 0) throw new Error(`No bill of ${day} from ${failed.join(', ')}`);
    },
  });
