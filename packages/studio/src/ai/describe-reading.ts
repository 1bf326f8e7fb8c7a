import type { BriefReading } from './interpret-brief.ts';

type Words = { zh: string; en: string };

/** What was found, in words for the four stages of the loading bar; each says so where nothing was found. */
export type ReadingStages = { meaning: Words; industry: Words; style: Words; concepts: Words };

const MOST_CONCEPTS = 5;

const join = (items: readonly Words[], none: Words): Words =>
  items.length === 0 ? none : { zh: items.map(({ zh }) => zh).join('、'), en: items.map(({ en }) => en).join(', ') };

export function describeReading({ meanings, industry, mood, colors, fonts, concepts }: BriefReading): ReadingStages {
  const said = meanings.map(({ text, zh, en }) => ({
    zh: text === zh ? text : `${text}：${zh}`,
    en: `${text}: ${en}`,
  }));
  const feeling = join(mood, { zh: '', en: '' });
  const trade = industry ?? { zh: '未提到行业', en: 'No trade was mentioned' };
  const palette = join(colors, { zh: '颜色由风格决定', en: 'Colours follow the style' });
  const faces = join(fonts.slice(0, 2), { zh: '', en: '' });
  const ideas = concepts.slice(0, MOST_CONCEPTS).map(({ words }) => words);
  return {
    meaning: join(said, { zh: '名字里没有可解的字义', en: 'The name shows no meaning we know' }),
    industry: {
      zh: trade.zh + (feeling.zh ? ` · ${feeling.zh}` : ''),
      en: trade.en + (feeling.en ? ` · ${feeling.en}` : ''),
    },
    style: { zh: palette.zh + (faces.zh ? ` · ${faces.zh}` : ''), en: palette.en + (faces.en ? ` · ${faces.en}` : '') },
    concepts: join(ideas, { zh: '以字为形', en: 'Drawn from the letters themselves' }),
  };
}
