import { readText, type SaidText } from '@markwright/reading';
import type { MarkedBrief } from './briefs.ts';
import { fitsRelation, isNoun } from './judge.ts';

type Piece = { surface: string; role: string; noun: string; from: number; to: number };

/** How a reading compares with the marks: counts to be added up over a writer's briefs. */
export type MarkedCounts = {
  /** Things that were read, and those of them that may be drawn. */
  read: number;
  readRightly: number;
  /** Things that are to be drawn, and those of them that were read. */
  wanted: number;
  wantedFound: number;
  refused: number;
  refusedFound: number;
  /** Refused things that were read as something to draw. */
  refusedDrawn: number;
  related: number;
  relatedFound: number;
  ms: number;
  wrong: string[];
};

/** Writers differ where goods, settings and shaped letters are concerned: drawing them or not is right. */
const MAY_BE_DRAWN = new Set(['main', 'second', 'either', 'trade', 'place', 'letter']);
const TO_BE_DRAWN = new Set(['main', 'second', 'either']);

const MARK = /\{([^|{}]*)\|([a-z]+)\|([^{}]*)\}/gu;

export function takeMarksOff(marked: string): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  let end = 0;
  for (const { 0: all, 1: surface = '', 2: role = '', 3: noun = '', index } of marked.matchAll(MARK)) {
    text += marked.slice(end, index);
    pieces.push({ surface, role, noun, from: text.length, to: text.length + surface.length });
    text += surface;
    end = index + all.length;
  }
  return { text: text + marked.slice(end), pieces };
}

export function judgeMarked(brief: MarkedBrief): MarkedCounts {
  const { text, pieces } = takeMarksOff(brief.text);
  // Processor time: other work on the machine does not count.
  const start = process.cpuUsage();
  const said = readText(text, takeMarksOff(brief.name).text);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  const piecesOf = said.things.map((thing) => pieces.filter((piece) => isSaidOf(thing, piece)));
  const isRight = (found: readonly Piece[]) => found.some(({ role }) => MAY_BE_DRAWN.has(role));
  const wanted = pieces.filter(({ role }) => TO_BE_DRAWN.has(role));
  const isOffered = ({ surface, role }: Piece) =>
    role === 'either' && said.passedOver.some((each) => each.role === 'either' && surface.includes(each.text));
  const missed = wanted.filter((piece) => !piecesOf.some((found) => found.includes(piece)) && !isOffered(piece));
  const refused = pieces.filter(({ role }) => role === 'refuse');
  const unrefused = refused.filter((piece) => !said.refusals.some((refusal) => refuses(refusal, piece)));
  const drawn = refused.filter((piece) => piecesOf.some((found) => found.length === 1 && found[0] === piece));
  const relations = brief.rel.map((line) => line.split(' '));
  const missing = relations.filter(([a, rel, b]) => {
    const [one, other] = [pieces[Number(a)], pieces[Number(b)]];
    return !said.relations.some(({ subject, relation, object }) => {
      const [from, to] = [piecesOf[subject]!, piecesOf[object]!];
      return one && other && from.includes(one) && to.includes(other) && fitsRelation(rel!, relation);
    });
  });
  const misread = said.things.filter((_, at) => !isRight(piecesOf[at]!));
  return {
    read: said.things.length,
    readRightly: said.things.length - misread.length,
    wanted: wanted.length,
    wantedFound: wanted.length - missed.length,
    refused: refused.length,
    refusedFound: refused.length - unrefused.length,
    refusedDrawn: drawn.length,
    related: relations.length,
    relatedFound: relations.length - missing.length,
    ms,
    wrong: [
      ...misread.map((thing) => `drew ${thing.text} as ${thing.concept} (${thing.role})`),
      ...missed.map(({ surface, role }) => `missed ${surface} (${role})`),
      ...unrefused.map(({ surface }) => `not refused: ${surface}`),
      ...missing.map(([a, rel, b]) => `no ${pieces[Number(a)]?.surface} ${rel} ${pieces[Number(b)]?.surface}`),
    ],
  };
}

const isSaidOf = ({ text }: SaidText['things'][number], { surface }: Piece): boolean => {
  const [said, marked] = [text.toLowerCase(), surface.toLowerCase()];
  return said.includes(marked) || marked.includes(said);
};

const refuses = ({ name, text }: SaidText['refusals'][number], { surface, noun }: Piece): boolean =>
  isNoun(name, noun) || text.toLowerCase().includes(surface.toLowerCase()) || surface.includes(text);
