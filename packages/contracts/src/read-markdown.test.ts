import type { Block } from './articles.ts';
import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

/** What a file may hold. */
const LONGEST_ARTICLE = 200_000;
const FIGURES = { '/figures/sizes.svg': { width: 680, height: 320 } };
const read = (source: string): Block[] => readMarkdown(source, FIGURES);
const text = (value: string) => ({ kind: 'text', text: value });

test('headings, paragraphs, lists, quotes, tables, code and figures become a tree', () => {
  const source = [
    '# 标题',
    '第一行',
    '接着写 **粗** 和 [词](https://example.com/a)。',
    '',
    '1. 一',
    '2. 二',
    '   还有',
    '',
    '> 引用',
    '',
    '| 甲 | 乙 |',
    '| --- | --- |',
    '| 1 | `2` |',
    '',
    '```',
    '<svg>',
    '```',
    '![四种大小](/figures/sizes.svg "112 到 16 像素")',
  ].join('\n');
  expect(read(source)).toEqual([
    { kind: 'heading', level: 2, id: '标题-0', content: [text('标题')] },
    {
      kind: 'paragraph',
      content: [
        text('第一行接着写 '),
        { kind: 'strong', content: [text('粗')] },
        text(' 和 '),
        { kind: 'link', url: 'https://example.com/a', content: [text('词')] },
        text('。'),
      ],
    },
    { kind: 'list', ordered: true, items: [[text('一')], [text('二还有')]] },
    { kind: 'quote', content: [text('引用')] },
    { kind: 'table', head: [[text('甲')], [text('乙')]], rows: [[[text('1')], [{ kind: 'code', text: '2' }]]] },
    { kind: 'code', text: '<svg>' },
    {
      kind: 'figure',
      picture: { src: '/figures/sizes.svg', width: 680, height: 320 },
      alt: '四种大小',
      caption: '112 到 16 像素',
    },
  ]);
});

test('HTML is text, and addresses that run or carry anything are not links', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](vbscript:x) <javascript:alert(1)>',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![x](https://evil.example/pixel.png)',
    '![x](/figures/../../etc/passwd.svg)',
    '![x](/figures/__proto__.svg)',
  ].join('\n\n');
  const tree = JSON.stringify(read(hostile));
  expect(tree).not.toContain('"link"');
  expect(tree).not.toContain('"figure"');
  expect(read('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', content: [text('<script>alert(1)</script>')] },
  ]);
});

test('marks that never close cost no more than others', { timeout: 60_000 }, () => {
  for (const mark of ['*', '**a', '[', '`', '<', '[a](', '|']) {
    const before = process.cpuUsage();
    read(mark.repeat(Math.floor(LONGEST_ARTICLE / mark.length)));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  }
});
