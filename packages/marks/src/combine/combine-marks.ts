import type { MarkDrawing } from '@markwright/logo';
import type { Meaning, OwnMark, Sketch } from '../kit/define-mark.ts';
import { drawMark } from '../kit/finish.ts';
import { segmentsOf } from '../kit/region.ts';
import { ownMarksFor } from '../own/own-marks-for.ts';
import { hasFace, wearEars } from './ears.ts';
import { findGuest } from './guest.ts';
import { SAME_AS } from './guests.data.ts';
import type { Host } from './host.ts';
import { natural } from './hosts-nature.ts';
import { things } from './hosts-things.ts';
import { vessels } from './hosts-vessels.ts';
import { isLegible } from './legible.ts';
import { joinMarks, sketchOf } from './join.ts';
import { meaningOf } from './meaning.ts';

export type CombinedMark = {
  drawing: MarkDrawing;
  meaning: { zh: string; en: string };
  source: { kind: 'combined'; id: string; seed: number };
};

export const HOSTS: readonly Host[] = [...vessels, ...natural, ...things];

/** More nodes than this and it is a drawing, no longer a mark. */
const MOST_NODES = 96;
const MOST = 6;

type Idea = { host: Host; hostConcept: string; guestConcept: string; ears: boolean };

/** Closeness of a join: a shared outline first, then one rising from the other, then openings, then empty space. */
const CLOSENESS: Record<Host['way'], number> = { rise: 1, before: 1, set: 2, cut: 3 };
const rankOf = ({ ears, host }: Idea): number => (ears ? 0 : CLOSENESS[host.way]);

/** Two ideas in one mark, the closest joins first; empty where no rule joins them well. */
export function combineMarks(first: string, second: string, seed: number, most = MOST): CombinedMark[] {
  const [one, other] = [SAME_AS[first] ?? first, SAME_AS[second] ?? second];
  const ideas = one === other ? [] : [...ideasOf(one, other), ...ideasOf(other, one)];
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

const idOf = ({ host, hostConcept, guestConcept, ears }: Idea): string =>
  `${host.name}/${ears ? 'face' : host.way}/${hostConcept}/${guestConcept}`;

function ideasOf(hostConcept: string, guestConcept: string): Idea[] {
  const hosts = HOSTS.filter(({ concepts }) => concepts.includes(hostConcept) && !concepts.includes(guestConcept));
  const shared = hasFace(guestConcept) ? hosts.filter((host) => sketchOf(host).brow) : [];
  const family = ownMarksFor(guestConcept)[0]?.family;
  const takes = (host: Host): boolean =>
    host.takes.includes(guestConcept) || (family !== undefined && host.takes.includes(family));
  return [
    ...shared.map((host) => ({ host, hostConcept, guestConcept, ears: true })),
    ...hosts.filter(takes).map((host) => ({ host, hostConcept, guestConcept, ears: false })),
  ];
}

function draw(idea: Idea, seed: number): CombinedMark | undefined {
  const { host, hostConcept, guestConcept, ears } = idea;
  const guest = findGuest(guestConcept, seed);
  if (!guest) return undefined;
  const sketch = ears ? wearEars(host, guestConcept) : joinMarks(host, guest);
  if (!sketch || nodesOf(sketch) > MOST_NODES || !isLegible(sketch)) return undefined;
  return {
    drawing: drawMark(asMark(sketch, guest.mark), { seed }),
    meaning: meaningOf(host, wordsOf(hostConcept), guest.mark, ears),
    source: { kind: 'combined', id: idOf(idea), seed },
  };
}

/** What is said of the host's idea, where one of our own marks says it. */
function wordsOf(concept: string): { zh: Meaning; en: Meaning } | undefined {
  const mark = ownMarksFor(concept)[0];
  return mark && { zh: mark.zh, en: mark.en };
}

const nodesOf = ({ parts }: Sketch): number => parts.flatMap(({ region }) => segmentsOf(region)).length;

const asMark = (sketch: Sketch, guest: OwnMark): OwnMark => ({ ...guest, draw: () => sketch });
