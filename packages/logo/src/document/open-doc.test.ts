import { expect, test } from 'vitest';
import { sampleDoc } from '../testing/sample-docs.ts';
import { climb, openDoc, OpenDocError } from './open-doc.ts';

test('a saved document opens as it was saved', () => {
  const doc = sampleDoc({ secondName: 'Half Hill Bakery', slogan: '每天清晨六点出炉' });
  expect(openDoc(JSON.parse(JSON.stringify(doc)))).toEqual(doc);
});

test('[S3.8] name and slogan with font, colour and size, and the background colour, are part of the document', () => {
  const doc = openDoc(sampleDoc({ slogan: '每天清晨六点出炉' }));
  for (const line of [doc.name, doc.slogan]) {
    expect(line).toMatchObject({
      text: expect.any(String),
      font: expect.stringMatching(/\.ttf$/),
      color: expect.stringMatching(/^#/),
      size: 1,
    });
  }
  expect(doc.background).toMatch(/^#[0-9a-f]{6}$/);
});

test('what is not a document is refused with the field that is wrong', () => {
  const doc = sampleDoc();
  expect(() => openDoc(null)).toThrow(OpenDocError);
  expect(() => openDoc({ ...doc, version: 99 })).toThrow(/newer/);
  expect(() => openDoc({ ...doc, name: { ...doc.name, size: 9 } })).toThrow(/name\.size/);
  expect(() => openDoc({ ...doc, name: { ...doc.name, text: '' } })).toThrow(/name\.text/);
  expect(() => openDoc({ ...doc, name: { ...doc.name, text: 'a\u202eb' } })).toThrow(/name\.text/);
  expect(() => openDoc({ ...doc, background: 'red' })).toThrow(/background/);
  expect(() => openDoc({ ...doc, background: '"/><script>' })).toThrow(/background/);
});

test('path data that could leave its attribute is refused', () => {
  const doc = sampleDoc();
  const evil = { ...doc.mark, drawing: { ...doc.mark?.drawing, shapes: [{ d: 'M0 0"/><script>', paint: 'primary' }] } };
  expect(() => openDoc({ ...doc, mark: evil })).toThrow(/mark\.drawing\.shapes/);
  const broken = { ...doc.mark, drawing: { ...doc.mark?.drawing, shapes: [{ d: 'M0 0L1', paint: 'primary' }] } };
  expect(() => openDoc({ ...doc, mark: broken })).toThrow(/mark\.drawing\.shapes/);
});

test('a document climbs one version at a time and never skips a rung', () => {
  const ladder = {
    1: (old: { version: number }) => ({ ...old, version: 2, slogan: null }),
    2: (old: { version: number }) => ({ ...old, version: 3, seed: 7 }),
  };
  expect(climb({ version: 1, name: 'a' }, ladder, 3)).toEqual({ version: 3, name: 'a', slogan: null, seed: 7 });
  expect(climb({ version: 3 }, ladder, 3)).toEqual({ version: 3 });
  expect(() => climb({ version: 0 }, ladder, 3)).toThrow(/No way up/);
  expect(() => climb({ version: 1 }, { 1: (old) => old }, 2)).toThrow(/astray/);
});
