import type { Paint } from '@markwright/logo';
import type { Dice } from './dice.ts';
import type { Kit } from './kit.ts';
import type { Region } from './region.ts';

export type Part = { region: Region; paint: Extract<Paint, 'primary' | 'secondary'> };

/** A line across a body, such as the top of a head: its middle, and how wide the body is there. */
export type Level = { x: number; y: number; width: number };
export type Room = { x: number; y: number; width: number; height: number };

/**
 * Named places of a drawing, in the coordinates it was drawn in. A scene puts another thing there; a place that a
 * drawing does not have is left out.
 */
export type Places = {
  /** Something can stand here: a chimney's mouth, a table top, a summit. */
  top?: Level;
  /** A rider sits on this line. */
  back?: Level;
  /** Empty or plain room that can hold a thing: the belly of a cup, a doorway. */
  inside?: Room;
  /** Where a thing lies that is held against the body. */
  lap?: Room;
  /** The top of a head, for hats and ears. */
  head?: Level;
  eyes?: Level;
  neck?: Level;
  /** Hands or paws, left one first. */
  hands?: readonly (readonly [x: number, y: number])[];
  /** What it sits on something with, where its feet hang lower. */
  seat?: Level;
  /** The height of the ground it stands on. */
  ground?: number;
  /** Where something that comes from behind can be seen. */
  behind?: Room;
  facing?: 'left' | 'right' | 'front';
};

/** What an artist returns: the mark, its own simpler drawing for 24 px and less, and a line drawing if the outline is not enough. */
export type Sketch = { parts: Part[]; small: Part[]; line?: Part[]; places?: Places };

/** `also` are further words that name the same thing. */
export type Meaning = { word: string; meaning: string; also?: readonly string[] };

export type OwnMark = {
  /** Unique: family/concept/idea in kebab case. */
  key: string;
  family: string;
  concept: string;
  /** Where such a thing is at home, if it is not everywhere: lifted eaves, a pine in tiers of cloud. */
  from?: 'china' | 'west';
  /** What is drawn, in a few words. */
  idea: { zh: string; en: string };
  zh: Meaning;
  en: Meaning;
  draw: (kit: Kit, dice: Dice) => Sketch;
};

export function defineMark(mark: Omit<OwnMark, 'key'> & { name: string }): OwnMark {
  const { name, ...rest } = mark;
  return { ...rest, key: `${mark.family}/${mark.concept}/${name}` };
}

/** 标志释义 of one drawing: what was drawn, then why. */
export function meaningOfMark({ idea, zh, en }: OwnMark): { zh: string; en: string } {
  return {
    zh: `${idea.zh}：${zh.meaning}`,
    en: `${idea.en.charAt(0).toUpperCase()}${idea.en.slice(1)}: ${en.meaning}`,
  };
}

export const ink = (...regions: Region[]): Part[] => regions.map((region) => ({ region, paint: 'primary' }));
export const accent = (...regions: Region[]): Part[] => regions.map((region) => ({ region, paint: 'secondary' }));
