import { LRUCache } from 'lru-cache';
import { allFonts, type FontEntry, type LoadedOutlines } from '@markwright/fonts';
import {
  acceptText,
  composeInSteps,
  hasIdeograph,
  renderSvg,
  type LogoDoc,
  type MarkChoice,
  type SeriesMark,
} from '@markwright/logo';
import { aboutOf, ideasKey, type Brief } from '../read/brief.ts';
import { conceptsFor, moodsFor, type ReasonedConcept } from '../read/concepts-for.ts';
import { isRefusedLayout } from '../read/refused.ts';
import { marksFor, MOST_REDRAWN, redrawnLetters } from '../choose/marks-for.ts';
import { obeyRefusals } from './obey-refusals.ts';
import { readDescription } from '../read/read-description.ts';
import { inOrder, type DrawnInOrder } from './drawn-in-order.ts';

/** A list this long is more than anybody scrolls through, and every logo in it differs. */
export const LIST_LENGTH = 240;
const REMEMBERED_BRIEFS = 200;
/** Faces that marks made by rule are cut from; two of each kind are enough for variety. */
const RULE_HANZI = ['noto-serif-sc-black.ttf', 'noto-sans-sc-black.ttf', 'ma-shan-zheng.ttf'];
const RULE_LATIN = ['playfair-display.ttf', 'montserrat-extrabold.ttf', 'poppins-bold.ttf', 'cinzel.ttf'];
/** Faces that keep the parts of a character apart, so that one can be replaced. */
const FACES_IN_PARTS = [
  'chiron-goround-bold.ttf',
  'noto-sans-sc-black.ttf',
  'noto-serif-sc-black.ttf',
  'montserrat-extrabold.ttf',
  'poppins-bold.ttf',
];

export type Page = { from: number; count: number };
export type LogoList = { docs: LogoDoc[]; total: number };
/** Lists drawn ahead of the first visitor: they open dictionaries and drawings, and the machine learns the work. */
const WARM_UP_BRIEFS: readonly Brief[] = [
  { name: '半山面包', secondName: 'Half Hill', slogan: '每天清晨出炉', description: '手工烘焙' },
  { name: 'Blue Fox', slogan: 'Brewed by hand', description: 'craft beer' },
];
/** For each of them, and the logos drawn in one. */
const WARM_UP_STEPS = 5;
const WARM_UP_LOGOS = 4;

type Prepared = {
  concepts: ReasonedConcept[];
  marks: DrawnInOrder<SeriesMark>;
  /** Those among the marks that take longest to draw. */
  redrawn: DrawnInOrder<SeriesMark>;
};
type Pause = () => Promise<void>;

export type Studio = {
  /** A page of logos for a brief; the same request gives the same list. `pause` is awaited after each step, a logo or less. */
  list(brief: Brief, page: Page, pause?: Pause): Promise<LogoList>;
  marks(brief: Brief): Promise<MarkChoice[]>;
  concepts(brief: Brief): Promise<ReasonedConcept[]>;
  /**
   * Opens fonts, words and drawings once, so that the first visitor does not wait for them: a few logos with each step,
   * so that one who comes meanwhile gets a turn. False after the last step.
   */
  warmUp(step: number): Promise<boolean>;
  outlines: LoadedOutlines;
};

/** Faces that marks are cut from. */
const MARK_FACES = [...new Set([...RULE_HANZI, ...RULE_LATIN, ...FACES_IN_PARTS])];

const keysOf = (fonts: readonly FontEntry[]) => fonts.map(({ key }) => key);

export function openStudio(outlines: LoadedOutlines): Studio {
  const remembered = new LRUCache<string, Promise<Prepared>>({ max: REMEMBERED_BRIEFS });

  async function prepare(brief: Brief, pause: Pause | undefined): Promise<Prepared> {
    const concepts = await conceptsFor(brief, pause);
    const faces = { outlines, fontKeys: [...RULE_HANZI, ...RULE_LATIN], facesInParts: FACES_IN_PARTS };
    await outlines.ensureLoaded(MARK_FACES);
    const redrawn = inOrder(redrawnLetters(brief, concepts, faces));
    return { concepts, marks: inOrder(marksFor(brief, concepts, faces, redrawn)), redrawn };
  }

  function prepared(brief: Brief, pause?: Pause): Promise<Prepared> {
    const key = ideasKey(brief);
    const known = remembered.get(key) ?? prepare(brief, pause);
    remembered.set(key, known);
    known.catch(() => remembered.delete(key));
    return known;
  }

  return {
    outlines,
    async list(brief, { from, count }, pause) {
      const wanted = { ...brief, name: acceptText(brief.name, 'name') };
      const { marks, redrawn } = await prepared(wanted, pause);
      const faces = facesAllowed(wanted);
      // Marks are drawn while the list is composed, so their faces must be open too.
      await outlines.ensureLoaded([...keysOf(faces), ...MARK_FACES]);
      const end = Math.min(LIST_LENGTH, from + count);
      if (end > MOST_REDRAWN && !wanted.onlyTag) await redrawn.makeAhead(MOST_REDRAWN - 1, pause);
      const { name, secondName, slogan, palette, seed } = wanted;
      const told = { name, secondName, slogan, palette, seed, moods: moodsFor(wanted) };
      const { refusals } = readDescription(wanted.description ?? '', name);
      const kit = { outlines, faces, marks, allowsLayout: (id: string) => !isRefusedLayout(id, refusals) };
      const about = aboutOf(wanted);
      const docs: LogoDoc[] = [];
      if (from < end)
        for (const doc of composeInSteps(told, kit, { from, count: end - from })) {
          if (doc) docs.push({ ...obeyRefusals(doc, refusals), ...about });
          await pause?.();
        }
      return { docs, total: LIST_LENGTH };
    },
    marks: async (brief) => (await prepared(brief)).marks.all(),
    concepts: async (brief) => (await prepared(brief)).concepts,
    async warmUp(step) {
      const brief = WARM_UP_BRIEFS[Math.floor(step / WARM_UP_STEPS)];
      if (!brief) return false;
      const from = (step % WARM_UP_STEPS) * WARM_UP_LOGOS;
      const { docs } = await this.list(brief, { from, count: WARM_UP_LOGOS });
      for (const doc of docs) renderSvg(doc, { outlines });
      return true;
    },
  };
}

/** Chosen fonts limit the name's script only: the other language still needs a partner. */
function facesAllowed({ name, fonts }: Brief): FontEntry[] {
  if (!fonts || fonts.length === 0) return [...allFonts];
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  const able = allFonts.filter((font) => font.script !== script || fonts.includes(font.key));
  return able.some((font) => font.script === script) ? able : [...allFonts];
}
