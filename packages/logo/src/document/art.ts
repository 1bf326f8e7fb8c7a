import { findArtStyle } from '@markwright/art-font';
import { z } from 'zod';

export const ARRANGEMENTS = ['horizontal', 'vertical', 'arc', 'stacked'] as const;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase());

/** The brand name as lettering: a style of `art-font` and how it is applied. The letters' own colour is the name's. */
export const artSchema = z.object({
  style: z
    .string()
    .max(40)
    .refine((id) => findArtStyle(id) !== undefined, 'There is no such style of lettering'),
  /** A half is what the style was drawn for. */
  strength: z.number().min(0).max(1),
  /** The style's second and third colour. */
  colors: z.tuple([color, color]),
  arrangement: z.enum(ARRANGEMENTS),
});

export type Art = z.infer<typeof artSchema>;
export type Arrangement = Art['arrangement'];
