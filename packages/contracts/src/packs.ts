import { z } from 'zod';

/** Who gets what, in the order of the numbers before the folders' names. */
export const PACK_FOLDERS = ['readme', 'print', 'sign', 'web', 'social', 'trademark', 'office', 'guide'] as const;
export const packFolderSchema = z.enum(PACK_FOLDERS);
export type PackFolder = z.infer<typeof packFolderSchema>;

/** The width a sign is cut at: from a door plate to a house front. */
export const SIGN_WIDTH_MM = { min: 100, max: 20_000, usual: 2000 } as const;

export const packFolderContentsSchema = z.object({
  folder: packFolderSchema,
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
});
export type PackFolderContents = z.infer<typeof packFolderContentsSchema>;
