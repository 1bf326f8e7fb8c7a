import { z } from 'zod';
import { answer, deskEndpoint } from './desk-endpoint.ts';

/** One day (Asia/Shanghai) of the business. */
export type DeskDay = {
  day: string;
  began: number;
  saved: number;
  ordered: number;
  paid: number;
  incomeFen: number;
  refundedFen: number;
  aiTasks: number;
  aiFailed: number;
};

export type DeskAlarm = {
  kind: 'payment-unseen' | 'bill-difference' | 'refund-stuck' | 'job-given-up' | 'disk';
  count: number;
  /** Where to look: an order's number, a job's name. */
  about: string[];
};

export type DeskToday = {
  days: DeskDay[];
  ai: { waitMedianMs: number | null; waiting: number; running: number };
  queue: { name: string; waiting: number; running: number; failed: number }[];
  storage: { databaseBytes: number; uploadBytes: number; diskFreeBytes: number | null; diskBytes: number | null };
  split: { language: Record<string, number>; device: Record<string, number> };
  alarms: DeskAlarm[];
};

export const getToday = deskEndpoint('getToday', {
  query: z.object({
    days: z.coerce.number().int().min(7).max(90).default(14),
    /** How far visitors came, of one language or one kind of device; money and tasks are always told of all. */
    language: z.enum(['zh', 'en']).optional(),
    device: z.enum(['phone', 'desktop']).optional(),
  }),
  data: answer<DeskToday>(),
});
