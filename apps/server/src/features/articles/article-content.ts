import { createHash } from 'node:crypto';
import { AppError } from '@markwright/contracts';
import {
  articleValueSchema,
  feedItemValueSchema,
  slugSchema,
  type ArticleText,
  type ArticleValue,
  type FeedItemValue,
} from '@markwright/contracts/desk';
import type { Db } from '../../db/open-db.ts';
import { findNewestVersion, parseContent, saveContent, type ContentKind, type Writing } from '../content/versions.ts';
import { readingMinutes } from './article-file.ts';
import { figureSrc } from './figure-sizes.ts';
import { deleteArticle, listRowsOf, setFeedItem, setHidden, writeDeskArticle, type ArticleRow } from './queries.ts';

const LANGUAGES = ['zh', 'en'] as const;
/** What a feed brought has such a name; an article of ours must not. */
const FEED_ITEM = /^f-[0-9a-f]{24}$/;

/** An article in both languages. Written here, it is no longer read from its files. */
export const articleContent: ContentKind<ArticleValue> = {
  parse(key, value) {
    parseContent(slugSchema, key, 'key');
    if (FEED_ITEM.test(key)) throw new AppError('NOT_FOUND');
    return parseContent(articleValueSchema, value);
  },
  async read(db, key) {
    const rows = (await listRowsOf(db, key)).filter(({ origin }) => origin !== 'feed');
    if (rows.length === 0) return undefined;
    const newest = rows.some(({ origin }) => origin === 'desk')
      ? await findNewestVersion(db, 'article', key)
      : undefined;
    return newest ? (newest.value as ArticleValue) : valueOf(rows);
  },
  async apply(tx, id, value, now) {
    const hiddenAt = value.state === 'published' ? null : now;
    const rows = await listRowsOf(tx, id);
    // Hiding a file's article does not make it the desk's: a better file is still read.
    const isFile = rows.length > 0 && rows.every(({ origin }) => origin === 'file');
    if (isFile && sameWords(valueOf(rows), value)) return setHidden(tx, id, hiddenAt);
    for (const language of LANGUAGES) {
      const text = value[language];
      if (text) await writeDeskArticle(tx, { ...rowOf(value, text, now), id, language }, hiddenAt);
      else await deleteArticle(tx, id, language);
    }
  },
};

const sameWords = (one: ArticleValue, other: ArticleValue): boolean =>
  JSON.stringify({ ...one, state: '' }) === JSON.stringify({ ...other, state: '' });

function valueOf(rows: readonly ArticleRow[]): ArticleValue {
  const [first] = rows;
  if (!first) throw new Error('There is no article to tell of');
  const text = (language: 'zh' | 'en'): ArticleText | null => {
    const row = rows.find((one) => one.language === language);
    return row ? { title: row.title, summary: row.summary, body: row.body } : null;
  };
  return {
    state: first.hiddenAt ? 'hidden' : 'published',
    section: first.section,
    category: first.category,
    publishAt: first.publishedAt.toISOString(),
    cover: first.cover ? figureSrc(first.cover) : null,
    zh: text('zh'),
    en: text('en'),
  };
}

function rowOf({ section, category, cover, publishAt }: ArticleValue, text: ArticleText, now: Date) {
  const publishedAt = new Date(publishAt);
  return {
    ...text,
    section,
    category,
    cover,
    publishedAt,
    minutes: readingMinutes(text.body),
    // A text written ahead is not younger than its day.
    updatedAt: now < publishedAt ? publishedAt : now,
    hash: createHash('sha256').update(text.body).digest('hex').slice(0, 32),
  };
}

/** What a feed brought: shown, hidden, or waiting to be looked at. */
export const feedItemContent: ContentKind<FeedItemValue> = {
  parse: (_, value) => parseContent(feedItemValueSchema, value),
  async read(db, key) {
    const row = (await listRowsOf(db, key)).find(({ origin }) => origin === 'feed');
    return row && { state: feedItemState(row), title: row.title };
  },
  async apply(tx, key, { state }, now) {
    const isKnown = await setFeedItem(tx, key, {
      hiddenAt: state === 'hidden' ? now : null,
      awaitsApproval: state === 'waiting',
    });
    if (!isKnown) throw new AppError('NOT_FOUND');
  },
};

export const feedItemState = ({ awaitsApproval, hiddenAt }: Pick<ArticleRow, 'awaitsApproval' | 'hiddenAt'>) =>
  awaitsApproval ? 'waiting' : hiddenAt ? 'hidden' : 'shown';

/** Takes an article or a feed's item down, or puts it back. False where there is none. */
export async function setArticleShown(tx: Db, id: string, shown: boolean, by: Omit<Writing, 'kind' | 'key'>) {
  if (FEED_ITEM.test(id)) {
    const item = await feedItemContent.read(tx, id);
    if (!item) return false;
    const state = shown ? 'shown' : 'hidden';
    await saveContent(tx, feedItemContent, { ...by, kind: 'feed-item', key: id }, { ...item, state });
    return true;
  }
  const article = await articleContent.read(tx, id);
  if (!article) return false;
  const state = shown ? 'published' : 'hidden';
  await saveContent(tx, articleContent, { ...by, kind: 'article', key: id }, { ...article, state });
  return true;
}
