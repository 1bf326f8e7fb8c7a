import type { AiReading, AiReadingEdit, AiRelation } from '@markwright/contracts';
import type { ReadingCorrection } from '../../stores/ai-logo.ts';

export type Correction = ReadingCorrection;

/** The reading as it stands, in the form it is sent back. */
export const editOf = ({ things, scene, moods, colors, trade, refused }: AiReading): AiReadingEdit => ({
  things: things.map(({ concept }) => concept),
  scene,
  moods: moods.map(({ id }) => id),
  colors: colors.map(({ color }) => color),
  // Tasks from before these were told know nothing of them.
  ...(trade !== undefined && { trade: trade?.id ?? null }),
  ...(refused && { refused: refused.flatMap(({ key }) => key ?? []) }),
});

/** A correction of other words' reading: what was dropped stays dropped, what was added stays added. */
export function carryOver({ base, edit, words }: Correction, next: AiReadingEdit): Correction {
  const list = (was: readonly string[] = [], is: readonly string[] = [], read: readonly string[] = []) => [
    ...new Set([
      ...is.filter((each) => !was.includes(each)),
      ...read.filter((each) => is.includes(each) || !was.includes(each)),
    ]),
  ];
  const things = list(base.things, edit.things, next.things);
  const isOwn = JSON.stringify(base.scene) !== JSON.stringify(edit.scene);
  const scene = isOwn ? edit.scene : next.scene;
  const isWhole = scene && [scene.subject, scene.object].every((concept) => things.includes(concept));
  return {
    base: next,
    words,
    edit: {
      things,
      scene: isWhole ? scene : null,
      moods: list(base.moods, edit.moods, next.moods),
      colors: list(base.colors, edit.colors, next.colors),
      trade: edit.trade === base.trade ? next.trade : edit.trade,
      refused: list(base.refused, edit.refused, next.refused),
    },
  };
}

/** Without a thing; a scene cannot stand without it. */
export function dropThing(edit: AiReadingEdit, concept: string): AiReadingEdit {
  const { scene } = edit;
  const isInScene = scene?.subject === concept || scene?.object === concept;
  return { ...edit, things: edit.things.filter((each) => each !== concept), scene: isInScene ? null : scene };
}

/** Another thing in the place of one, in its scene too. */
export function exchangeThing(edit: AiReadingEdit, from: string, to: string): AiReadingEdit {
  const swap = (concept: string) => (concept === from ? to : concept);
  const { scene } = edit;
  return {
    ...edit,
    things: [...new Set(edit.things.map(swap))],
    scene: scene && { ...scene, subject: swap(scene.subject), object: swap(scene.object) },
  };
}

export const addThing = (edit: AiReadingEdit, concept: string): AiReadingEdit => ({
  ...edit,
  things: [concept, ...edit.things.filter((each) => each !== concept)],
});

export const setRelation = (edit: AiReadingEdit, relation: AiRelation | null): AiReadingEdit => ({
  ...edit,
  scene: edit.scene && relation ? { ...edit.scene, relation } : null,
});

type ListName = 'moods' | 'colors' | 'refused';

export const dropFrom = (edit: AiReadingEdit, list: ListName, dropped: string): AiReadingEdit => ({
  ...edit,
  [list]: (edit[list] ?? []).filter((each) => each !== dropped),
});

export const addTo = (edit: AiReadingEdit, list: ListName, added: string): AiReadingEdit => ({
  ...edit,
  [list]: [...new Set([...(edit[list] ?? []), added])],
});

export const setTrade = (edit: AiReadingEdit, trade: string | null): AiReadingEdit => ({ ...edit, trade });

/** A thing that must not appear is not to be drawn either. */
export const refuseThing = (edit: AiReadingEdit, concept: string): AiReadingEdit =>
  addTo(dropThing(edit, concept), 'refused', `thing:${concept}`);
