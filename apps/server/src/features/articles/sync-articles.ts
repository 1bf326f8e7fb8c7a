import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@markwright/contracts';
import { listContent } from '../../content-folders.ts';
import type { Db } from '../../db/open-db.ts';
import type { Seed } from '../../db/seed.ts';
import type { Log } from '../../log.ts';
import { readArticleFile, type ArticleFile } from './article-file.ts';
import { deleteOtherFiles, listDeskIds, listHashes, writeArticle } from './queries.ts';

const LANGUAGES: readonly Language[] = ['zh', 'en'];
type SyncResult = { written: number; deleted: number; unchanged: number; refused: string[] };

/** Brings the articles in the database in line with the files. A file that cannot be read keeps what it last said. */
export async function syncArticles(db: Db, folders: readonly string[], log: Log): Promise<SyncResult> {
  const refused: string[] = [];
  const kept: { id: string; language: Language }[] = [];
  const read: ArticleFile[] = [];
  for (const language of LANGUAGES) {
    for (const file of listContent(folders, `articles/${language}`, '.md')) {
      kept.push({ id: file.name, language });
      try {
        read.push(readArticleFile(file.name, language, file.read()));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        refused.push(`${language}/${file.name}.md: ${reason}`);
        log.warn({ file: file.path, reason }, 'an article could not be read');
      }
    }
  }
  const known = new Map((await listHashes(db)).map(({ id, language, hash }) => [`${language}/${id}`, hash]));
  // What an operator has written over stays as they wrote it.
  const ofDesk = await listDeskIds(db);
  const changed = read.filter(({ id, language, hash }) => !ofDesk.has(id) && known.get(`${language}/${id}`) !== hash);
  for (const file of changed) await writeArticle(db, rowOf(file));
  const deleted = await deleteOtherFiles(db, kept);
  return { written: changed.length, deleted, unchanged: read.length - changed.length, refused };
}

function rowOf({ id, language, title, summary, section, category, date, cover, body, minutes, hash }: ArticleFile) {
  // Noon in Shanghai: the date is the same wherever the page is drawn.
  const publishedAt = new Date(`${date}T12:00:00+08:00`);
  return {
    id,
    language,
    title,
    summary,
    section,
    category,
    body,
    minutes,
    hash,
    publishedAt,
    origin: 'file' as const,
    cover: cover ?? null,
    updatedAt: publishedAt,
  };
}

/** A start with new files writes them; one without looks at nothing. */
export const seedArticles = (folders: readonly string[]): Seed => ({
  name: 'articles',
  version: contentVersion(folders),
  run: async ({ db, log }) => {
    await syncArticles(db, folders, log);
  },
});

function contentVersion(folders: readonly string[]): string {
  const sum = createHash('sha256');
  for (const language of LANGUAGES)
    for (const { name, path } of listContent(folders, `articles/${language}`, '.md'))
      sum.update(`${language}/${name}\n`).update(readFileSync(path));
  return sum.digest('hex').slice(0, 16);
}
