import { openShippedOutlines } from '@markwright/fonts/node';
import { expect, test } from 'vitest';
import { makeAiLogos } from './make-ai-logos.ts';

const outlines = openShippedOutlines();
const sourcesOf = async (name: string, inspiration: string) => {
  const logos = await makeAiLogos({ name, inspiration, language: 'en', styles: [], seed: 1 }, { outlines });
  return logos.map(({ doc }) => `${doc.mark?.source.kind} ${doc.mark?.source.id}`);
};

test('what nobody asked to see together is never set side by side: a donut without the tooth of its name', async () => {
  const sources = await sourcesOf('Sweet Tooth', 'donut shop, a donut');
  expect(sources.filter((source) => /pair|before/.test(source))).toEqual([]);
  expect(sources.every((source) => source.includes('donut'))).toBe(true);
}, 60_000);

test('a thing with one drawing stands among the four in four ways', async () => {
  const sources = await sourcesOf('Olive Grove', 'olive oil, an olive branch');
  expect(new Set(sources).size).toBe(4);
}, 60_000);
