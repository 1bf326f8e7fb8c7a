import type { DataToSend, Endpoints } from '@markwright/contracts';
import { drawingsOf, ownMarksFor } from '@markwright/marks';
import { firstTags, similarTags, type Tag } from '@markwright/reading';
import { drawSource } from '@markwright/studio';

type TagCard = DataToSend<Endpoints['listFirstTags']>['list'][number];

export const listFirst = (): TagCard[] => firstTags().flatMap(withPicture);

export const listSimilar = (ids: readonly string[], limit: number): TagCard[] =>
  similarTags(ids, { limit }).flatMap(withPicture);

/** A tag is a picture with a word: our own drawing of it where we have one. */
function withPicture({ id, zh, en, concept }: Tag): TagCard[] {
  const [own] = ownMarksFor(concept);
  const [icon] = drawingsOf(concept);
  const source = own ? { kind: 'own', id: own.key, seed: 1 } : icon && { kind: 'icon', id: icon.id };
  const drawing = source && drawSource(source)?.drawing;
  return drawing ? [{ id, words: { zh, en }, concept, drawing }] : [];
}
