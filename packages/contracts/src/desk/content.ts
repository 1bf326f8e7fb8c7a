import { z } from 'zod';
import { ARTICLE_SECTIONS, FEED_GROUPS, type ArticleSection, type FeedGroup } from '../articles.ts';
import { answer, deskEndpoint, keyedQuery, type KeyedPage } from './desk-endpoint.ts';
import { ARTICLE_STATES, CONTENT_KINDS, FEED_ITEM_STATES, FEED_STATES, type ArticleState } from './desk-routes.ts';
import type { FeedItemState, FeedState } from './desk-routes.ts';
import { restoredBody, savedBody, versionParams, type VersionedContent } from './versions.ts';

const language = z.enum(['zh', 'en']);
const moment = z.iso.datetime({ offset: true });
const both = (max: number) =>
  z.object({ zh: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) });

/** A picture of ours: shipped with the site, or put there by an operator. */
export const pictureSrcSchema = z.string().regex(/^\/(?:figures|pictures)\/[a-z0-9-]+\.(?:svg|webp|png|jpg)$/);
/** Small letters, digits and hyphens: what stands in an address and is the name of a file. */
export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/);
const word = z.string().regex(/^[a-z-]{2,40}$/);

/** Both languages of an article together must fit into one call. */
export const ARTICLE_BODY_MAX = 100_000;
const articleTextSchema = z.object({
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().min(1).max(400),
  body: z.string().max(ARTICLE_BODY_MAX),
});
export type ArticleText = z.infer<typeof articleTextSchema>;

export const articleValueSchema = z
  .object({
    state: z.enum(ARTICLE_STATES),
    section: z.enum(ARTICLE_SECTIONS),
    category: word,
    /** From then on it can be read; in the future: scheduled. */
    publishAt: moment,
    cover: pictureSrcSchema.nullable(),
    zh: articleTextSchema.nullable(),
    en: articleTextSchema.nullable(),
  })
  .refine(({ zh, en }) => zh !== null || en !== null, { path: ['zh'] });
export type ArticleValue = z.infer<typeof articleValueSchema>;

export const designerValueSchema = z.object({
  hidden: z.boolean(),
  place: z.number().int().min(0).max(10_000),
  name: both(60),
  city: both(60),
  about: both(900),
  years: z.number().int().min(0).max(80),
  fromFen: z.number().int().positive().max(100_000_000).optional(),
  days: z.number().int().positive().max(365).optional(),
  styles: z.array(word).min(1).max(8),
  trades: z.array(word).min(1).max(8),
  works: z
    .array(
      z.object({
        src: pictureSrcSchema,
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        ground: z.string().regex(/^#[0-9a-f]{6}$/i),
        name: z.string().trim().min(1).max(60),
        story: both(900),
      }),
    )
    .min(1)
    .max(12),
});
export type DesignerValue = z.infer<typeof designerValueSchema>;

export const feedValueSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(500),
  name: z.string().trim().min(1).max(60),
  group: z.enum(FEED_GROUPS),
  language,
  state: z.enum(FEED_STATES),
  /** What it brings waits until an operator lets it through. */
  approves: z.boolean(),
});
export type FeedValue = z.infer<typeof feedValueSchema>;

export const feedItemValueSchema = z.object({ state: z.enum(FEED_ITEM_STATES), title: z.string().max(400) });
export type FeedItemValue = z.infer<typeof feedItemValueSchema>;

/** How the styles of lettering are called, in which order, and which are offered. */
export const keywordsValueSchema = z.object({
  list: z
    .array(z.object({ id: z.string().max(60), shown: z.boolean(), words: both(40), describe: both(200) }))
    .max(200)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
});
export type KeywordsValue = z.infer<typeof keywordsValueSchema>;

export const siteValueSchema = z.object({
  companyName: both(80),
  filingNumber: z.string().trim().min(1).max(60),
  phone: z.string().trim().min(3).max(40),
  address: both(200),
  relatedSites: z.array(z.object({ name: both(40), url: z.url({ protocol: /^https?$/ }).max(300) })).max(6),
});
export type SiteValue = z.infer<typeof siteValueSchema>;

export const noticeValueSchema = z
  .object({
    shown: z.boolean(),
    words: both(120),
    /** A page of ours or another address; none: words only. */
    link: z
      .string()
      .trim()
      .max(300)
      .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/)
      .nullable(),
    from: moment.nullable(),
    to: moment.nullable(),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to), { path: ['to'] });
export type NoticeValue = z.infer<typeof noticeValueSchema>;

/** Which customers' logos the home page shows, in this order; each with its trade. */
export const CASES_MAX = 12;
export const casesValueSchema = z.object({
  /** Whether the wall of logos that is shipped is shown too. */
  shipped: z.boolean(),
  list: z
    .array(z.object({ creationId: z.uuid(), trade: both(30) }))
    .max(CASES_MAX)
    .refine((list) => new Set(list.map(({ creationId }) => creationId)).size === list.length),
});
export type CasesValue = z.infer<typeof casesValueSchema>;

const contentParams = z.object({ kind: z.enum(CONTENT_KINDS), key: z.string().min(1).max(80) });
export const getContent = deskEndpoint('getContent', { params: contentParams, data: answer<VersionedContent>() });
export const saveContent = deskEndpoint('saveContent', {
  params: contentParams,
  body: savedBody,
  data: answer<VersionedContent>(),
});
export const getContentVersion = deskEndpoint('getContentVersion', {
  params: contentParams.extend(versionParams),
  data: answer<{ value: unknown }>(),
});
export const restoreContent = deskEndpoint('restoreContent', {
  params: contentParams,
  body: restoredBody,
  data: answer<VersionedContent>(),
});

export type DeskArticle = {
  id: string;
  title: string;
  /** In which languages it is written. */
  languages: ('zh' | 'en')[];
  section: ArticleSection;
  category: string;
  state: ArticleState;
  publishAt: string;
  /** Written here; else a file says it. */
  fromDesk: boolean;
};
export const listDeskArticles = deskEndpoint('listDeskArticles', {
  query: z.object({
    ...keyedQuery,
    words: z.string().trim().max(80).optional(),
    state: z.enum([...ARTICLE_STATES, 'scheduled']).optional(),
  }),
  data: answer<KeyedPage<DeskArticle> & { categories: string[] }>(),
});

type DeskFeed = {
  id: string;
  name: string;
  url: string;
  group: FeedGroup;
  language: 'zh' | 'en';
  state: FeedState;
  approves: boolean;
  fetchedAt: string | null;
  failure: string | null;
  waiting: number;
};
export const listDeskFeeds = deskEndpoint('listDeskFeeds', { data: answer<{ list: DeskFeed[] }>() });
/** Puts the reading of all feeds into the queue, instead of waiting for the hour. */
export const fetchFeeds = deskEndpoint('fetchFeeds', { data: answer<null>() });

type DeskFeedItem = {
  id: string;
  title: string;
  summary: string;
  source: string;
  url: string;
  publishedAt: string;
  state: FeedItemState;
};
export const listFeedItems = deskEndpoint('listFeedItems', {
  query: z.object({ ...keyedQuery, state: z.enum(FEED_ITEM_STATES).optional() }),
  data: answer<KeyedPage<DeskFeedItem>>(),
});

type DeskDesigner = { id: string; zh: string; en: string; place: number; works: number; hidden: boolean };
export const listDeskDesigners = deskEndpoint('listDeskDesigners', { data: answer<{ list: DeskDesigner[] }>() });

export type DeskPicture = { src: string; width: number; height: number; at: string; operator: string };
/** With the sizes of the figures that are shipped, by their addresses. */
export const listPictures = deskEndpoint('listPictures', {
  data: answer<{ list: DeskPicture[]; figures: Record<string, { width: number; height: number }> }>(),
});
/** multipart/form-data with one picture; the same picture once more is the same. */
export const uploadPicture = deskEndpoint('uploadPicture', { data: answer<DeskPicture>() });

/** A bought logo whose owner lets us show it. */
export type DeskCaseOffer = {
  creationId: string;
  name: string;
  owner: string;
  allowedAt: string;
  previewUrl: string | null;
};
export const listCaseOffers = deskEndpoint('listCaseOffers', { data: answer<{ list: DeskCaseOffer[] }>() });
