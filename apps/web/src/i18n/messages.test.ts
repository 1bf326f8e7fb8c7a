import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../', import.meta.url);
const screens = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/(?:^|\/)(?:i18n|generated)\//.test(file),
);
const textOf = (file: string) =>
  readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('[S1.1] no hanzi outside the dictionaries, so that both languages are complete', () => {
  const found = screens.filter((file) => /[\u3400-\u9fff\uff01-\uff5e]/.test(textOf(file)));
  expect(found).toEqual([]);
  expect(screens.length).toBeGreaterThan(50);
});

test('no literal words between tags or in attributes that are read out', () => {
  const between = />[^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*<\//;
  const spoken = /\s(?:alt|title|placeholder|aria-label|aria-description|label)="[^"]*[A-Za-z]{2,}/;
  const literal = (text: string) => between.exec(text)?.[0] ?? spoken.exec(text)?.[0];
  expect(literal('<p>\n  Hello there\n</p>')).toBeDefined();
  expect(literal('<img alt="A loaf" />')).toBeDefined();
  const found = screens
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => literal(textOf(file)) ?? [])
    .map((text) => text.trim());
  expect(found).toEqual([]);
});

/** English that still holds hanzi was not translated; brand samples and the label the law prints stay in their own script. */
const OWN_SCRIPT = /简体中文|中|老陈面馆|半山面包|AI生成/g;

test('[S1.1] English is translated throughout', () => {
  const english = readdirSync(new URL('./', import.meta.url)).flatMap((file) => {
    const [, text] = readFileSync(new URL(file, import.meta.url), 'utf8').split('const en: typeof zh');
    return file.includes('.test.') || text === undefined ? [] : [{ file, text: text.replace(OWN_SCRIPT, '') }];
  });
  expect(english.length).toBeGreaterThan(20);
  expect(english.filter(({ text }) => /[\u3400-\u9fff]/.test(text)).map(({ file }) => file)).toEqual([]);
});

/** What customers stumbled over, and the words that are used instead. */
const STUMBLED_OVER = [
  ['ours for ever', 'ours forever'],
  ['by recipient', 'brand kit'],
  ['the same five grounds', 'backgrounds'],
  ['is bought separately', 'a new purchase'],
  ['the copy stands first', 'Copy made'],
  ['Back among your creations', 'Shown again'],
  ['years at it', 'years’ experience'],
  ['somebody calls', 'we call you'],
  ['can stand on any colour', 'works on any colour'],
  ['names no article', 'This link has no article'],
  ['请输入您的', '请输入标志名称'],
  ['您', '你'],
  ['底字', '基础字体'],
  ['指向一个标志', '点一个标志'],
  ['请输入姓名', '请填写称呼'],
  ['变成玻璃', '变成半透明'],
] as const;

test('words that customers stumbled over are in no dictionary, and those used instead are', () => {
  const files = readdirSync(new URL('./', import.meta.url)).filter((file) => !file.includes('.test.'));
  const dictionaries = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  expect(STUMBLED_OVER.filter(([before]) => dictionaries.includes(before))).toEqual([]);
  expect(STUMBLED_OVER.filter(([, after]) => !dictionaries.includes(after))).toEqual([]);
});
