import { openShippedOutlines } from '@markwright/fonts/node';
import { contrast, hasIdeograph, mixColors, type LogoDoc } from '@markwright/logo';
import { isBold } from '@markwright/making';
import { beforeAll, expect, test } from 'vitest';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { depictedConcepts, shownBy } from '../choose/depicted-concepts.ts';
import { isLiving } from '../read/goes-together.ts';
import { isPresent, presenceOf } from '../testing/presence-of.ts';
import { FOUR_IDEAS_BRIEFS, type FourIdeasBrief } from './four-ideas.data.ts';
import { composeAiLogos } from './make-ai-logos.ts';
import { interpretBrief } from './interpret-brief.ts';
import { ideasOfBrief } from './ideas-of-brief.ts';
import { isOrnament } from './quiet-ground.ts';

const outlines = openShippedOutlines();
const SEED = 3;
/** Every third brief, or all in a sweep. */
const BRIEFS = sliceOf(FOUR_IDEAS_BRIEFS, 3);

type Answered = FourIdeasBrief & { docs: LogoDoc[]; main: string | undefined };
const answered: Answered[] = [];

beforeAll(async () => {
  for (const brief of BRIEFS) {
    const { name, text } = brief;
    const asked = { name, inspiration: text, language: hasIdeograph(text) ? ('zh' as const) : ('en' as const) };
    const reading = await interpretBrief(asked);
    const logos = await composeAiLogos({ ...asked, styles: [], seed: SEED }, { outlines, reading });
    const main = ideasOfBrief(reading, name).main?.concept;
    answered.push({ ...brief, docs: logos.map(({ doc }) => doc), main });
  }
}, 240_000);

/** Names of the briefs whose four logos are not as wanted, with what they show. */
const failing = (isAsWanted: (brief: Answered) => boolean): string[] =>
  answered
    .filter((brief) => !isAsWanted(brief))
    .map(({ name, docs }) => `${name}: ${docs.map((doc) => `${doc.layout.id} ${doc.mark?.source.id}`).join(', ')}`);

/** The same drawing rolled with other dice is the same drawing to the eye. */
const drawingOf = ({ mark }: LogoDoc): string => `${mark?.source.kind} ${mark?.source.id}`;

const isInLetters = ({ mark, layout }: LogoDoc): boolean =>
  mark !== null &&
  shownBy(mark.source).things.length > 0 &&
  (layout.id === 'in-name' || mark.source.kind === 'lift' || mark.source.id.startsWith('fusion/'));

/** What is shown, and whether it stands by itself, with another, inside a letter or is cut out of a shape. */
const ideaOf = (doc: LogoDoc): string => {
  const how = isInLetters(doc) ? 'letters' : doc.mark?.source.kind === 'rule' ? 'shape' : 'picture';
  return `${how} ${depictedConcepts(doc).join('+')}`;
};

const isAvatar = ({ mark }: LogoDoc): boolean =>
  mark !== null &&
  isBold(mark.drawing, { hasFace: mark.source.kind !== 'rule' && shownBy(mark.source).things.some(isLiving) });

const saysScene = ({ scene = '' }: FourIdeasBrief, doc: LogoDoc): boolean => {
  const [subject, relation, objects = ''] = scene.split(' ');
  const said = objects.split('/').map((object) => `${subject} ${relation} ${object}`);
  return depictedConcepts(doc).some((entry) => said.includes(entry));
};

test('at least three of the four are different drawings', () => {
  expect(failing(({ docs }) => new Set(docs.map(drawingOf)).size >= 3)).toEqual([]);
});

test('the four show at least two different ideas', () => {
  expect(failing(({ docs }) => new Set(docs.map(ideaOf)).size >= 2)).toEqual([]);
});

test('one of the four is bold and simple enough for an avatar', () => {
  expect(failing(({ docs }) => docs.some(isAvatar))).toEqual([]);
});

test('one of the four has the idea inside the letters', () => {
  expect(failing(({ docs }) => docs.some(isInLetters))).toEqual([]);
});

test('a scene that was said is shown by at least two of the four, and its main thing by three', () => {
  const withScene = ({ scene }: Answered) => scene !== undefined;
  expect(FOUR_IDEAS_BRIEFS.filter(({ scene }) => scene).length).toBeGreaterThanOrEqual(20);
  expect(answered.filter(withScene).length).toBeGreaterThan(answered.length / 4);
  const isShown = (brief: Answered) => brief.docs.filter((doc) => saysScene(brief, doc)).length >= 2;
  expect(failing((brief) => !withScene(brief) || isShown(brief))).toEqual([]);
  const hasMain = ({ docs, main = '' }: Answered) =>
    docs.filter((doc) => depictedConcepts(doc).includes(main)).length >= 3;
  expect(failing((brief) => !withScene(brief) || hasMain(brief))).toEqual([]);
});

test('a scene that is shown twice is composed differently each time', () => {
  const isVaried = (brief: Answered) => {
    const scenes = brief.docs.filter((doc) => saysScene(brief, doc)).map(({ mark }) => JSON.stringify(mark?.drawing));
    return new Set(scenes).size === scenes.length;
  };
  expect(failing((brief) => !brief.scene || isVaried(brief))).toEqual([]);
});

test('L22: the mark is the picture of every logo, over the name and beside it', () => {
  const measured = answered.flatMap(({ docs }) => docs.flatMap((doc) => presenceOf(doc, outlines) ?? []));
  expect(measured.length).toBeGreaterThan(2 * answered.length);
  expect(measured.filter((each) => !isPresent(each))).toEqual([]);
});

test('at most one of the four has an ornament', () => {
  const hasOrnament = ({ effects }: LogoDoc) => effects?.backdrops.some(({ kind }) => isOrnament(kind)) ?? false;
  expect(failing(({ docs }) => docs.filter(hasOrnament).length <= 1)).toEqual([]);
});

test('no backdrop stands out from its ground half as much as the mark does', () => {
  const competes = ({ background, mark, effects }: LogoDoc) =>
    mark !== null &&
    background !== 'transparent' &&
    (effects?.backdrops ?? []).some(({ colors, strength }) =>
      colors.some((color) => {
        const seen = contrast(mixColors(background, color, strength), background) - 1;
        return seen > (contrast(mark.primary, background) - 1) / 2;
      }),
    );
  expect(failing(({ docs }) => !docs.some(competes))).toEqual([]);
});
