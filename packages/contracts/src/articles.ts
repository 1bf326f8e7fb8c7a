import { z } from 'zod';
import { pageQuery } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

export const ARTICLE_SECTIONS = ['information', 'news'] as const;
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];
/** What feeds are sorted under: the tabs of the home page. */
export const FEED_GROUPS = ['domestic', 'foreign', 'papers'] as const;
export type FeedGroup = (typeof FEED_GROUPS)[number];
export const SEARCH_MAX = 100;

const language = z.enum(['zh', 'en']);
const picture = z.object({ src: z.string(), width: z.number(), height: z.number() });

const articleItemSchema = z.object({
  id: z.string(),
  section: z.enum(ARTICLE_SECTIONS),
  category: z.string(),
  /** The language it is written in: what comes from a feed is shown as it is. */
  language,
  title: z.string(),
  summary: z.string(),
  /** Reading time; 0 for what is read elsewhere. */
  minutes: z.number().int(),
  publishedAt: z.iso.datetime(),
  cover: picture.nullable(),
  /** Where it was published first, when that is not here. */
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
});
export type ArticleItem = z.infer<typeof articleItemSchema>;

/** Words within a line. There is no HTML anywhere in an article: what is not one of these is text. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; url: string; content: Inline[] };

const inlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    z.object({ kind: z.enum(['text', 'code']), text: z.string() }),
    z.object({ kind: z.enum(['strong', 'emphasis']), content: z.array(inlineSchema) }),
    z.object({ kind: z.literal('link'), url: z.string(), content: z.array(inlineSchema) }),
  ]),
);
const words = z.array(inlineSchema);

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    content: words,
  }),
  z.object({ kind: z.literal('paragraph'), content: words }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(words) }),
  z.object({ kind: z.literal('quote'), content: words }),
  z.object({ kind: z.literal('table'), head: z.array(words), rows: z.array(z.array(words)) }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('figure'), picture, alt: z.string(), caption: z.string() }),
]);
export type Block = z.infer<typeof blockSchema>;

const articleSchema = articleItemSchema.extend({
  updatedAt: z.iso.datetime(),
  content: z.array(blockSchema),
  related: z.array(articleItemSchema),
});
export type Article = z.infer<typeof articleSchema>;

export const listArticles = endpoint('listArticles', {
  query: z.object({
    section: z.enum(ARTICLE_SECTIONS).optional(),
    category: z.string().max(40).optional(),
    /** Words to look for in titles and texts. */
    q: z.string().trim().max(SEARCH_MAX).optional(),
    lang: language.optional(),
    ...pageQuery,
  }),
  data: z.object({
    list: z.array(articleItemSchema),
    total: z.number().int(),
    /** Of the section, whatever is looked for. */
    categories: z.array(z.object({ id: z.string(), count: z.number().int() })),
  }),
});

export const getArticle = endpoint('getArticle', {
  params: z.object({ id: z.string().min(1).max(80) }),
  query: z.object({ lang: language.optional() }),
  data: articleSchema,
});
