import { colorName, findLayout, type LogoDoc } from '@markwright/logo';
import type { AiColors } from './style-program.ts';

export type Caption = { zh: string; en: string };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the mark shows, then how the logo looks. */
export function captionOf(doc: LogoDoc, look: Caption): Caption {
  // Letters alone show no mark, so there is nothing to say about one.
  if (!doc.mark || !findLayout(doc.layout.id)?.drawsMark) return { zh: `${look.zh}。`, en: `${look.en}.` };
  const { meaning } = doc.mark;
  const [zh, en] = [meaning.zh.replace(/[。.]$/u, ''), meaning.en.replace(/\.$/u, '')];
  return { zh: `${zh}。${look.zh}。`, en: `${capital(en)}. ${look.en}.` };
}

/** As it is said in a sentence: 朱红色, dark green. */
function nameIn(hex: string): Caption {
  const { zh, en } = colorName(hex);
  return { zh: zh.endsWith('色') ? zh : `${zh}色`, en: en.toLowerCase() };
}

/** The colours that are there, by the names people have for them. */
export function colorsInWords({ ground, mark, name }: AiColors, hasMark: boolean): Caption {
  const [onto, drawn, written] = [nameIn(ground), nameIn(mark), nameIn(name)];
  if (!hasMark || drawn.zh === written.zh)
    return { zh: `${onto.zh}底，${written.zh}字`, en: `${capital(written.en)} on ${onto.en}` };
  return {
    zh: `${onto.zh}底，${drawn.zh}图形，${written.zh}字`,
    en: `${capital(drawn.en)} mark and ${written.en} letters on ${onto.en}`,
  };
}
