import { AppError } from '@markwright/contracts';
import { feedValueSchema, type FeedValue } from '@markwright/contracts/desk';
import { parseContent, type ContentKind } from '../content/versions.ts';
import { findFeed, listFeeds, writeFeed } from './queries.ts';
import { feedSchema, removeFeed } from './rules.ts';

/** A subscription. Paused it stays as it is; with other words than its file's it is the operators' own. */
export const feedContent: ContentKind<FeedValue> = {
  parse(key, value) {
    parseContent(feedSchema.shape.id, key, 'key');
    return parseContent(feedValueSchema, value);
  },
  async read(db, key) {
    const feed = await findFeed(db, key);
    if (!feed) return undefined;
    const { url, name, group, language, enabled, approves } = feed;
    return { url, name, group, language, state: enabled ? 'on' : 'paused', approves };
  },
  async apply(tx, id, { state, ...feed }) {
    const known = await findFeed(tx, id);
    if (state === 'removed') {
      if (!(await removeFeed(tx, id))) throw new AppError('NOT_FOUND');
      return;
    }
    if ((await listFeeds(tx)).some((feed) => feed.url === feed.url && feed.id !== id)) throw new AppError('FEED_KNOWN');
    const isFile =
      known?.origin === 'file' &&
      known.url === feed.url &&
      known.name === feed.name &&
      known.group === feed.group &&
      known.language === feed.language;
    await writeFeed(tx, { ...feed, id, origin: isFile ? 'file' : 'operator', enabled: state === 'on' });
  },
};
