import type { MarkDrawing } from '@markwright/logo';

/** How two things of a sentence stand to each other; the first is the subject: "a bear holding a jar". */
export const RELATIONS = [
  'on',
  'in',
  'under',
  'over',
  'beside',
  'behind',
  'holding',
  'carrying',
  'wearing',
  'riding',
  'wrapped-round',
  'made-of',
  'shaped-like',
  'facing',
  'rising-from',
  'as-part',
  'chasing',
  'reading',
  'playing',
  'sleeping-on',
  'flying-over',
  'out-of',
  'and',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Two concepts of the catalogue, or three, and the relation that was said between them. */
export type Scene = {
  subject: string;
  relation: Relation;
  object: string;
  /** How many of the subject were said, where it is more than one: 三只熊. A group alone is its own object. */
  count?: number | undefined;
  /** The part of the subject that the object takes the place of: the tail of a whale whose tail is a leaf. */
  part?: string | undefined;
  /** Something else that was named, and how it stands to the two: "a fox with a lantern under a pine". */
  third?: { concept: string; relation: Relation } | undefined;
};

/** Two things joined by the relation that was said. */
export type SceneMark = {
  drawing: MarkDrawing;
  /** 标志释义: the picture, then what it stands for. */
  meaning: { zh: string; en: string };
  source: { kind: 'scene'; id: string; seed: number };
};
