import { z } from 'zod';
import type { Shapes } from './endpoint.ts';
import { packageSchema } from './orders.ts';

/** One file of the archive: `path` is a short-lived address. An svg is saved as text, a font fetched, a picture as it is. */
export const downloadItemSchema = z.object({
  /** The name inside the archive, with its ending. */
  name: z.string(),
  type: z.enum(['svg', 'font', 'image']),
  path: z.string(),
});
export type DownloadItem = z.infer<typeof downloadItemSchema>;

/** The files of a bought creation, rendered without a watermark. 402 where the package has not been bought. */
export const listCreationFilesShapes = {
  params: z.object({ creationId: z.uuid() }),
  query: z.object({
    package: packageSchema,
    /** For pictures made by AI: print the visible "AI" label too. The label in the file's metadata is always there. */
    label: z.enum(['0', '1']).default('0'),
  }),
  data: z.object({ items: z.array(downloadItemSchema) }),
} satisfies Shapes;
