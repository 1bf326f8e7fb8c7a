import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** How far a colour may lie from the background's and still belong to it. */
const MATTING_TOLERANCE = 8;
export const MATTING_TOLERANCE_MAX = 100;

/** The form's fields beside `file`. */
export const mattingFieldsSchema = z.object({
  tolerance: z.coerce.number().min(0).max(MATTING_TOLERANCE_MAX).default(MATTING_TOLERANCE),
  holes: z.enum(['auto', 'keep', 'remove']).default('auto'),
});

/** multipart/form-data with one picture of at most 24 megapixels; `url` is the picture without its background, as PNG. */
export const makeTransparent = endpoint('makeTransparent', {
  data: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
});
