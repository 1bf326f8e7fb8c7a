import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

test('a plain drawing comes through as it was', () => {
  const drawing = wrap('<g fill="#f60"><path d="M0 0H9V9Z" transform="rotate(3)"/></g>');
  expect(cleanSvg(drawing)).toBe(drawing);
});

test('scripts, handlers, foreign objects and outside references are gone', () => {
  const clean = cleanSvg(
    wrap(
      '<script>alert(1)</script><path onload="alert(1)" d="M0 0"/><foreignObject><body><p>x</p></body></foreignObject>' +
        '<image href="http://elsewhere/x.png"/><use href="http://elsewhere/x.svg#a"/><use href="#a"/>' +
        '<rect style="fill:url(http://elsewhere/x)" fill="url(#g)"/><a href="javascript:alert(1)"><path d="M1 1"/></a>' +
        '<style>@import url(http://elsewhere)</style>',
    ),
  );
  expect(clean).not.toMatch(/script|onload|foreignObject|elsewhere|javascript|<style|<image/);
  expect(clean).toContain('<use href="#a"/>');
  expect(clean).toContain('fill="url(#g)"');
});

test('entities and things that are no drawing are refused', () => {
  expect(() => cleanSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')).toThrow('PICTURE_UNKNOWN');
  expect(() => cleanSvg('<html><body>hello</body></html>')).toThrow('PICTURE_UNKNOWN');
});
