import type { MarkDrawing } from '@markwright/logo';
import type { CatalogueDrawing, Concept, DrawingEntry } from './catalogue-types.ts';
import { licenceOfSet } from './icon-licences.ts';
import { unpackCatalogue, unpackDrawing, type PackedConcept, type PackedDrawing } from './packed-catalogue.ts';
import { readPackedJson } from './read-data.ts';

type Loaded = { concepts: Concept[]; byId: Map<string, Concept>; entries: Map<string, DrawingEntry> };

let loaded: Loaded | undefined;
const geometry = new Map<string, Record<string, PackedDrawing>>();

function catalogue(): Loaded {
  if (!loaded) {
    const concepts = unpackCatalogue(readPackedJson<PackedConcept[]>('catalogue.json.br'));
    const entries = concepts.flatMap((concept) => concept.drawings);
    loaded = {
      concepts,
      byId: new Map(concepts.map((concept) => [concept.id, concept])),
      entries: new Map(entries.map((entry) => [entry.id, entry])),
    };
  }
  return loaded;
}

export const allConcepts = (): readonly Concept[] => catalogue().concepts;

export const allDrawings = (): DrawingEntry[] => [...catalogue().entries.values()];

export const findConcept = (id: string): Concept | undefined => catalogue().byId.get(id);

/** Drawings of a concept without their geometry, best first; empty for a concept we do not have. */
export const drawingsOf = (conceptId: string): readonly DrawingEntry[] => findConcept(conceptId)?.drawings ?? [];

function readGeometry({ id, set }: DrawingEntry): MarkDrawing {
  // A set's geometry is unpacked the first time one of its drawings is wanted.
  const drawings = geometry.get(set) ?? readPackedJson<Record<string, PackedDrawing>>(`drawings/${set}.json.br`);
  geometry.set(set, drawings);
  const packed = drawings[id.slice(set.length + 1)];
  if (!packed) throw new Error(`The catalogue names ${id}, but its geometry is missing; rebuild packages/marks/data`);
  return unpackDrawing(packed);
}

/** A drawing ready to place in a logo document. */
export function findDrawing(id: string): CatalogueDrawing | undefined {
  const entry = catalogue().entries.get(id);
  return entry && { ...entry, licence: licenceOfSet(entry.set), drawing: readGeometry(entry) };
}
