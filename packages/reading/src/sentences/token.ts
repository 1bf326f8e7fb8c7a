import type { Relation } from '@markwright/marks';
import type { NamedThing } from './thing-names.ts';

export type TokenKind =
  | 'thing'
  /** A noun that we do not know. */
  | 'noun'
  /** Joins the thing before it with the one after it: holding, 抱着, on. */
  | 'verb'
  | 'with'
  /** 变成, "turns into". */
  | 'change'
  | 'is'
  /** 当, "as a". */
  | 'serve'
  | 'instead'
  /** 用, 由. */
  | 'use'
  /** 把. */
  | 'take'
  | 'de'
  /** After a thing: 书上. */
  | 'place'
  /** With nothing after it: "on top". */
  | 'there'
  /** 在 */
  | 'at'
  /** 从 */
  | 'from'
  /** 探出, 飞出来 */
  | 'exit'
  | 'shape'
  | 'like'
  | 'alike'
  | 'number'
  | 'business'
  | 'part'
  | 'attribute'
  | 'aboard'
  | 'setting'
  | 'mutual'
  | 'carrier'
  | 'of'
  | 'for'
  | 'article'
  | 'whose'
  | 'that'
  /** 被: what was done to the noun before it. */
  | 'passive'
  /** 卖: what follows is sold. */
  | 'sell'
  | 'or';

export type Token = {
  kind: TokenKind;
  text: string;
  /** Where it begins in its clause. */
  from: number;
  thing?: NamedThing;
  relation?: Relation;
  reversed?: boolean;
  count?: number;
  /** An attribute's or a setting's name in its table. */
  name?: string;
  /** A word that a letter is missing from, or that has one too many. */
  isTypo?: boolean;
  /** A verb of one word, which may be a noun as well: drum, face, hammer. */
  isDeed?: boolean;
  /** A deed that no table has a word for. */
  isUnlisted?: boolean;
};
