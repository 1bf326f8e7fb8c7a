import { editSchema } from '@markwright/edits/command';
import { ARRANGEMENTS, logoDocSchema, NAME_MAX } from '@markwright/logo';
import { z } from 'zod';
import { AI_STYLE_IDS } from './ai-styles.ts';
import { pageQuery } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

export const INSPIRATION_MAX = 200;
/** A change in words, and how many wishes one may hold. */
export const CHANGE_WORDS_MAX = 300;
const WISHES_MAX = 12;
/** One task gives this many logos and costs this many points. */
export const LOGOS_PER_TASK = 4;
export const POINTS_PER_TASK = 1;

const words = z.object({ zh: z.string(), en: z.string() });
const style = z.enum(AI_STYLE_IDS);

const conceptId = z.string().regex(/^[a-z0-9-]{1,60}$/);
const thing = words.extend({ concept: conceptId });

/** How two things of a brief may stand to each other. */
export const AI_RELATIONS = [
  'on',
  'in',
  'under',
  'over',
  'beside',
  'behind',
  'holding',
  'carrying',
  'wearing',
  'riding',
  'wrapped-round',
  'made-of',
  'shaped-like',
  'facing',
  'rising-from',
  'as-part',
  'chasing',
  'reading',
  'playing',
  'sleeping-on',
  'flying-over',
  'out-of',
  'and',
] as const;
export type AiRelation = (typeof AI_RELATIONS)[number];
const scene = z.object({ subject: conceptId, relation: z.enum(AI_RELATIONS), object: conceptId });

const trade = words.extend({ id: z.string().max(60) });
const refusalKey = z.string().max(80);

const aiReadingSchema = z
  .object({
    things: z.array(
      thing.extend({
        /** The word as it was typed. */
        text: z.string(),
        /** Only its kind can be drawn: a corgi as a dog. */
        isKind: z.boolean(),
        /** How many were said; absent in tasks from before they were counted. */
        count: z.number().int().optional(),
        /** To be drawn, drawn with it, what the business deals in, or where it is; absent in older tasks. */
        role: z.enum(['subject', 'object', 'trade', 'setting']).optional(),
        /** Why it was read so. */
        why: words.optional(),
        others: z.array(thing),
      }),
    ),
    /** Absent in tasks from before it could be corrected. */
    trade: trade
      .extend({ others: z.array(trade) })
      .nullable()
      .optional(),
    /** What must not appear, as it was typed; absent in older tasks. The key names it in a correction. */
    refused: z.array(words.extend({ text: z.string(), key: refusalKey.optional() })).optional(),
    /** Words that could be drawn and are not, each with the reason and what it would be; absent in older tasks. */
    passedOver: z.array(z.object({ text: z.string(), why: words, thing: thing.nullable().optional() })).optional(),
    scene: scene.nullable(),
    moods: z.array(words.extend({ id: z.string() })),
    colors: z.array(words.extend({ color: z.string() })),
    unknown: z.array(z.object({ text: z.string(), nearest: thing.nullable() })),
  })
  .meta({ description: 'What the brief was taken to say; each piece can be dropped or exchanged.' });

/** A reading as its reader wants it: what is left out is not drawn. */
const aiReadingEditSchema = z.object({
  things: z.array(conceptId).max(8),
  scene: scene.nullable(),
  moods: z.array(z.string().max(40)).max(8),
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(8),
  /** The trade's id, null for none; as it was read where it is absent. */
  trade: z.string().max(60).nullable().optional(),
  /** Keys of what is not to be drawn; a thing that was not read is `thing:` and its concept. As read where absent. */
  refused: z.array(refusalKey).max(16).optional(),
});

const aiStagesSchema = z
  .object({
    meanings: z.array(words.extend({ text: z.string() })),
    industry: words.nullable(),
    concepts: z.array(words),
    mood: z.array(words),
    colors: z.array(words.extend({ color: z.string() })),
    fonts: z.array(words),
    /** Absent in tasks from before it was kept. */
    reading: aiReadingSchema.optional(),
  })
  .meta({ description: 'What was found in the brief, for the four stages of the waiting bar.' });

const aiResultSchema = z.object({
  id: z.uuid(),
  taskId: z.uuid(),
  logoName: z.string(),
  doc: logoDocSchema,
  imageUrl: z.string(),
  meaning: words,
  /** Null for art lettering, whose style stands in the document. */
  style: style.nullable(),
  /** Who drew it: `markwright` is the built-in engine, anything else names the outside model. */
  engine: z.string(),
  createdAt: z.iso.datetime(),
});

/** What a list shows of one: its picture, not its document. */
const aiResultSummarySchema = aiResultSchema.omit({ doc: true });

/** A name as art lettering: the styles chosen, the keyword pressed, and how the letters stand. */
const artFontWishSchema = z.object({
  styles: z.array(z.string().max(40)).max(4).default([]),
  /** A keyword of `getPromptList`. */
  keywordId: z.string().max(40).default(''),
  arrangement: z.enum(ARRANGEMENTS).default('horizontal'),
});
export type ArtFontWish = z.infer<typeof artFontWishSchema>;

/** What a text would be drawn as, before any point is spent. */
export const readBrief = endpoint('readBrief', {
  body: z.object({ logoName: z.string().max(NAME_MAX * 16), inspiration: z.string().max(INSPIRATION_MAX) }),
  data: z.object({ reading: aiReadingSchema }),
});

/** What some words may add to a reading. */
export const findReadingPieces = endpoint('findReadingPieces', {
  query: z.object({ words: z.string().trim().min(1).max(60) }),
  data: z.object({
    things: z.array(thing),
    trades: z.array(trade),
    moods: z.array(words.extend({ id: z.string() })),
    colors: z.array(words.extend({ color: z.string() })),
  }),
});

/** What a change in words asks for, wish by wish, before anything is done; `shown` is the logo it speaks of. */
export const readWishes = endpoint('readWishes', {
  body: z.object({
    words: z.string().trim().min(1).max(CHANGE_WORDS_MAX),
    shown: z.object({
      name: z.string().max(NAME_MAX * 16),
      secondName: z.string().max(400).optional(),
      slogan: z.string().max(400).optional(),
      nameColor: z.string().max(9).optional(),
      /** Where the picture stands to the name: "the thing on the left", "the other side". */
      place: z.enum(['left', 'right', 'above', 'below']).optional(),
      source: z.object({ kind: z.string().max(20), id: z.string().max(200) }).optional(),
    }),
  }),
  data: z.object({
    edits: z.array(editSchema),
    unknown: z.array(z.string()),
    /** What some of the unknown words may mean, for somebody to accept. */
    offered: z.array(z.object({ words: z.string(), edit: editSchema })).optional(),
  }),
});

/** Wishes about one AI logo, or about all four of a task: what none of them speaks of stays. */
const aiChangeSchema = z
  .object({
    resultId: z.uuid().optional(),
    taskId: z.uuid().optional(),
    edits: z.array(editSchema).min(1).max(WISHES_MAX),
  })
  .refine(({ resultId, taskId }) => (resultId === undefined) !== (taskId === undefined), {
    message: 'Either a result or a task is changed',
  });
export type AiChange = z.infer<typeof aiChangeSchema>;

/**
 * `variantOf` names one of the caller's AI logos: the task keeps its style and idea and changes the rest. `corrects` names
 * a finished task whose `reading` is put right: it keeps name, words and styles, and is free once.
 */
export const createAiTask = endpoint('createAiTask', {
  body: z.object({
    logoName: z
      .string()
      .min(1)
      .max(NAME_MAX * 16),
    inspiration: z.string().max(INSPIRATION_MAX).default(''),
    styles: z.array(style).max(AI_STYLE_IDS.length).default([]),
    variantOf: z.uuid().optional(),
    /** Asks for four letterings of the name instead of four logos. */
    artFont: artFontWishSchema.optional(),
    /** The reading as it was corrected; without it the brief is read anew. */
    reading: aiReadingEditSchema.optional(),
    corrects: z.uuid().optional(),
    change: aiChangeSchema.optional(),
  }),
  data: z.object({ id: z.uuid() }),
});

export const getAiTask = endpoint('getAiTask', {
  params: z.object({ id: z.uuid() }),
  data: z.object({
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    logoName: z.string(),
    inspiration: z.string(),
    styles: z.array(style),
    stages: aiStagesSchema.nullable(),
    results: z.array(aiResultSchema),
    /** What was asked to be changed; null where the task drew a brief. */
    change: z.array(editSchema).nullable(),
    /** Whether its reading may still be corrected for nothing. */
    canCorrect: z.boolean(),
  }),
});

export const getAiResult = endpoint('getAiResult', { params: z.object({ id: z.uuid() }), data: aiResultSchema });

/** One's own AI logos, newest first. */
export const listAiResults = endpoint('listAiResults', {
  query: z.object({ ...pageQuery, sort: z.enum(['newest', 'oldest', 'name']).default('newest') }),
  data: z.object({ list: z.array(aiResultSummarySchema), total: z.number().int() }),
});

export const deleteAiResult = endpoint('deleteAiResult', { params: z.object({ id: z.uuid() }), data: z.null() });

export type AiStages = z.infer<typeof aiStagesSchema>;
export type AiReading = z.infer<typeof aiReadingSchema>;
export type AiReadingEdit = z.infer<typeof aiReadingEditSchema>;
export type AiResult = z.infer<typeof aiResultSchema>;
export type AiResultSummary = z.infer<typeof aiResultSummarySchema>;
