import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { homeSectionMessages } from '../../i18n/home-sections.ts';

const FOLDER = new URL('./generated/', import.meta.url);

test('the large name keeps its whole ink in every face', () => {
  const faces = readdirSync(FOLDER).filter((name) => name.startsWith('face-'));
  const cut = faces.filter((name) => {
    const svg = readFileSync(new URL(name, FOLDER), 'utf8');
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    // Absolute M, L, Q and Z alone: every second number is a y.
    const numbers = (/ d="([^"]+)"/.exec(svg)?.[1] ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
    return numbers.some((number, at) => number < -1 || number > (at % 2 === 0 ? width : height) + 1);
  });
  expect(faces.length).toBeGreaterThan(20);
  expect(cut).toEqual([]);
});

test('the cases are not counted in words: a phone shows fewer of them than a desk', () => {
  for (const { cases } of [homeSectionMessages.zh, homeSectionMessages.en]) {
    expect(cases.heading).not.toMatch(/\d|[一二三四五六七八九十]{2}|twenty|dozen/i);
    // Nobody points on a phone.
    expect(cases.note.join(' ')).not.toMatch(/指向|悬停|hover|point/i);
  }
});
