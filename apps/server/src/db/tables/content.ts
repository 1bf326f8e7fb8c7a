import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** What operators wrote, whole, once for every time they saved. The newest of a key is what the site shows. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    /** Empty for what came from a file: kept when somebody first wrote over it. */
    operator: text('operator').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [index('content_versions_key').on(table.kind, table.key, table.id)],
);

/** Pictures of articles and portfolios. Named by what they show, so the same picture is kept once. */
export const contentPictures = pgTable('content_pictures', {
  name: text('name').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  operator: text('operator').notNull(),
  createdAt: when('created_at').notNull().defaultNow(),
});
