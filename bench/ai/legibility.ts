import type { LoadedOutlines } from '@markwright/fonts';
import { setBackground, setLayout } from '@markwright/logo';
import { AI_STYLES, makeAiLogos, type AiStyleId, type BriefReading } from '@markwright/studio';
import { readSamples } from '../engine/read-samples.ts';
import { squeeze } from '../engine/reader.ts';
import { sampleOf, setPlainly, type Sample } from '../engine/sample.ts';

/** Brush and graffiti are looked at before they are read; the other thirteen promise to be legible. */
const FREE_HANDS: readonly AiStyleId[] = ['ink-and-wash', 'cartoon-graffiti'];
/** Columns, rings and broken names are no lines of text: their letters are read in a line. */
const IN_LINE = 'wordmark';

/** Names fixed by the engine's own legibility bench before the styles were drawn. */
const NAMES = [
  '木子律所',
  '星河科技',
  '北斗数据',
  '白鹭口腔',
  '知白书店',
  '大树教育',
  'Northwind',
  'Harbor Coffee',
  'Lumen',
  'Pine Studio',
];
/** Not quite white: letters that are white by design must not be taken for holes in it. */
const PAPER = '#fefefe';

/** Has a stranger read the names of AI logos as the style drew their letters, and the same names set plainly. */
export async function measureAiLegibility(outlines: LoadedOutlines, reading: BriefReading) {
  const logos: { style: AiStyleId; drawn: Sample; plain: Sample }[] = [];
  for (const { id } of AI_STYLES.filter((style) => !FREE_HANDS.includes(style.id))) {
    for (const [index, name] of NAMES.entries()) {
      const request = { name, inspiration: '', language: 'zh' as const, styles: [id], seed: index + 1 };
      const four = await makeAiLogos(request, { outlines, reading });
      const { doc } = four[index % four.length]!;
      const drawn = sampleOf(setBackground(setLayout(doc, IN_LINE), PAPER), outlines);
      logos.push({ style: id, drawn, plain: setPlainly(name, doc.name.font, outlines) });
    }
  }
  const samples = [...logos.map(({ drawn }) => drawn), ...logos.map(({ plain }) => plain)];
  const { tesseract: texts, second } = await readSamples(samples);
  return logos.map(({ style, drawn }, place) => {
    const [read, readPlain] = [texts[place] ?? '', texts[place + logos.length] ?? ''];
    const name = squeeze(drawn.name);
    const isReadAgain = second && second[place] === name;
    const [isRead, isReadPlain] = [read === name, readPlain === name];
    return { style, name: drawn.name, font: drawn.font, read, isRead, isReadPlain, isReadAgain };
  });
}
