import { logoDocSchema } from '@markwright/logo';
import { z } from 'zod';
import { pageQuery } from './catalogue.ts';
import type { Shapes } from './endpoint.ts';
import { PACKAGES } from './orders.ts';

const time = z.iso.datetime();
const creationId = z.uuid();

/** What has been bought of a creation; the vector package includes the HD one. */
export const purchasedSchema = z.enum(['none', ...PACKAGES]);
export type Purchased = z.infer<typeof purchasedSchema>;

export const creationItemSchema = z.object({
  creationId,
  /** The name written in the logo. */
  name: z.string(),
  doc: logoDocSchema,
  /** Counted up by every save; a save must name the one it was made from. */
  revision: z.number().int().min(1),
  purchased: purchasedSchema,
  shared: z.boolean(),
  /** A picture of at most 800 px, with a watermark until bought; null while it is being drawn. */
  previewUrl: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
});
export type CreationItem = z.infer<typeof creationItemSchema>;

const saved = z.object({ creationId, revision: z.number().int().min(1) });

/** `saveCreation`: a design of the editor, or a result of an AI task. */
export const saveCreationShapes = {
  body: z.union([z.object({ doc: logoDocSchema }), z.object({ aiResultId: z.uuid() })]),
  data: saved,
} satisfies Shapes;

/** `updateCreation`: 409 when it was saved elsewhere meanwhile. A bought HD creation stays and a new one is answered. */
export const updateCreationShapes = {
  params: z.object({ creationId }),
  body: z.object({ doc: logoDocSchema, revision: z.number().int().min(1) }),
  data: saved,
} satisfies Shapes;

/** `deleteCreation`: a bought one is hidden, never destroyed. */
export const deleteCreationShapes = { params: z.object({ creationId }), data: z.null() } satisfies Shapes;

export const CREATION_SORTS = ['updated', 'created', 'name'] as const;
export type CreationSort = (typeof CREATION_SORTS)[number];

/** `listCreations` */
export const listCreationsShapes = {
  query: z.object({ ...pageQuery, sort: z.enum(CREATION_SORTS).default('updated') }),
  data: z.object({ list: z.array(creationItemSchema), total: z.number().int() }),
} satisfies Shapes;

/** `getCreation`: 404 for strangers too. */
export const getCreationShapes = { params: z.object({ creationId }), data: creationItemSchema } satisfies Shapes;

/** `shareCreation`: makes the public link work, or withdraws it. */
export const shareCreationShapes = {
  params: z.object({ creationId }),
  body: z.object({ shared: z.boolean() }),
  data: z.object({ shared: z.boolean(), link: z.string() }),
} satisfies Shapes;

/** `openShare`: what a visitor of the link sees; never a document. */
export const openShareShapes = {
  params: z.object({ id: creationId }),
  data: z.object({
    creationId,
    name: z.string(),
    imageUrl: z.string(),
    width: z.number(),
    height: z.number(),
    purchased: purchasedSchema,
    ownerName: z.string(),
  }),
} satisfies Shapes;
