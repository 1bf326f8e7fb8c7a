import { findLayout, type LogoDoc, type MarkChoice } from '@markwright/logo';
import {
  aliasesOf,
  findDrawing,
  findOwnMark,
  namesInScene,
  namesShown,
  type OwnMark,
  type Relation,
} from '@markwright/marks';
import { conceptOfPartPicture, conceptsOfCombined, relationsShown, sceneOfId } from '@markwright/making';
import { sourcesOfPair } from './pair-mark.ts';

/** What a drawn mark shows: its things, the main one first, and how the first two stand to each other. */
export type Shown = { things: string[]; relation?: Relation };

const NOTHING: Shown = { things: [] };

/** Read from where a drawing came from, never from what was asked for. */
export function shownBy({ kind, id }: MarkChoice['source']): Shown {
  switch (kind) {
    case 'own':
    case 'icon':
      return { things: conceptOfPicture(id) };
    case 'combined': {
      const [host, guest] = conceptsOfCombined(id) ?? [];
      return host && guest ? { things: [host, guest], relation: 'and' } : NOTHING;
    }
    case 'scene': {
      const scene = sceneOfId(id);
      if (!scene) return NOTHING;
      const { subject, object, relation, third } = scene;
      return { things: [subject, object, ...(third ? [third.concept] : [])], relation };
    }
    case 'pair': {
      const [one, other] = (sourcesOfPair(id) ?? []).map((source) => shownBy(source).things);
      if (!one?.[0] || !other?.[0]) return NOTHING;
      return { things: [one[0], other[0], ...one.slice(1), ...other.slice(1)], relation: 'beside' };
    }
    case 'lift': {
      const concept = conceptOfPartPicture(id.split('/')[3] ?? '');
      return concept ? { things: [concept] } : NOTHING;
    }
    case 'rule':
      return { things: conceptInRule(id) };
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

/** Which drawing a mark shows: cut out of a tile or a letter it is the same drawing to the eye. */
export function drawingShown({ kind, id }: MarkChoice['source']): string {
  const picture = kind === 'rule' ? spansOf(id).find((span) => conceptOfPicture(span).length > 0) : undefined;
  return picture ?? `${kind === 'own' || kind === 'icon' ? '' : `${kind} `}${id}`;
}

/** Marks made by rule name the picture they are cut with inside their id; letters alone show nothing. */
const conceptInRule = (id: string): string[] => spansOf(id).flatMap(conceptOfPicture).slice(0, 1);

/** What may be a picture's own id inside another. */
function spansOf(id: string): string[] {
  const parts = id.split('/');
  return parts.flatMap((_, from) => [3, 1].map((length) => parts.slice(from, from + length).join('/')));
}

/**
 * What a logo shows, for lists and files: each thing, then all that is true of how they are joined ("boat carrying
 * moon"), by every name that they have.
 */
export function depictedConcepts(doc: LogoDoc): string[] {
  if (!doc.mark || !findLayout(doc.layout.id)?.drawsMark) return [];
  const { source } = doc.mark;
  const { things, relation } = shownBy(source);
  const [subject, object] = things;
  const joined = relation && subject && object ? [{ subject, relation, object }] : [];
  return byEveryName(things, source.kind === 'scene' ? relationsShown(source.id) : joined);
}

/** Things and relations by all their names, what they are called in our catalogue first. */
export function byEveryName(
  things: readonly string[],
  relations: readonly { subject: string; relation: Relation; object: string }[],
): string[] {
  const sentences = relations.flatMap(({ subject, relation, object }) =>
    namesInScene(subject).flatMap((one) => namesInScene(object).map((other) => `${one} ${relation} ${other}`)),
  );
  const isJoined = (thing: string) => relations.some(({ subject, object }) => subject === thing || object === thing);
  const names = things.flatMap((thing) => (isJoined(thing) ? namesInScene(thing) : namesShown(thing)));
  return [...new Set([...things, ...names, ...sentences])];
}
