import { findLayout, type LogoDoc, type MarkChoice } from '@markwright/logo';
import {
  aliasesOf,
  conceptOfStandIn,
  conceptsOfCombined,
  findDrawing,
  findOwnMark,
  relationsShown,
  sceneOfId,
  type OwnMark,
  type ShownRelation,
} from '@markwright/marks';
import { sourcesOfPair } from './pair-mark.ts';

/** What a drawn mark shows: its things, the main one first, and how they are joined in the drawing. */
export type Shown = { things: string[]; relations: ShownRelation[] };

const NOTHING: Shown = { things: [], relations: [] };
const justThings = (things: string[]): Shown => ({ things, relations: [] });

/** Read from where a drawing came from, never from what was asked for. */
export function shownBy({ kind, id }: MarkChoice['source']): Shown {
  switch (kind) {
    case 'own':
    case 'icon':
      return justThings(conceptOfPicture(id));
    case 'combined': {
      const [host, guest] = conceptsOfCombined(id) ?? [];
      return host && guest
        ? { things: [host, guest], relations: [{ subject: host, relation: 'and', object: guest }] }
        : NOTHING;
    }
    case 'scene': {
      const scene = sceneOfId(id);
      if (!scene) return NOTHING;
      const { subject, object, third } = scene;
      return { things: [subject, object, ...(third ? [third.concept] : [])], relations: relationsShown(id) };
    }
    case 'pair': {
      const [one, other] = (sourcesOfPair(id) ?? []).map((source) => shownBy(source).things);
      if (!one?.[0] || !other?.[0]) return NOTHING;
      return {
        things: [one[0], other[0], ...one.slice(1), ...other.slice(1)],
        relations: [{ subject: one[0], relation: 'beside', object: other[0] }],
      };
    }
    case 'lift': {
      const concept = conceptOfStandIn(id.split('/')[3] ?? '');
      return concept ? justThings([concept]) : NOTHING;
    }
    case 'rule':
      return justThings(conceptInRule(id));
    default:
      return NOTHING;
  }
}

function conceptOfPicture(id: string): string[] {
  const own = findOwnMark(id);
  if (own) return [own.concept, ...aliasesOf(own.concept).filter((alias) => isDrawnIn(own, alias))];
  const concept = findDrawing(id)?.concept;
  return concept ? [concept] : [];
}

/** Whether a drawing's own description names a thing: of our marks for tea one is a teapot. */
export const isDrawnIn = ({ key, idea }: OwnMark, concept: string): boolean =>
  `${key.replaceAll('-', ' ')} ${idea.en}`.toLowerCase().includes(concept.replaceAll('-', ' '));

/** Marks made by rule name the picture they are cut with inside their id; letters alone show nothing. */
function conceptInRule(id: string): string[] {
  const parts = id.split('/');
  const spans = parts.flatMap((_, from) => [3, 1].map((length) => parts.slice(from, from + length).join('/')));
  return spans.flatMap(conceptOfPicture).slice(0, 1);
}

/** What a logo shows, for lists and files: each thing, then how they are joined in the drawing ("boat carrying moon"). */
export function showsOf(doc: LogoDoc): string[] {
  if (!doc.mark || !findLayout(doc.layout.id)?.drawsMark) return [];
  const { things, relations } = shownBy(doc.mark.source);
  return [...things, ...relations.map(({ subject, relation, object }) => `${subject} ${relation} ${object}`)];
}
