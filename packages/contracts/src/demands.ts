import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { findContact } from './contact.ts';

export const DEMAND_MAX = 500;
const NAME_MAX = 40;

/** The form for one-to-one design: who asks, how to reach them, and what for. */
export const commitDemand = endpoint('commitDemand', {
  body: z.object({
    name: z.string().trim().min(1).max(NAME_MAX),
    /** A phone number, or an e-mail address for those who have none here. */
    phone: z
      .string()
      .max(254)
      .refine((text) => findContact(text) !== undefined, 'neither a phone number nor an e-mail address'),
    demand: z.string().trim().min(1).max(DEMAND_MAX),
    designerId: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    /** No person sees this field; what fills it in is a program. */
    website: z.string().max(200).optional(),
  }),
  /** `number`: the beginning of the id, short enough to be read out. */
  data: z.object({ id: z.uuid(), number: z.string() }),
});
