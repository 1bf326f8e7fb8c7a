import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const clean = (inside: string, attributes?: string) => cleanSvg(wrap(inside, attributes)).svg;
const refusal = (inside: string, attributes?: string): string => {
  try {
    return clean(inside, attributes);
  } catch (error) {
    const { message, details } = error as Error & { details?: { part?: string } };
    return details?.part ? `${message} ${details.part}` : message;
  }
};

test('a plain drawing comes through with its size written out', () => {
  expect(cleanSvg(wrap('<g fill="#f60"><path d="M0 0H9V9Z" transform="rotate(3)"/></g>'))).toEqual({
    width: 9,
    height: 9,
    viewBox: [0, 0, 9, 9],
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><g fill="#f60"><path d="M0 0H9V9Z" transform="rotate(3)"/></g></svg>',
  });
});

test('cleaning what was cleaned changes nothing', () => {
  const once = clean('<style>.a{fill:red}</style><text x="1" class="a">1 &lt; 2 &amp; "3"</text>');
  expect(cleanSvg(once).svg).toBe(once);
});

test('colours from classes and style attributes become attributes', () => {
  const svg = clean(
    '<defs><style>/* x */ .a, .b { fill: #f60; } .b{stroke:blue !important} #c{opacity:.5}</style></defs>' +
      '<path class="a" d="M0 0"/><path class="b" d="M1 1"/><path id="c" style="fill:red;-inkscape-x:1" d="M2 2"/>',
  );
  expect(svg).toContain('<path d="M0 0" fill="#f60"/>');
  expect(svg).toContain('<path d="M1 1" fill="#f60" stroke="blue"/>');
  expect(svg).toContain('<path id="c" d="M2 2" opacity=".5" fill="red"/>');
});

test('handlers in any spelling and what programs keep for themselves are left out', () => {
  const svg = clean(
    '<metadata><x/></metadata><title>t</title><i:pgf xmlns:i="urn:i"><path d="M5 5"/></i:pgf>' +
      '<switch><foreignObject><p/></foreignObject><path ONLOAD="alert(1)" onload="alert(1)" data-x="1" d="M0 0"/></switch>' +
      '<a href="javascript:alert(1)"><path fill="u\\72l(http://elsewhere)" d="M1 1"/></a>',
  );
  expect(svg).toContain('<g><path d="M0 0"/></g><g><path d="M1 1"/></g>');
  expect(svg).not.toMatch(/alert|elsewhere|M5|metadata|title|data-x/i);
});

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<image href="data:image/png;base64,AAAA"/>', '<image>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<filter id="f"><feFlood/></filter>', '<filter>'],
  ['<pattern id="p"><path d="M0 0"/></pattern>', '<pattern>'],
  ['<animate attributeName="d"/>', '<animate>'],
  ['<use href="http://elsewhere/x.svg#a"/>', 'href="http://elsewhere/x.svg#a"'],
  ['<rect fill="url(http://elsewhere)"/>', 'fill="url(http://elsewhere)"'],
  ['<rect fill="&#117;rl(//elsewhere)"/>', 'fill="url(//elsewhere)"'],
  ['<rect style="fill:URL(//elsewhere)"/>', 'fill="URL(//elsewhere)"'],
  ['<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/></g><use href="#b"/>', '<use> → <use>'],
  ['<mask id="m"><rect mask="url(#m)"/></mask>', '<mask> in <mask>'],
  ['<mask id="m"><path d="M0 0"/></mask><g mask="url(#m)"><g mask="url(#m)"/></g>', '<mask> in <mask>'],
  [`${'<g opacity=".9">'.repeat(20)}${'</g>'.repeat(20)}`, '> 8 layers'],
  [`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`, '> 64 levels'],
  ['<path d="M0 0"/>'.repeat(4001), '> 4000 elements'],
  [`<g id="a">${'<path d="M0 0"/>'.repeat(300)}</g>${'<use xlink:href="#a"/>'.repeat(20)}`, '> 4000 elements'],
])('%.60s is refused by name', (inside, part) => {
  expect(refusal(inside)).toBe(`SVG_NOT_ALLOWED ${part}`);
});

test('entities, broken files and things that are no drawing are refused', () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>';
  expect(() => cleanSvg(bomb)).toThrow('SVG_NOT_ALLOWED');
  expect(() => cleanSvg(wrap('&nbsp;'))).toThrow('PICTURE_UNKNOWN');
  expect(() => cleanSvg('<svg><g></svg>')).toThrow('PICTURE_UNKNOWN');
  expect(() => cleanSvg('<html><body>hello</body></html>')).toThrow('PICTURE_UNKNOWN');
  expect(() => cleanSvg(wrap(' '.repeat(600_000)))).toThrow('BODY_TOO_LARGE');
});

test('an outside document type is read past and never fetched', () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://elsewhere/svg11.dtd">';
  expect(cleanSvg(`<?xml version="1.0"?>${doctype}${wrap('<path d="M0 0"/>')}`).svg).not.toContain('elsewhere');
});

test('size comes from width and height in any unit, or from the view box, up to sixteen megapixels', () => {
  const size = (attributes: string) => {
    const { width, height } = cleanSvg(wrap('', attributes));
    return [Math.round(width), Math.round(height)];
  };
  expect(size('width="1in" height="25.4mm"')).toEqual([96, 96]);
  expect(size('width="100%" viewBox="0,0 40 20"')).toEqual([40, 20]);
  expect(size('width="80" viewBox="0 0 40 20"')).toEqual([80, 40]);
  expect(size('')).toEqual([300, 150]);
  expect(refusal('', 'width="6000" height="6000"')).toBe('PICTURE_TOO_LARGE');
});
