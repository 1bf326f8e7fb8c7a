import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ARTICLE_SECTIONS } from '@markwright/contracts';

const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
const when = (name: string) => timestamp(name, { withTimezone: true });

/** What the information pages show: our own articles, kept as files, and what the subscribed feeds brought. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    /** A file of ours, the operators' desk, or somebody else's feed. What the desk wrote, files leave alone. */
    origin: text('origin', { enum: ['file', 'desk', 'feed'] }).notNull(),
    section: text('section', { enum: ARTICLE_SECTIONS }).notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown as it was written; empty for what is read elsewhere. */
    body: text('body').notNull(),
    cover: text('cover'),
    minutes: integer('minutes').notNull(),
    sourceName: text('source_name'),
    sourceUrl: text('source_url'),
    feedId: text('feed_id'),
    publishedAt: when('published_at').notNull(),
    updatedAt: when('updated_at').notNull(),
    /** Of everything above: a file that has not changed is not written again. */
    hash: text('hash').notNull(),
    /** Taken down by the operator; a later import does not bring it back. */
    hiddenAt: when('hidden_at'),
    /** Came with a feed whose items an operator looks at first. */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    /** What the title and the whole text can be found by; see search-words.ts. */
    titleWords: lexemes('title_words').notNull(),
    words: lexemes('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('articles_by_date').on(table.section, table.publishedAt.desc()),
    index('articles_by_words').using('gin', table.words),
  ],
);
