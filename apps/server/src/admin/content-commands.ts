import type { FeedValue } from '@markwright/contracts/desk';
import { handleDemand, listAllDesigners, listOpenDemands, type Demand } from '../features/designers/queries.ts';
import { syncDesigners } from '../features/designers/sync-designers.ts';
import { setArticleShown } from '../features/articles/article-content.ts';
import { listForOperator } from '../features/articles/queries.ts';
import { saveContent } from '../features/content/versions.ts';
import { designerContent } from '../features/designers/designer-content.ts';
import { feedContent } from '../features/feeds/feed-content.ts';
import { syncArticles } from '../features/articles/sync-articles.ts';
import { listFeeds } from '../features/feeds/queries.ts';
import { feedSchema, importFeeds, syncFeeds } from '../features/feeds/rules.ts';
import { AdminMistake, type AdminDeps, type Command, type CommandDeps } from './admin-command.ts';

const SHOWN = 30;

/** What the operator keeps besides money: articles, feeds, designers and who asked for one. */
export const CONTENT_COMMANDS: Record<string, Command> = {
  articles: {
    usage: 'articles [sync | hide ID | show ID]',
    about: 'the latest articles; reads the files again; takes one down or puts it back',
    async run([verb, id = ''], { db, content, log, operator, onSubject }) {
      if (verb === undefined) {
        const rows = await listForOperator(db, SHOWN);
        return rows.length > 0 ? rows.map(lineOfArticle) : ['no articles'];
      }
      if (verb === 'sync') {
        const { written, deleted, unchanged, refused } = await syncArticles(db, content, log);
        return [
          `${written} written, ${deleted} deleted, ${unchanged} unchanged`,
          ...refused.map((line) => `! ${line}`),
        ];
      }
      const hiddenAt = hiddenBy(verb);
      onSubject(`article ${id}`);
      const by = { operator, now: new Date() };
      const isKnown = await db.transaction((tx) => setArticleShown(tx, id, hiddenAt === null, by));
      if (!isKnown) throw new AdminMistake(`There is no article "${id}"`);
      return [`${id} is ${hiddenAt ? 'hidden' : 'shown'}`];
    },
  },
  feeds: {
    usage: 'feeds [fetch | sync | remove ID | add ID URL domestic|foreign|papers zh|en NAME]',
    about: 'the subscribed feeds and how the last look went; looks now; adds or removes one',
    run: ([verb, ...rest], deps) => (verb === undefined ? showFeeds(deps) : changeFeeds(verb, rest, deps)),
  },
  designers: {
    usage: 'designers [sync | hide ID | show ID]',
    about: 'who is listed; reads the files again; takes one off the list or puts them back',
    async run([verb, id = ''], { db, content, log, operator, onSubject }) {
      if (verb === undefined) {
        const rows = await listAllDesigners(db);
        return rows.map(({ id: key, profile, hiddenAt }) =>
          [key.padEnd(20), profile.name.zh, `${profile.works.length} works`, hiddenAt ? 'hidden' : '']
            .join('  ')
            .trimEnd(),
        );
      }
      if (verb === 'sync') {
        const { written, deleted, refused } = await syncDesigners(db, content, log);
        return [`${written} written, ${deleted} deleted`, ...refused.map((line) => `! ${line}`)];
      }
      const hiddenAt = hiddenBy(verb);
      onSubject(`designer ${id}`);
      const designer = await designerContent.read(db, id);
      if (!designer) throw new AdminMistake(`There is no designer "${id}"`);
      const writing = { kind: 'designer', key: id, operator, now: new Date() };
      const value = { ...designer, hidden: hiddenAt !== null };
      await db.transaction((tx) => saveContent(tx, designerContent, writing, value));
      return [`${id} is ${hiddenAt ? 'hidden' : 'shown'}`];
    },
  },
  demands: {
    usage: 'demands [done ID]',
    about: 'who asks for a designer and has not been called back yet, or ticks one off',
    async run([verb, id = ''], { db, onSubject }) {
      if (verb !== undefined) onSubject(`demand ${id}`);
      if (verb === undefined) {
        const open = await listOpenDemands(db, SHOWN);
        return open.length > 0 ? open.map(lineOfDemand) : ['no open demands'];
      }
      const isId = /^[0-9a-f-]{36}$/i.test(id);
      if (verb !== 'done' || !isId || !(await handleDemand(db, id, new Date()))) {
        throw new AdminMistake(`There is no open demand "${id}"; demands lists them`);
      }
      return [`${id} is done`];
    },
  },
};

function hiddenBy(verb: string): Date | null {
  if (verb !== 'hide' && verb !== 'show') throw new AdminMistake(`There is no "${verb}" here`);
  return verb === 'hide' ? new Date() : null;
}

async function showFeeds({ db }: AdminDeps): Promise<string[]> {
  const feeds = await listFeeds(db);
  const lines = feeds.map(({ id, group, language, url, enabled, fetchedAt, failure }) => {
    const state = !enabled ? 'off' : failure ? `! ${failure}` : fetchedAt ? 'read' : 'not read yet';
    return [id.padEnd(20), group.padEnd(8), language, fetchedAt?.toISOString() ?? '-', url, state].join('  ');
  });
  return lines.length > 0 ? lines : ['no feeds'];
}

async function changeFeeds(
  verb: string,
  rest: string[],
  { db, content, log, operator, readFeed, feedLimits }: CommandDeps,
): Promise<string[]> {
  const keep = (key: string, value: FeedValue) =>
    db.transaction((tx) => saveContent(tx, feedContent, { kind: 'feed', key, operator, now: new Date() }, value));
  if (verb === 'sync') return [`${await syncFeeds(db, content)} feeds in the file`];
  if (verb === 'fetch') {
    const reports = await importFeeds(db, log, readFeed, feedLimits);
    return reports.map(({ id, fresh, failure }) => (failure ? `! ${id}: ${failure}` : `${id}: ${fresh} new`));
  }
  if (verb === 'remove') {
    const [id = ''] = rest;
    const feed = await feedContent.read(db, id);
    if (!feed) throw new AdminMistake(`There is no feed "${id}"`);
    await keep(id, { ...feed, state: 'removed' });
    return [`${id} is removed`];
  }
  if (verb !== 'add') throw new AdminMistake(`There is no "${verb}" here`);
  const [id, url, group, language, ...name] = rest;
  const parsed = feedSchema.safeParse({ id, url, group, language, name: name.join(' ') });
  if (!parsed.success) {
    throw new AdminMistake(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  }
  const { id: key, ...feed } = parsed.data;
  await keep(key, { ...feed, state: 'on', approves: false });
  return [`${parsed.data.id} is added; "feeds fetch" reads it now, the server does every hour`];
}

type OperatorArticle = Awaited<ReturnType<typeof listForOperator>>[number];

const lineOfArticle = ({ id, language, origin, section, publishedAt, title, hiddenAt }: OperatorArticle): string =>
  [
    publishedAt.toISOString().slice(0, 10),
    language,
    origin.padEnd(4),
    section.padEnd(11),
    id,
    title,
    hiddenAt ? 'hidden' : '',
  ]
    .join('  ')
    .trimEnd();

const lineOfDemand = ({ id, name, phone, demand, designerId, createdAt }: Demand): string =>
  [id, createdAt.toISOString(), phone, name, designerId ?? '-', demand.replaceAll(/\s+/g, ' ')].join('  ');
