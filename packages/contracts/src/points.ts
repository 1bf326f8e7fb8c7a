import { z } from 'zod';
import { pageQuery } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

export const FREE_POINTS_A_DAY = 3;
export const SHARE_POINTS_A_DAY = 20;

/** Why a row of the ledger was written. */
export const POINT_REASONS = [
  'daily',
  'lapse',
  'spend',
  'return',
  'share',
  'top-up',
  'take-back',
  'operator',
  'correction',
] as const;
export type PointReason = (typeof POINT_REASONS)[number];

const pointsSchema = z
  .object({ total: z.number().int(), free: z.number().int(), kept: z.number().int() })
  .meta({ description: 'Free points lapse at the end of the day (Asia/Shanghai) and are spent first.' });

export const getPoints = endpoint('getPoints', { data: pointsSchema });

const pointDetailSchema = z.object({
  id: z.string(),
  reason: z.enum(POINT_REASONS),
  /** What this row added, or took when negative. */
  points: z.number().int(),
  /** What was there after it. */
  balance: z.number().int(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
});

/** Newest first. */
export const listPointDetails = endpoint('listPointDetails', {
  query: z.object(pageQuery),
  data: z.object({ list: z.array(pointDetailSchema), total: z.number().int() }),
});
