import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SiteConfig } from '@markwright/contracts';
import { DESK, type DeskPicture } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { articles } from '../db/tables/articles.ts';
import { articleContent, feedItemContent, feedItemState } from '../features/articles/article-content.ts';
import { readFigureSizes } from '../features/articles/figure-sizes.ts';
import { keywordsContent } from '../features/catalogue/keywords-content.ts';
import {
  keepPicture,
  listPictures,
  pictureSrc,
  storePicture,
  type ContentPicture,
} from '../features/content/pictures.ts';
import { noticeContent, siteContent } from '../features/content/site-data.ts';
import { asContent, type ContentKind } from '../features/content/versions.ts';
import { casesContent, listCaseOffers } from '../features/creations/case-rules.ts';
import { previewUrl } from '../features/creations/present.ts';
import { designerContent } from '../features/designers/designer-content.ts';
import { listAllDesigners } from '../features/designers/queries.ts';
import { feedContent } from '../features/feeds/feed-content.ts';
import { importFeedsWanted } from '../features/feeds/jobs.ts';
import { listFeeds } from '../features/feeds/queries.ts';
import { readUpload } from '../http/read-upload.ts';
import type { Enqueue } from '../jobs/define-job.ts';
import type { PictureSandbox } from '../pictures/picture-sandbox.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { listArticles } from './article-list.ts';
import { contentCalls } from './content-calls.ts';
import { isAfterTextKey, keyedPage, rowKey } from './keyed-list.ts';
import type { DeskRoom } from './mount-desk.ts';

export type ContentDeps = {
  storage: Storage;
  enqueue: Enqueue;
  pictures: PictureSandbox;
  /** As the environment says it. */
  site: SiteConfig;
  sandbox: boolean;
};

/** Everything editors keep, by kind. */
const contentKinds = (site: SiteConfig): Record<string, ContentKind> => ({
  article: asContent(articleContent),
  'feed-item': asContent(feedItemContent),
  designer: asContent(designerContent),
  feed: asContent(feedContent),
  keywords: asContent(keywordsContent),
  site: asContent(siteContent(site)),
  notice: asContent(noticeContent),
  cases: asContent(casesContent),
});

/** What visitors read, for editors. */
export const contentRoom =
  ({ storage, enqueue, pictures, site, sandbox }: ContentDeps): DeskRoom =>
  (on) => {
    const calls = contentCalls(contentKinds(site));
    on.read(DESK.getContent, calls.get);
    on.read(DESK.getContentVersion, calls.getVersion);
    on.change(DESK.saveContent, calls.save);
    on.change(DESK.restoreContent, calls.restore);
    on.read(DESK.listDeskArticles, ({ db, query }) => listArticles(db, query));

    on.read(DESK.listDeskFeeds, async ({ db }) => {
      const waiting = await countWaiting(db);
      const list = (await listFeeds(db)).map((feed) => ({
        id: feed.id,
        name: feed.name,
        url: feed.url,
        group: feed.group,
        language: feed.language,
        approves: feed.approves,
        failure: feed.failure,
        state: feed.enabled ? ('on' as const) : ('paused' as const),
        fetchedAt: feed.fetchedAt?.toISOString() ?? null,
        waiting: waiting.get(feed.id) ?? 0,
      }));
      return { list };
    });
    on.change(DESK.fetchFeeds, async ({ db }) => {
      await enqueue(db, importFeedsWanted, {});
      return { data: null, subject: 'feeds' };
    });
    on.read(DESK.listFeedItems, async ({ db, query: { state, after, size } }) => {
      const rows = await db
        .select({ key: rowKey(articles.publishedAt, articles.id), item: articles })
        .from(articles)
        .where(
          and(eq(articles.origin, 'feed'), inState(state), isAfterTextKey(articles.publishedAt, articles.id, after)),
        )
        .orderBy(desc(articles.publishedAt), desc(articles.id))
        .limit(size + 1);
      return keyedPage(rows, size, ({ item }) => ({
        id: item.id,
        title: item.title,
        summary: item.summary,
        source: item.sourceName ?? '',
        url: item.sourceUrl ?? '',
        publishedAt: item.publishedAt.toISOString(),
        state: feedItemState(item),
      }));
    });

    on.read(DESK.listDeskDesigners, async ({ db }) => ({
      list: (await listAllDesigners(db)).map(({ id, place, profile, hiddenAt }) => ({
        id,
        ...profile.name,
        place,
        works: profile.works.length,
        hidden: hiddenAt !== null,
      })),
    }));

    const figures = readFigureSizes();
    on.read(DESK.listPictures, async ({ db }) => ({ list: (await listPictures(db)).map(present), figures }));
    on.upload(
      DESK.uploadPicture,
      async ({ request, operator }) => {
        const { bytes } = await readUpload(request);
        return storePicture(storage, await pictures.forClient(operator.id).inspect(bytes));
      },
      async ({ db, file, operator, now }) => {
        const picture = { ...file, operator: operator.name, createdAt: now };
        await keepPicture(db, picture);
        return { data: present(picture), subject: `picture ${file.name}`, after: file };
      },
    );

    on.read(DESK.listCaseOffers, async ({ db }) => {
      const offers = await listCaseOffers(db, sandbox);
      const list = offers.map(async ({ creation, owner }) => ({
        creationId: creation.id,
        name: creation.name,
        owner,
        allowedAt: creation.caseAllowedAt?.toISOString() ?? '',
        previewUrl: await previewUrl(creation, storage),
      }));
      return { list: await Promise.all(list) };
    });
  };

const present = (picture: ContentPicture): DeskPicture => ({
  src: pictureSrc(picture),
  width: picture.width,
  height: picture.height,
  at: picture.createdAt.toISOString(),
  operator: picture.operator,
});

function inState(state: 'waiting' | 'shown' | 'hidden' | undefined) {
  if (state === undefined) return undefined;
  if (state === 'waiting') return eq(articles.awaitsApproval, true);
  return and(
    eq(articles.awaitsApproval, false),
    state === 'hidden' ? isNotNull(articles.hiddenAt) : isNull(articles.hiddenAt),
  );
}

async function countWaiting(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ feedId: articles.feedId, count: sql<number>`count(*)::int` })
    .from(articles)
    .where(eq(articles.awaitsApproval, true))
    .groupBy(articles.feedId);
  return new Map(rows.map(({ feedId, count }) => [feedId ?? '', count]));
}
