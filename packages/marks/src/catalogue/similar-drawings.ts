import { allDrawings } from './catalogue.ts';
import type { DrawingEntry } from './catalogue-types.ts';
import { dataFile, readPackedBytes } from './read-data.ts';
import { shapeDistance, SIGNATURE_LENGTH } from './shape-signature.ts';

type SimilarDrawing = DrawingEntry & { distance: number };

type SimilarOptions = {
  limit?: number;
  /** Concepts the picture is known or guessed to show; their drawings come nearer. */
  concepts?: readonly string[];
};

/** What a shared meaning is worth, in shape distance. */
const MEANING_BONUS = 0.08;
const MOST_PER_CONCEPT = 2;

let signatures: Uint8Array | undefined;

const table = (): Uint8Array => (signatures ??= readPackedBytes(dataFile('signatures.bin.br')));

/** The stored signature of a drawing, by its place in the catalogue. */
function signatureAt(index: number): Uint8Array {
  return table().subarray(index * SIGNATURE_LENGTH, (index + 1) * SIGNATURE_LENGTH);
}

/** Weights of one picture (cat, cat-bold, cat-fill…) count as one drawing here. */
const pictureOf = (id: string) => id.replace(/-(thin|light|bold|fill|filled|duotone|line)$/, '');

/** Drawings whose shape is nearest to a signature, a few per concept so that the list stays varied. */
export function drawingsLike(
  signature: Uint8Array,
  { limit = 12, concepts = [] }: SimilarOptions = {},
): SimilarDrawing[] {
  if (signature.length !== SIGNATURE_LENGTH) {
    throw new Error(`A shape signature has ${SIGNATURE_LENGTH} bytes, this one ${signature.length}`);
  }
  const wanted = new Set(concepts);
  const ranked = allDrawings()
    .map((entry, index) => {
      const shape = shapeDistance(signature, table(), index * SIGNATURE_LENGTH);
      return { ...entry, distance: Math.max(0, shape - (wanted.has(entry.concept) ? MEANING_BONUS : 0)) };
    })
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
  const perConcept = new Map<string, number>();
  const pictures = new Set<string>();
  const chosen: SimilarDrawing[] = [];
  for (const entry of ranked) {
    const count = perConcept.get(entry.concept) ?? 0;
    if (count >= MOST_PER_CONCEPT || pictures.has(pictureOf(entry.id))) continue;
    perConcept.set(entry.concept, count + 1);
    pictures.add(pictureOf(entry.id));
    chosen.push(entry);
    if (chosen.length === limit) break;
  }
  return chosen;
}

/** Drawings like one of the catalogue, itself left out. */
export function similarDrawings(id: string, options: SimilarOptions = {}): SimilarDrawing[] {
  const drawings = allDrawings();
  const index = drawings.findIndex((entry) => entry.id === id);
  const own = drawings[index];
  if (!own) throw new Error(`No drawing ${id} in the catalogue`);
  const { limit = 12, concepts = [own.concept] } = options;
  const near = drawingsLike(signatureAt(index), { limit: limit + 2, concepts });
  return near.filter((entry) => pictureOf(entry.id) !== pictureOf(id)).slice(0, limit);
}
