import { AppError } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { readMarkdown } from '@markwright/contracts/read-markdown';
import { plainText } from '../engine/plain-text.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { HTML_PAYLOADS, SVG_DOCUMENTS, SVG_PAYLOADS } from '../testing/known-payloads.ts';
import { cleanSvg } from './clean-svg.ts';
import { isElement, readSvg, type SvgElement } from './read-svg.ts';

const wrap = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`;

const DRAWN = new Set(
  'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask linearGradient radialGradient stop text tspan'.split(
    ' ',
  ),
);

/** What a reader of the cleaned file finds in it that could run or be fetched; looked for in its elements, not its text. */
function dangersOf(element: SvgElement): string[] {
  const found = DRAWN.has(element.name) ? [] : [`<${element.name}>`];
  for (const [name, value] of element.attributes) {
    const isReference = /^(?:xlink:)?href$/.test(name);
    if (/^on/i.test(name) || name === 'style' || name === 'xml:base') found.push(name);
    if (isReference && !value.startsWith('#')) found.push(`${name}=${value}`);
    if (/(?:java|vb)script:|data:|expression\(|@import/i.test(value)) found.push(`${name}=${value}`);
    if (/url\(\s*["']?(?!#)/i.test(value) || value.includes('\\')) found.push(`${name}=${value}`);
    if (/\/\//.test(value) && !name.startsWith('xmlns')) found.push(`${name}=${value}`);
  }
  return [...found, ...element.children.filter(isElement).flatMap(dangersOf)];
}

/** Refused in words, or written anew without it. */
function expectHarmless(source: string): void {
  let svg: string;
  try {
    ({ svg } = cleanSvg(source));
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return;
  }
  expect(svg).not.toMatch(/<!|<\?|<script/i);
  expect(dangersOf(readSvg(svg))).toEqual([]);
}

test('the list is as long as it was written, and the check finds what is dangerous in a drawing that was not cleaned', () => {
  expect(SVG_PAYLOADS.length + SVG_DOCUMENTS.length + HTML_PAYLOADS.length).toBeGreaterThanOrEqual(130);
  const bad = '<g onload="x"/><use href="//a"/><path style="x" fill="url(http://a)"/><script/>';
  expect(dangersOf(readSvg(wrap(bad))).length).toBeGreaterThanOrEqual(5);
});

test.each(SVG_PAYLOADS)('in a drawing: %.70s', (payload) => expectHarmless(wrap(payload)));

test.each(SVG_DOCUMENTS)('as a file: %.70s', (source) => expectHarmless(source));

/** Every address in an article's tree. */
function addressesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && /^(?:href|url|src|address)$/i.test(name) ? [inner] : addressesOf(inner),
  );
}

test.each(HTML_PAYLOADS)('in an article: %.70s', (payload) => {
  const figures = { '/figures/sizes.svg': { width: 680, height: 320 } };
  for (const source of [payload, `词 ${payload} 词`, `- ${payload}`]) {
    const tree = readMarkdown(source, figures);
    for (const address of addressesOf(tree)) expect(address).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i);
    expect(JSON.stringify(tree)).not.toContain('"html"');
  }
});

test.each(HTML_PAYLOADS)('in a feed and on a page: %.70s', (payload) => {
  expect(escapeHtml(payload)).not.toMatch(/[<>"']/);
  expect(escapeHtml(plainText(payload, 300))).not.toMatch(/[<>"']/);
});
