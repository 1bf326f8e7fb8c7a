import { logoDocSchema, markDrawingSchema, NAME_MAX, SLOGAN_MAX } from '@markwright/logo';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const PAGE_SIZE_MAX = 60;
export const DESCRIPTION_MAX = 200;
const IMAGES_MAX = 24;

/** A query may name a thing once or several times. */
const many = (item: z.ZodType<string>, max: number) =>
  z
    .union([item, z.array(item).max(max)])
    .optional()
    .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]));

export const pageQuery = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
};

const words = z.object({ zh: z.string(), en: z.string() });
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);

const logoCardSchema = z
  .object({ iconId: z.string(), doc: logoDocSchema })
  .meta({ description: 'A logo ready to draw; iconId names its mark.' });

export const listIcons = endpoint('listIcons', {
  query: z.object({
    name: z
      .string()
      .min(1)
      .max(NAME_MAX * 16),
    secondName: z
      .string()
      .max(SLOGAN_MAX * 16)
      .optional(),
    slogan: z
      .string()
      .max(SLOGAN_MAX * 16)
      .optional(),
    description: z.string().max(DESCRIPTION_MAX).optional(),
    tags: many(z.string().max(60), 12),
    /** Drawings of this tag alone. */
    onlyTag: z.string().max(60).optional(),
    /** 0 for none, 1 to 5 for the palettes. */
    color: z.coerce.number().int().min(0).max(5).default(0),
    fonts: many(z.string().max(120), 20),
    seed: z.coerce.number().int().min(0).max(0xffffffff).default(0),
    ...pageQuery,
  }),
  data: z.object({ list: z.array(logoCardSchema), total: z.number().int() }),
});

/** A name as it is being typed, drawn on the boards of the home page's wall. */
export const drawNameWall = endpoint('drawNameWall', {
  query: z.object({
    name: z
      .string()
      .min(1)
      .max(NAME_MAX * 16),
  }),
  data: z.object({
    boards: z.array(
      logoCardSchema.extend({
        board: z.string(),
        /**
         * The logo without its ground, cut to its ink, as the address of a picture with the watermark in it; the
         * page brings the ground.
         */
        picture: z.object({ url: z.string(), width: z.number(), height: z.number() }),
      }),
    ),
  }),
});

const tagSchema = z.object({ id: z.string(), words, concept: z.string(), drawing: markDrawingSchema });

export const listFirstTags = endpoint('listFirstTags', { data: z.object({ list: z.array(tagSchema) }) });

export const listSimilarTags = endpoint('listSimilarTags', {
  query: z.object({ tags: many(z.string().max(60), 12), size: pageQuery.size }),
  data: z.object({ list: z.array(tagSchema) }),
});

const recoloringSchema = z.object({
  palette: z.string(),
  kind: z.string(),
  ground: hexColor,
  name: hexColor,
  support: hexColor,
  mark: hexColor,
  accent: hexColor,
});

export const listIconColors = endpoint('listIconColors', {
  params: z.object({ id: z.string().min(1).max(300) }),
  query: z.object({ color: z.coerce.number().int().min(0).max(5).default(0) }),
  data: z.object({ list: z.array(recoloringSchema) }),
});

const markCardSchema = z.object({ iconId: z.string(), drawing: markDrawingSchema, meaning: words });

export const findSimilarMarks = endpoint('findSimilarMarks', {
  body: z.object({
    /** Empty where the logo shows no mark: then there is nothing to be like. */
    iconId: z.string().max(300),
    /** The brand's name: marks made from its letters need it. */
    name: z
      .string()
      .max(NAME_MAX * 16)
      .optional(),
    description: z.string().max(DESCRIPTION_MAX).optional(),
    count: z.coerce.number().int().min(1).max(IMAGES_MAX).default(12),
  }),
  data: z.object({ list: z.array(markCardSchema) }),
});

const SEARCH_WORDS_MAX = 60;
/**
 * Every mark that has the words as its name, then those near in meaning, ours before stock icons; as many pages as
 * there are. None where no word is known.
 */
export const searchMarks = endpoint('searchMarks', {
  query: z.object({ words: z.string().trim().min(1).max(SEARCH_WORDS_MAX), ...pageQuery }),
  /** `matched`: how many of all, from the first on, are called what was asked for. */
  data: z.object({ list: z.array(markCardSchema), total: z.number().int(), matched: z.number().int() }),
});

const source = z.object({ kind: z.string().max(40), id: z.string().max(200), seed: z.number().int().optional() });
const thing = z.array(z.string().min(1).max(200)).min(1).max(12);

/** A picture that a change in words asks for: another thing, one more thing, the same one drawn otherwise. */
export const drawWish = endpoint('drawWish', {
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('thing'), thing }),
    z.object({ kind: z.literal('join'), thing, with: source }),
    z.object({ kind: z.enum(['other', 'line', 'solid', 'simpler']), of: source }),
    z.object({ kind: z.literal('letter'), letter: z.string().max(8), name: z.string().max(NAME_MAX * 16), of: source }),
  ]),
  data: z.object({ mark: markCardSchema.nullable() }),
});

/**
 * A mark of one's own: multipart/form-data with one picture. PNG, JPEG and WebP lose their background and are traced;
 * of an SVG the shapes themselves are taken where it is plain, else it is traced too. Nothing is stored here.
 */
export const uploadMark = endpoint('uploadMark', { data: markCardSchema });

const promptSchema = z.object({ id: z.string(), words, describe: words });

export const listPrompts = endpoint('listPrompts', { data: z.object({ list: z.array(promptSchema) }) });

const paletteSchema = z.object({
  color: z.number().int(),
  colors: z.array(hexColor).length(4),
  title: words,
  describe: words,
});

export const listPalettes = endpoint('listPalettes', { data: z.object({ list: z.array(paletteSchema) }) });
