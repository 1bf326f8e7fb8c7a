import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const words = z.object({ zh: z.string(), en: z.string() });

/** Designers are listed by the operator and have no account. */
const designerSchema = z.object({
  id: z.string(),
  name: words,
  city: words,
  about: words,
  years: z.number().int(),
  /** What a commission costs at least and how long it takes; absent where the operator says neither. */
  fromFen: z.number().int().positive().optional(),
  days: z.number().int().positive().optional(),
  styles: z.array(z.string()),
  trades: z.array(z.string()),
  works: z.array(
    z.object({
      src: z.string(),
      width: z.number(),
      height: z.number(),
      ground: z.string(),
      name: z.string(),
      story: words,
    }),
  ),
});
export type Designer = z.infer<typeof designerSchema>;

const tally = z.array(z.object({ id: z.string(), count: z.number().int() }));

export const listDesigners = endpoint('listDesigners', {
  query: z.object({ style: z.string().max(40).optional(), trade: z.string().max(40).optional() }),
  data: z.object({ list: z.array(designerSchema), total: z.number().int(), styles: tally, trades: tally }),
});
