import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { packageSchema } from './orders.ts';

/** One file of the archive: `path` is a short-lived address. An svg is saved as text, a font fetched, a picture as it is. */
const downloadItemSchema = z.object({
  /** The name inside the archive, with its ending. */
  name: z.string(),
  type: z.enum(['svg', 'font', 'image']),
  path: z.string(),
});
export type DownloadItem = z.infer<typeof downloadItemSchema>;

/**
 * The files of a bought creation, rendered without a watermark. 402: the package has not been bought;
 * 425: they are being drawn, ask again in a second.
 */
export const listCreationFiles = endpoint('listCreationFiles', {
  params: z.object({ creationId: z.uuid() }),
  query: z.object({
    package: packageSchema,
    /** For pictures made by AI: 0 leaves out the visible label. The one in the file's metadata is always there. */
    label: z.enum(['0', '1']).default('1'),
  }),
  data: z.object({ items: z.array(downloadItemSchema) }),
});

/**
 * What a design's owner may take for nothing: one square picture of 240 px on its ground, without a watermark and named as
 * a sample, 20 a day. 425 as above.
 */
export const getSample = endpoint('getSample', {
  params: z.object({ creationId: z.uuid() }),
  data: downloadItemSchema,
});
