import { keywordsValueSchema, ONLY_KEY, type KeywordsValue } from '@markwright/contracts/desk';
import type { Db } from '../../db/open-db.ts';
import { findNewestVersion, parseContent, requireOnlyKey, type ContentKind } from '../content/versions.ts';
import { PROMPTS } from './prompts.ts';

const SHIPPED = PROMPTS.map((prompt) => ({ ...prompt, shown: true }));

/** Keywords of the art-font maker: a way of writing, and what it does to the letters. */
export const keywordsContent: ContentKind<KeywordsValue> = {
  parse(key, value) {
    requireOnlyKey(key);
    return parseContent(keywordsValueSchema, value);
  },
  async read(db) {
    const newest = await findNewestVersion(db, 'keywords', ONLY_KEY);
    const kept = (newest?.value as KeywordsValue | undefined)?.list ?? [];
    // A style that a later release brings is offered too; one that is gone is not.
    const known = kept.filter(({ id }) => SHIPPED.some((style) => style.id === id));
    const fresh = SHIPPED.filter(({ id }) => !kept.some((style) => style.id === id));
    return { list: [...known, ...fresh] };
  },
  apply: async () => {},
};

export async function listKeywords(db: Db) {
  const list = (await keywordsContent.read(db, ONLY_KEY))?.list ?? [];
  return list.filter(({ shown }) => shown).map(({ id, words, describe }) => ({ id, words, describe }));
}
