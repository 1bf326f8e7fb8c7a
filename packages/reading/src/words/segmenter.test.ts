import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { expect, test } from 'vitest';
import { FREQUENCIES, openSegmenter } from './segmenter.ts';

const ARTICLES = fileURLToPath(new URL('../../../../content/articles/zh/', import.meta.url));

const articles = readdirSync(ARTICLES)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(ARTICLES, name), 'utf8'));
const BRIEFS = [
  '江边小酒馆一艘船载着月亮文艺安静',
  '戴眼镜的柯基骑着羊角包冲浪',
  '龘龘𠮷野家的牛肉饭',
  '月',
  '二手书店',
];
const runs = [...new Set([...articles, ...BRIEFS].flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []))];

test('words and parts of speech are those that the whole dictionary gives', () => {
  const whole = Jieba.withDict(dict);
  expect(runs.length).toBeGreaterThan(1000);
  const cut = (segmenter: Jieba, run: string) =>
    JSON.stringify([segmenter.tag(run, true), segmenter.cutForSearch(run, true)]);
  expect(runs.filter((run) => cut(openSegmenter(run), run) !== cut(whole, run))).toEqual([]);
});

test('the frequencies of the dictionary add up to the number that we count with', () => {
  const lines = dict.toString().trimEnd().split('\n');
  expect(lines.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(FREQUENCIES);
});
