import { logoDocSchema } from '@markwright/logo';
import { z } from 'zod';
import { pageQuery } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { PACKAGES } from './orders.ts';

/** The reason chosen and up to 200 characters of one's own. */
const REPORT_REASON_MAX = 300;

/** An id that is none is answered like one that does not exist. */
const byCreation = z.object({ creationId: z.string().max(64) });
/** A document of any age; the server upgrades and checks it whole. */
const anyDoc = z.record(z.string(), z.unknown()).meta({ description: 'A logo document.' });
const revision = z.number().int().min(1);
const time = z.iso.datetime();

/** What has been bought of a creation; the vector package includes the HD one. */
const purchasedSchema = z.enum(['none', ...PACKAGES]);
export type Purchased = z.infer<typeof purchasedSchema>;

/** What a list tells of a creation. Documents are left out: forty of them would be megabytes. */
const creationSummarySchema = z.object({
  creationId: z.uuid(),
  /** The name written in the logo. */
  name: z.string(),
  /** What its owner calls it in the list; null until renamed. */
  title: z.string().nullable(),
  hidden: z.boolean(),
  /** Counted up by every save; a save must name the one it was made from. */
  revision,
  purchased: purchasedSchema,
  shared: z.boolean(),
  /** Its owner lets us show it as an example. */
  caseAllowed: z.boolean(),
  /** Begun by AI: its files say so in their metadata, and visibly where the owner wishes. */
  aiMade: z.boolean(),
  /** A picture of at most 800 px, with a watermark until bought; null while it is being drawn. */
  previewUrl: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
});
export type CreationSummary = z.infer<typeof creationSummarySchema>;

const creationItemSchema = creationSummarySchema.extend({
  doc: logoDocSchema,
  /** Bought as vector: the brand name that later edits keep, and how many corrections of it are still free. */
  boughtName: z.string().nullable(),
  correctionsLeft: z.number().int(),
});
export type CreationItem = z.infer<typeof creationItemSchema>;

const saved = z.object({ creationId: z.uuid(), revision });

/** Keeps a document, or an AI result of one's own. */
export const saveCreation = endpoint('saveCreation', {
  body: z.union([z.object({ doc: anyDoc }), z.object({ aiResultId: z.uuid() })]),
  data: saved.extend({ purchased: purchasedSchema }),
});

/**
 * `revision` is the one the change was made on; 409 when it is not the newest. A creation bought as HD stays as it was
 * bought, and one bought as vector keeps its brand name: a change beyond that starts a new one, which the answer names.
 */
export const updateCreation = endpoint('updateCreation', {
  params: byCreation,
  body: z.object({ creationId: z.string().max(64).optional(), doc: anyDoc, revision }),
  data: saved,
});

/** A bought creation leaves the list and stays downloadable; any other is gone. */
export const deleteCreation = endpoint('deleteCreation', { params: byCreation, data: z.null() });

export const CREATION_SORTS = ['updated', 'created', 'name'] as const;
export type CreationSort = (typeof CREATION_SORTS)[number];

export const listCreations = endpoint('listCreations', {
  query: z.object({
    ...pageQuery,
    sort: z.enum(CREATION_SORTS).default('updated'),
    /** 1 lists the hidden ones instead. */
    hidden: z.enum(['0', '1']).default('0'),
  }),
  data: z.object({
    list: z.array(creationSummarySchema),
    total: z.number().int(),
    /** How many are hidden, whichever were asked for. */
    hiddenTotal: z.number().int(),
  }),
});

/** The same document once more, as a new creation that has not been bought. */
export const copyCreation = endpoint('copyCreation', { params: byCreation, data: saved });

export const CREATION_TITLE_MAX = 40;
/** What the owner calls it in the list. The logo keeps its name; an empty title takes it back. */
export const titleCreation = endpoint('titleCreation', {
  params: byCreation,
  body: z.object({ title: z.string().max(CREATION_TITLE_MAX * 4) }),
  data: z.object({ title: z.string().nullable() }),
});

/** A hidden creation leaves the list and is no longer shared; nothing else changes, and it can be shown again. */
export const hideCreation = endpoint('hideCreation', {
  params: byCreation,
  body: z.object({ hidden: z.boolean() }),
  data: z.null(),
});

export const getCreation = endpoint('getCreation', { params: byCreation, data: creationItemSchema });

export const shareCreation = endpoint('shareCreation', {
  params: byCreation,
  body: z.object({ shared: z.boolean() }),
  data: z.object({ shared: z.boolean(), link: z.string() }),
});

/** What anybody with the link may see: a picture, never the document. A browser's call counts its opener once. */
export const openShare = endpoint('openShare', {
  params: z.object({ id: z.string().max(64) }),
  data: z.object({
    creationId: z.uuid(),
    name: z.string(),
    imageUrl: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    purchased: purchasedSchema,
    ownerName: z.string(),
    /** Photographed scenes that suit it, best first: what `getShareMockUp` shows. */
    scenes: z.array(z.string()),
  }),
});

/** The picture of a shared creation under an address that never changes, for the cards chat apps draw. */
export const getSharePicture = endpoint('getSharePicture', {
  params: z.object({ id: z.string().max(64) }),
  data: z.null(),
});

/** The owner lets us show a bought logo on the home page, or takes that back. */
export const allowCase = endpoint('allowCase', {
  params: byCreation,
  body: z.object({ allowed: z.boolean() }),
  data: z.object({ allowed: z.boolean() }),
});

/** Customers' logos that the home page shows. */
const caseSchema = z.object({
  creationId: z.uuid(),
  name: z.string(),
  trade: z.object({ zh: z.string(), en: z.string() }),
  picture: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }),
});
export type Case = z.infer<typeof caseSchema>;
export const listCases = endpoint('listCases', {
  data: z.object({
    /** Whether our own examples are shown too. */
    shipped: z.boolean(),
    list: z.array(caseSchema),
  }),
});
export const getCasePicture = endpoint('getCasePicture', {
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ r: z.string().max(20).optional() }),
  data: z.null(),
});

/** A shared creation in one of its photographed scenes. */
export const getShareMockUp = endpoint('getShareMockUp', {
  params: z.object({ id: z.string().max(64), scene: z.string().max(32) }),
  data: z.null(),
});

export const reportCreation = endpoint('reportCreation', {
  params: byCreation,
  body: z.object({ reason: z.string().trim().min(1).max(REPORT_REASON_MAX) }),
  data: z.null(),
});
