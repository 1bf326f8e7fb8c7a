import { defineMark, type Meaning, type OwnMark, type Sketch, type Dice, type Kit } from '@markwright/marks/kit';
import type { Relation, Scene } from '@markwright/marks';

/** Two things drawn as one mark by hand, and the sentences it is the picture of. */
export type WholeScene = {
  subject: string;
  /** The relation that is drawn first, then others that the same picture says. */
  relations: readonly [Relation, ...Relation[]];
  object: string;
  mark: OwnMark;
};

type Drawn = {
  /** Unique among the scenes of the same two things. */
  name: string;
  subject: string;
  relations: WholeScene['relations'];
  object: string;
  zh: Meaning;
  en: Meaning;
  idea: { zh: string; en: string };
  draw: (kit: Kit, dice: Dice) => Sketch;
};

export function defineScene({ subject, relations, object, ...mark }: Drawn): WholeScene {
  return {
    subject,
    relations,
    object,
    mark: defineMark({
      ...mark,
      family: 'scenes',
      concept: subject === object ? `two-${subject}` : `${subject}-${object}`,
    }),
  };
}

export const sceneShown = ({ subject, relations, object }: WholeScene): Scene => ({
  subject,
  relation: relations[0],
  object,
});
