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
