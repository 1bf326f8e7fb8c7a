import type { MarkDrawing } from '@markwright/logo';
import { type Meaning, type OwnMark, type Sketch, drawMark, segmentsOf } from '@markwright/marks/kit';
import { ownMarksFor } from '@markwright/marks';
import { hasFace, wearEars } from './ears.ts';
import { findGuest } from './guest.ts';
import { SAME_AS } from './guests.data.ts';
import type { Host } from './host.ts';
import { canHalve, findHalf, joinHalves } from './halves.ts';
import { natural } from './hosts-nature.ts';
import { parted } from './hosts-parts.ts';
import { things } from './hosts-things.ts';
import { vessels } from './hosts-vessels.ts';
import { isLegible } from './legible.ts';
import { joinMarks, sketchOf } from './join.ts';
import { meaningOf, meaningOfHalves } from './meaning.ts';

type CombinedMark = {
  drawing: MarkDrawing;
  meaning: { zh: string; en: string };
  source: { kind: 'combined'; id: string; seed: number };
};

export const HOSTS: readonly Host[] = [...vessels, ...natural, ...things, ...parted];

/** More nodes than this and it is a drawing, no longer a mark. */
const MOST_NODES = 96;
const MOST = 6;

type Idea = {
  hostConcept: string;
  guestConcept: string;
  /** Of ears and a face, or of two halves, there is one outline; other joins are the host's own way. */
  join: { kind: 'face' | 'host'; host: Host } | { kind: 'halves' };
};

/** Closeness of a join: a shared outline first, then a part exchanged or one rising from the other, then openings, then empty space. */
const CLOSENESS: Record<Host['way'], number> = { part: 1, rise: 1, before: 1, set: 2, cut: 3 };
const rankOf = ({ join }: Idea): number => (join.kind === 'host' ? CLOSENESS[join.host.way] : 0);

/** Two ideas in one mark, the closest joins first; empty where no rule joins them well. `accepts` asks by id before a join is drawn. */
export function combineMarks(
  first: string,
  second: string,
  seed: number,
  most = MOST,
  accepts: (id: string) => boolean = () => true,
): CombinedMark[] {
  const [one, other] = [SAME_AS[first] ?? first, SAME_AS[second] ?? second];
  const ideas = (one === other ? [] : [...ideasOf(one, other), ...ideasOf(other, one)]).filter((idea) =>
    accepts(idOf(idea)),
  );
  // The seed turns through joins of the same closeness.
  const start = ideas.length > 0 ? Math.abs(seed) % ideas.length : 0;
  const turned = [...ideas.slice(start), ...ideas.slice(0, start)].toSorted((a, b) => rankOf(a) - rankOf(b));
  const marks: CombinedMark[] = [];
  for (const idea of turned) {
    const mark = marks.length < most ? draw(idea, seed) : undefined;
    if (mark) marks.push(mark);
  }
  return marks;
}

/** Draws a combination again from its id; undefined where no such join exists. */
export function drawCombined(id: string, seed: number): CombinedMark | undefined {
  const ideas = conceptsOfCombined(id);
  const same = ideas && ideasOf(...ideas).find((idea) => idOf(idea) === id);
  return same && draw(same, seed);
}

/** The two ideas of a combination's id, the host's first; undefined for any other text. */
export function conceptsOfCombined(id: string): [host: string, guest: string] | undefined {
  const [, , host, guest] = id.split('/');
  return host && guest ? [host, guest] : undefined;
}

function idOf({ join, hostConcept, guestConcept }: Idea): string {
  const way =
    join.kind === 'halves' ? 'halves/axis' : `${join.host.name}/${join.kind === 'face' ? 'face' : join.host.way}`;
  return `${way}/${hostConcept}/${guestConcept}`;
}

function ideasOf(hostConcept: string, guestConcept: string): Idea[] {
  const hosts = HOSTS.filter(({ concepts }) => concepts.includes(hostConcept) && !concepts.includes(guestConcept));
  const shared = hasFace(guestConcept) ? hosts.filter((host) => sketchOf(host).brow) : [];
  const family = ownMarksFor(guestConcept)[0]?.family;
  const takes = (host: Host): boolean =>
    host.takes.includes(guestConcept) || (family !== undefined && host.takes.includes(family));
  const joins: Idea['join'][] = [
    ...shared.map((host) => ({ kind: 'face' as const, host })),
    ...(canHalve(hostConcept, guestConcept) ? [{ kind: 'halves' as const }] : []),
    ...hosts.filter(takes).map((host) => ({ kind: 'host' as const, host })),
  ];
  return joins.map((join) => ({ hostConcept, guestConcept, join }));
}

function draw(idea: Idea, seed: number): CombinedMark | undefined {
  const drawn = idea.join.kind === 'halves' ? drawHalves(idea, seed) : drawHosted(idea, idea.join, seed);
  if (!drawn || nodesOf(drawn.sketch) > MOST_NODES || !isLegible(drawn.sketch)) return undefined;
  return {
    drawing: drawMark(asMark(drawn.sketch, drawn.mark), { seed }),
    meaning: drawn.meaning,
    source: { kind: 'combined', id: idOf(idea), seed },
  };
}

type Drawn = { sketch: Sketch; mark: OwnMark; meaning: CombinedMark['meaning'] };

function drawHosted(
  { hostConcept, guestConcept }: Idea,
  { kind, host }: { kind: 'face' | 'host'; host: Host },
  seed: number,
): Drawn | undefined {
  const guest = findGuest(guestConcept, seed);
  const sketch = guest && (kind === 'face' ? wearEars(host, guestConcept) : joinMarks(host, guest));
  if (!sketch) return undefined;
  const meaning = meaningOf(host, wordsOf(hostConcept), guest.mark, kind === 'face');
  return { sketch, mark: guest.mark, meaning };
}

function drawHalves({ hostConcept, guestConcept }: Idea, seed: number): Drawn | undefined {
  const [left, right] = [findHalf(hostConcept, seed), findHalf(guestConcept, seed)];
  const sketch = left && right && joinHalves(left, right);
  return sketch && { sketch, mark: left.mark, meaning: meaningOfHalves(left.mark, right.mark) };
}

/** What is said of the host's idea, where one of our own marks says it. */
function wordsOf(concept: string): { zh: Meaning; en: Meaning } | undefined {
  const mark = ownMarksFor(concept)[0];
  return mark && { zh: mark.zh, en: mark.en };
}

const nodesOf = ({ parts }: Sketch): number => parts.flatMap(({ region }) => segmentsOf(region)).length;

const asMark = (sketch: Sketch, guest: OwnMark): OwnMark => ({ ...guest, draw: () => sketch });
