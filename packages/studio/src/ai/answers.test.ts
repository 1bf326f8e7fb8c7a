import { openShippedOutlines } from '@markwright/fonts/node';
import { expect, test } from 'vitest';
import { shownBy, depictedConcepts } from '../choose/depicted-concepts.ts';
import { makeAiLogos } from './make-ai-logos.ts';
import { isOrnament } from './quiet-ground.ts';

const outlines = openShippedOutlines();
const four = (name: string, inspiration: string, seed = 1) =>
  makeAiLogos({ name, inspiration, language: 'en', styles: [], seed }, { outlines });
const sourcesOf = async (name: string, inspiration: string) =>
  (await four(name, inspiration)).map(({ doc }) => `${doc.mark?.source.kind} ${doc.mark?.source.id}`);

test('what nobody asked to see together is never set side by side: a donut without the tooth of its name', async () => {
  const logos = await four('Sweet Tooth', 'donut shop, a donut');
  for (const { doc } of logos) {
    expect(doc.mark?.source.id).not.toMatch(/pair|before/);
  }
  const shown = logos.map(({ doc }) => depictedConcepts(doc));
  expect(shown.filter((things) => things.includes('donut')).length).toBeGreaterThanOrEqual(3);
  expect(shown.flat()).not.toContain('tooth');
}, 60_000);

test('a thing with one drawing stands among the four in four ways', async () => {
  const sources = await sourcesOf('Olive Grove', 'olive oil, an olive branch');
  expect(new Set(sources).size).toBe(4);
}, 60_000);

test('a scene that was said is shown by two of the four, composed differently, and its main thing by three', async () => {
  for (const [name, text, subject, relation] of [
    ['渡月', '一艘船载着月亮', 'boat', 'carrying'],
    ['Fox & Lantern', 'bookshop, a fox holding a lantern', 'fox', 'holding'],
  ] as const) {
    const logos = await four(name, text);
    const marks = logos.map(({ doc }) => doc.mark!);
    const scenes = marks.filter(({ source }) => shownBy(source).relation === relation);
    expect(scenes.length, name).toBeGreaterThanOrEqual(2);
    expect(new Set(scenes.map(({ drawing }) => JSON.stringify(drawing))).size, name).toBe(scenes.length);
    const shown = marks.filter(({ source }) => shownBy(source).things.includes(subject));
    expect(shown.length, name).toBeGreaterThanOrEqual(3);
  }
}, 60_000);

test('trades told in plain words get at least three drawings and two ideas, and one ornament at most', async () => {
  for (const [name, text] of [
    ['Northwind Coffee', 'coffee roaster and small café'],
    ['Sharp & Sons', 'traditional barber shop'],
    ['竹里茶舍', '中式茶馆'],
    ['快修哥', '电动车维修'],
    ['山野民宿', '山里的民宿'],
  ] as const) {
    for (const seed of [1, 2]) {
      const logos = await four(name, text, seed);
      const ids = logos.map(({ doc }) => doc.mark?.source.id);
      expect(new Set(ids).size, `${name} ${ids.join(', ')}`).toBeGreaterThanOrEqual(3);
      expect(new Set(logos.map(({ doc }) => depictedConcepts(doc).at(-1))).size, name).toBeGreaterThanOrEqual(2);
      const ornaments = logos.filter(({ doc }) => doc.effects?.backdrops.some(({ kind }) => isOrnament(kind)));
      expect(ornaments.length, name).toBeLessThanOrEqual(1);
    }
  }
}, 60_000);

const shownIn = async (name: string, text: string) => (await four(name, text)).map(({ doc }) => depictedConcepts(doc));

test("where nothing was asked for, a name's own word leads and the trade is seen beside it", async () => {
  const shown = await shownIn('Copper Badger', 'punchy little microbrewery');
  expect(shown.filter((things) => things.includes('badger')).length).toBeGreaterThanOrEqual(3);
  expect(shown.flat()).toContain('beer');
}, 60_000);

test('of two things without life either may be what is meant: each is seen in three of the four', async () => {
  const shown = await shownIn('蜜语', '一罐蜂蜜装进竹篮里');
  for (const thing of ['honey', 'back-basket'])
    expect(shown.filter((things) => things.includes(thing)).length, thing).toBeGreaterThanOrEqual(3);
}, 60_000);

test('of several things that were said the one that can be drawn as said is the picture', async () => {
  const shown = await shownIn('老陈修车', '想要一只獾，穿背带裤，肩上扛把大扳手');
  expect(shown.flat()).toContain('badger carrying wrench');
}, 60_000);
