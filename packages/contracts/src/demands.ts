import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { findMobileNumber } from './phone-number.ts';

export const DEMAND_MAX = 500;
const NAME_MAX = 40;

/** The form for one-to-one design: who asks, how to reach them, and what for. */
export const commitDemand = endpoint('commitDemand', {
  body: z.object({
    name: z.string().trim().min(1).max(NAME_MAX),
    phone: z
      .string()
      .max(20)
      .refine((text) => findMobileNumber(text) !== undefined, 'not a mainland mobile number'),
    demand: z.string().trim().min(1).max(DEMAND_MAX),
    designerId: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    /** No person sees this field; what fills it in is a program. */
    website: z.string().max(200).optional(),
  }),
  data: z.object({ id: z.uuid() }),
});
