import { expect, test } from 'vitest';
import { faces } from './faces.ts';
import { checkReservedNames, reservedNames } from './licence-texts.ts';

test.each([
  ['Copyright 2010 A, with Reserved Font Name "Lobster".', ['Lobster']],
  ['Copyright (c) 2011, T, with Reserved Font Names "Abril" and "Abril Fatface"', ['Abril', 'Abril Fatface']],
  ['Copyright (c) 2011 by S (a@b.mx) with reserved name Italiana', ['Italiana']],
  ['Copyright (c) 2012 A, with ReservedFont Name "Marcellus"', ['Marcellus']],
  ['atelierAnchor,\nwith Reserved Font Name <Smiley> and <得意黑>.', ['Smiley', '得意黑']],
  ['B. (b.com),with Reserved Font Name Kaushan Script.', ['Kaushan Script']],
  ['Copyright 2018 The Orbitron Authors, with Reserved Font Name: "Orbitron".', ['Orbitron']],
  ['Copyright 2020 The Outfit Project Authors', []],
])('reserved names are read from %j', (copyright, names) => {
  expect(reservedNames(copyright)).toEqual(names);
});

test('a trimmed face under a reserved name stops the build; a whole one may keep it', () => {
  const [face] = faces;
  if (!face) throw new Error('no faces');
  const copyright = `Copyright 2018 A, with Reserved Font Name "${face.family}".`;
  expect(() => checkReservedNames(face, copyright)).toThrow('Reserved Font Name');
  expect(() => checkReservedNames({ ...face, whole: true }, copyright)).not.toThrow();
});
