import type { AiReading, AiReadingEdit, AiRelation } from '@markwright/contracts';

/** The reading as it stands, in the form it is sent back. */
export const editOf = ({ things, scene, moods, colors }: AiReading): AiReadingEdit => ({
  things: things.map(({ concept }) => concept),
  scene,
  moods: moods.map(({ id }) => id),
  colors: colors.map(({ color }) => color),
});

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

export const dropMood = (edit: AiReadingEdit, id: string): AiReadingEdit => ({
  ...edit,
  moods: edit.moods.filter((each) => each !== id),
});

export const dropColor = (edit: AiReadingEdit, color: string): AiReadingEdit => ({
  ...edit,
  colors: edit.colors.filter((each) => each !== color),
});
