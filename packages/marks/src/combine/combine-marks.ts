import type { MarkDrawing } from '@markwright/logo';
import type { Meaning, OwnMark, Sketch } from '../kit/define-mark.ts';
import { drawMark } from '../kit/finish.ts';
import { segmentsOf } from '../kit/region.ts';
import { ownMarksFor } from '../own/own-marks-for.ts';
import { hasFace, wearEars } from './ears.ts';
import { findGuest } from './guest.ts';
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
  const ideas = [...ideasOf(first, second), ...ideasOf(second, first)];
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

function draw({ host, hostConcept, guestConcept, ears }: Idea, seed: number): CombinedMark | undefined {
  const guest = findGuest(guestConcept, seed);
  if (!guest) return undefined;
  const sketch = ears ? wearEars(host, guestConcept) : joinMarks(host, guest);
  if (!sketch || nodesOf(sketch) > MOST_NODES || !isLegible(sketch)) return undefined;
  const form = ears ? 'face' : host.way;
  return {
    drawing: drawMark(asMark(sketch, guest.mark), { seed }),
    meaning: meaningOf(host, wordsOf(hostConcept), guest.mark, ears),
    source: { kind: 'combined', id: `${host.name}/${form}/${hostConcept}/${guestConcept}`, seed },
  };
}

/** What is said of the host's idea, where one of our own marks says it. */
function wordsOf(concept: string): { zh: Meaning; en: Meaning } | undefined {
  const mark = ownMarksFor(concept)[0];
  return mark && { zh: mark.zh, en: mark.en };
}

const nodesOf = ({ parts }: Sketch): number => parts.flatMap(({ region }) => segmentsOf(region)).length;

const asMark = (sketch: Sketch, guest: OwnMark): OwnMark => ({ ...guest, draw: () => sketch });
