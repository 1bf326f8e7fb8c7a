import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Block, Inline } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { listContent, SHIPPED_CONTENT } from '../../content-folders.ts';
import { readArticleFile } from './article-file.ts';
import { readMarkdown } from '@markwright/contracts/read-markdown';
import { readFigureSizes } from './figure-sizes.ts';

const PUBLIC = fileURLToPath(new URL('../../../../web/public', import.meta.url));
const figures = readFigureSizes();
const read = (language: 'zh' | 'en') =>
  listContent([SHIPPED_CONTENT], `articles/${language}`, '.md').map(({ name, read: source }) =>
    readArticleFile(name, language, source()),
  );
const articles = [...read('zh'), ...read('en')];
const ids = new Set(articles.map(({ id }) => id));

const linksOf = (nodes: readonly Inline[]): string[] =>
  nodes.flatMap((node) => [...('url' in node ? [node.url] : []), ...('content' in node ? linksOf(node.content) : [])]);
const wordsOf = (block: Block): Inline[] =>
  'content' in block ? block.content : block.kind === 'list' ? block.items.flat() : [];

test('there are at least 24 articles, each in both languages with the same place, day and picture', () => {
  expect(read('zh').length).toBeGreaterThanOrEqual(24);
  const facts = (language: 'zh' | 'en') =>
    read(language).map(({ id, section, category, date, cover }) => ({ id, section, category, date, cover }));
  expect(facts('en')).toEqual(facts('zh'));
});

for (const { id, language, body, cover = '' } of articles) {
  test(`${language}/${id} has its pictures, leads only to pages there are, and names its sources`, () => {
    const blocks = readMarkdown(body, figures);
    expect(existsSync(`${PUBLIC}/figures/${cover}`)).toBe(true);
    expect(existsSync(`${PUBLIC}/figures/card-${id}.png`)).toBe(true);
    const drawn = blocks.flatMap((block) => (block.kind === 'figure' ? [block.picture.src] : []));
    expect(drawn).toHaveLength(body.match(/^!\[/gm)?.length ?? 0);
    for (const src of drawn) expect(existsSync(PUBLIC + src), src).toBe(true);
    for (const url of blocks.flatMap((block) => linksOf(wordsOf(block))).filter((link) => link.startsWith('/')))
      expect(ids, url).toContain(url.replace('/article?id=', ''));
    expect(body).toMatch(/^## (?:来源|Sources)$/m);
  });
}
