import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { packageSchema } from './orders.ts';

/** Who gets what, in the order of the numbers before the folders' names. */
export const PACK_FOLDERS = [
  'readme',
  'print',
  'sign',
  'web',
  'social',
  'trademark',
  'office',
  'guide',
  'mockups',
] as const;
const packFolderSchema = z.enum(PACK_FOLDERS);
export type PackFolder = z.infer<typeof packFolderSchema>;

/** The width a sign is cut at: from a door plate to a house front. */
export const SIGN_WIDTH_MM = { min: 100, max: 20_000, usual: 2000 } as const;

/** A folder as it was built: its files, and pictures of places where the logo will be seen, by short-lived addresses. */
const packFolderContentsSchema = z.object({
  folder: packFolderSchema,
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  pictures: z.array(
    z.object({
      title: z.object({ zh: z.string(), en: z.string() }),
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
});
export type PackFolderContents = z.infer<typeof packFolderContentsSchema>;

const packOptions = {
  signWidthMm: z.coerce.number().int().min(SIGN_WIDTH_MM.min).max(SIGN_WIDTH_MM.max).default(SIGN_WIDTH_MM.usual),
  /** For pictures made by AI: 0 leaves out the visible label. The one in the file's metadata is always there. */
  label: z.enum(['0', '1']).default('1'),
};
const byCreation = z.object({ creationId: z.string().max(64) });

/** `none`: nobody has asked for it yet, or it was edited since, or its files were cleaned away. */
const PACK_STATES = ['none', 'waiting', 'running', 'done', 'failed'] as const;

const packSchema = z.object({
  name: z.string(),
  package: packageSchema,
  state: z.enum(PACK_STATES),
  done: z.number().int(),
  total: z.number().int(),
  signWidthMm: z.number().int(),
  /** Begun by AI: its files say so, and visibly where the owner wishes. */
  aiMade: z.boolean(),
  /** Which folders this package has, built or not. */
  offered: z.array(packFolderSchema),
  /** Of those, the ones whose files cannot carry the visible label: they come only without it. */
  withoutLabelOnly: z.array(packFolderSchema),
  folders: z.array(packFolderContentsSchema),
});
export type Pack = z.infer<typeof packSchema>;

/** How the pack of a bought logo stands. 402: nothing has been bought. */
export const getPack = endpoint('getPack', { params: byCreation, query: z.object(packOptions), data: packSchema });

/** Has the pack built unless it is already there or under way: asking twice builds once. */
export const buildPack = endpoint('buildPack', { params: byCreation, body: z.object(packOptions), data: packSchema });

/** A short-lived address of one folder or of everything, as an archive named by the time. 425: not built yet. */
export const downloadPack = endpoint('downloadPack', {
  params: byCreation,
  query: z.object({ ...packOptions, folder: z.enum([...PACK_FOLDERS, 'all']) }),
  data: z.object({ url: z.string(), fileName: z.string() }),
});
