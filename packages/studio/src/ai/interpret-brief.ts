import { allFonts } from '@markwright/fonts';
import { cleanText, hasIdeograph, suitsMoods } from '@markwright/logo';
import { conceptsOfName, industryOf, MOODS, type Mood } from '@markwright/marks';
import { conceptsFor, type ReasonedConcept } from '../concepts-for.ts';
import { readColors, type ReadColor } from './read-colors.ts';
import { moodsIn } from './read-moods.ts';
import { CHARACTER_MEANINGS } from './character-meanings.data.ts';

export type AiBrief = { name: string; inspiration: string; language: 'zh' | 'en' };

export type BriefReading = {
  /** What characters and words of the name mean; only those we know. */
  meanings: { text: string; zh: string; en: string }[];
  /** The trade that was told or shows in the name; null where nothing says so. */
  industry: { id: string; zh: string; en: string } | null;
  concepts: ReasonedConcept[];
  mood: { id: Mood; zh: string; en: string }[];
  /** Colours named, colours of things named, or colours the mood calls for, in that order. */
  colors: ReadColor[];
  fonts: { key: string; zh: string; en: string }[];
};

const MOST_FONTS = 4;
const MOST_MOODS = 4;

/** What the brief says, in words a person can check; nothing that is not in it or in the lexicon. */
export async function interpretBrief({ name, inspiration }: AiBrief): Promise<BriefReading> {
  const text = cleanText(inspiration);
  const told = `${text} ${name}`;
  const industry = industryOf(text) ?? industryOf(name);
  const moods = [...new Set([...moodsIn(told), ...(industry?.moods ?? [])])].slice(0, MOST_MOODS);
  const concepts = await conceptsFor({ name, description: text });
  return {
    meanings: meaningsOf(name),
    industry: industry
      ? { id: industry.id, zh: industry.zh[0] ?? industry.id, en: industry.en[0] ?? industry.id }
      : null,
    concepts,
    mood: moods.map((id) => ({ id, zh: MOODS[id], en: id })),
    colors: readColors(told, moods),
    fonts: fontsFor(name, moods),
  };
}

/** Characters one by one, Latin names word by word; the first picture a character shows, or its plain sense. */
function meaningsOf(name: string): BriefReading['meanings'] {
  const parts = hasIdeograph(name) ? Array.from(name).filter(hasIdeograph) : name.split(/[^\p{L}\p{N}]+/u);
  return [...new Set(parts)].filter(Boolean).flatMap((text) => {
    const plain = CHARACTER_MEANINGS.get(text);
    if (plain) return [{ text, ...plain }];
    const words = conceptsOfName(text)[0]?.words;
    const [zh, en] = [words?.zh[0], words?.en[0]];
    return zh && en ? [{ text, zh, en }] : [];
  });
}

function fontsFor(name: string, moods: readonly Mood[]): BriefReading['fonts'] {
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  return allFonts
    .filter((font) => font.script === script && suitsMoods(font, moods))
    .slice(0, MOST_FONTS)
    .map(({ key, zh, en }) => ({ key, zh, en }));
}
