import { openShippedOutlines } from '@markwright/fonts/node';
import { hasIdeograph } from '@markwright/logo';
import { expect, test } from 'vitest';
import { depictedConcepts } from '../choose/depicted-concepts.ts';
import { FOUR_IDEAS_BRIEFS } from './four-ideas.data.ts';
import { composeAiLogos, type ComposedLogo } from './make-ai-logos.ts';
import { interpretBrief } from './interpret-brief.ts';
import { ideasOfBrief } from './ideas-of-brief.ts';

const outlines = openShippedOutlines();
const SEED = 3;

/** The same drawing rolled with other dice is the same drawing to the eye. */
const drawingOf = ({ doc }: ComposedLogo): string => `${doc.mark?.source.kind} ${doc.mark?.source.id}`;
const pathLength = ({ doc }: ComposedLogo): number =>
  doc.mark?.drawing.shapes.reduce((sum, { d }) => sum + d.length, 0) ?? 0;
/** So long a path still reads in a circle of forty pixels. */
const SIMPLE = 2400;
const isInLetters = ({ doc }: ComposedLogo): boolean =>
  doc.layout.id === 'in-name' || !doc.mark || ['rule', 'lift', 'letter'].includes(doc.mark.source.kind);

test.each(FOUR_IDEAS_BRIEFS)('$name: four answers, not one four times', async ({ name, text, scene }) => {
  const brief = { name, inspiration: text, language: hasIdeograph(text) ? ('zh' as const) : ('en' as const) };
  const reading = await interpretBrief(brief);
  const { main } = ideasOfBrief(reading, name);
  const logos = await composeAiLogos({ ...brief, styles: [], seed: SEED }, { outlines, reading });
  expect(new Set(logos.map(drawingOf)).size, 'different drawings').toBeGreaterThanOrEqual(3);
  expect(
    new Set(logos.map(({ doc }) => `${depictedConcepts(doc).join('+')}${doc.layout.id}`)).size,
    'ideas',
  ).toBeGreaterThan(1);
  expect(Math.min(...logos.map(pathLength)), 'simple enough for an avatar').toBeLessThan(SIMPLE);
  expect(logos.some(isInLetters), 'one in the letters').toBe(true);
  if (!scene) return;
  const shown = logos.map(({ doc }) => depictedConcepts(doc));
  const [subject, relation, objects = ''] = scene.split(' ');
  const said = objects.split('/').map((object) => `${subject} ${relation} ${object}`);
  const scenes = shown.filter((entries) => entries.some((entry) => said.includes(entry)));
  expect(scenes.length, `${scene}: ${shown.join(' | ')}`).toBeGreaterThanOrEqual(2);
  expect(shown.filter((entries) => entries.includes(main!.concept)).length, 'the main thing').toBeGreaterThanOrEqual(3);
});
