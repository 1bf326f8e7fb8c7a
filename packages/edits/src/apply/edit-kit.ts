import type { FaceChoice, LogoDoc, LogoMark, MarkChoice } from '@markwright/logo';
import type { Edit, Line } from '../command.ts';

/** A typeface by what it looks like and what people call it. */
export type Face = FaceChoice & { words: { zh: string; en: string } };

/** A picture that somebody has to draw: the engine on the server, or the one in the command line. */
export type DrawRequest =
  | { kind: 'thing'; thing: readonly string[] }
  | { kind: 'join'; thing: readonly string[]; with: LogoMark['source'] }
  | { kind: 'other'; of: LogoMark['source'] }
  | { kind: 'line' | 'solid' | 'simpler'; of: LogoMark['source'] }
  | { kind: 'letter'; letter: string; name: string; of: LogoMark['source'] };

export type EditKit = {
  faces: readonly Face[];
  /** Whether a face has every letter of a text. */
  covers: (face: string, text: string) => boolean;
  drawMark: (request: DrawRequest) => Promise<MarkChoice | undefined>;
};

export type Sentence = { zh: string; en: string };

/** What became of one wish. */
export type Outcome =
  /** Done; the same document where the logo was like that already. */
  | { kind: 'done'; doc: LogoDoc; says: Sentence }
  /** Not to be done, with what can be done instead. */
  | { kind: 'refused'; says: Sentence }
  /** For whoever keeps the history, or the person at the counter. */
  | { kind: 'talk'; edit: Edit };

export const LINE_OF: Record<Line, 'name' | 'secondName' | 'slogan'> = {
  name: 'name',
  second: 'secondName',
  slogan: 'slogan',
  // A year is written where the slogan stands.
  year: 'slogan',
};

export const LINE_WORDS: Record<Line, Sentence> = {
  name: { zh: '名字', en: 'the name' },
  second: { zh: '第二行', en: 'the second line' },
  slogan: { zh: '口号', en: 'the slogan' },
  year: { zh: '年份', en: 'the year' },
};

export const done = (doc: LogoDoc, zh: string, en: string): Outcome => ({ kind: 'done', doc, says: { zh, en } });
export const refused = (zh: string, en: string): Outcome => ({ kind: 'refused', says: { zh, en } });

const HAN = /\p{Script=Han}/u;
/** A thing in words of each language, where it was said in them. */
export const thingSaid = (thing: readonly string[]): Sentence => ({
  zh: thing.find((word) => HAN.test(word)) ?? thing[0] ?? '',
  en: thing.find((word) => !HAN.test(word)) ?? thing[0] ?? '',
});
