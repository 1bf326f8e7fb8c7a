import type { MarkDrawing } from '@markwright/logo';
import type { CatalogueDrawing, Concept, DrawingEntry } from './catalogue-types.ts';
import { licenceOfSet } from './icon-licences.ts';
import {
  unpackCatalogue,
  unpackDrawing,
  unpackRetired,
  type PackedCatalogue,
  type PackedDrawing,
} from './packed-catalogue.ts';
import { dataFile, readPackedJson } from './read-data.ts';
import { withOwnConcepts } from './own-concepts.ts';

type Loaded = {
  concepts: Concept[];
  byId: Map<string, Concept>;
  entries: Map<string, DrawingEntry>;
  retired: Map<string, DrawingEntry>;
};

let loaded: Loaded | undefined;
const geometry = new Map<string, Record<string, PackedDrawing>>();

const byKey = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((each) => [each.id, each]));

function catalogue(): Loaded {
  if (!loaded) {
    const packed = readPackedJson<PackedCatalogue>(dataFile('catalogue.json.br'));
    const concepts = withOwnConcepts(unpackCatalogue(packed.concepts));
    loaded = {
      concepts,
      byId: byKey(concepts),
      entries: byKey(concepts.flatMap((concept) => concept.drawings)),
      retired: byKey(unpackRetired(packed.retired)),
    };
  }
  return loaded;
}

export const allConcepts = (): readonly Concept[] => catalogue().concepts;

export const allDrawings = (): DrawingEntry[] => [...catalogue().entries.values()];

export const findConcept = (id: string): Concept | undefined => catalogue().byId.get(id);

/** Everything a concept is a kind of, nearest first: a corgi is a dog. */
export function parentsOf(conceptId: string): string[] {
  const found = new Set<string>();
  const climb = (id: string): void => {
    for (const parent of findConcept(id)?.parents ?? []) {
      if (parent === conceptId || found.has(parent)) continue;
      found.add(parent);
      climb(parent);
    }
  };
  climb(conceptId);
  return [...found];
}

/** Drawings of a concept without their geometry, best first; empty for a concept we do not have. */
export const drawingsOf = (conceptId: string): readonly DrawingEntry[] => findConcept(conceptId)?.drawings ?? [];

function readGeometry({ id, set }: DrawingEntry): MarkDrawing {
  // A set's geometry is unpacked the first time one of its drawings is wanted.
  const drawings =
    geometry.get(set) ?? readPackedJson<Record<string, PackedDrawing>>(dataFile(`drawings/${set}.json.br`));
  geometry.set(set, drawings);
  const packed = drawings[id.slice(set.length + 1)];
  if (!packed) throw new Error(`The catalogue names ${id}, but its geometry is missing; rebuild packages/marks/data`);
  return unpackDrawing(packed);
}

/** Drawings that are no longer offered, but may stand in somebody's document. */
export const retiredDrawings = (): DrawingEntry[] => [...catalogue().retired.values()];

/** A drawing ready to place in a logo document; also one that is no longer offered. */
export function findDrawing(id: string): CatalogueDrawing | undefined {
  const entry = catalogue().entries.get(id) ?? catalogue().retired.get(id);
  return entry && { ...entry, licence: licenceOfSet(entry.set), drawing: readGeometry(entry) };
}
