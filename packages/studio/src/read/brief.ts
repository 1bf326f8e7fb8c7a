import { ABOUT_MAX, type PaletteId } from '@markwright/logo';
import { findTag } from '@markwright/reading';

/** What a shop owner tells us. Only the name is needed. */
export type Brief = {
  name: string;
  /** The name in the other language; never invented by the machine. */
  secondName?: string | undefined;
  slogan?: string | undefined;
  description?: string | undefined;
  /** Tags chosen as pictures in the flow; a concept's id serves too. */
  tags?: readonly string[] | undefined;
  /** A tag whose drawings alone are wanted: how a list is filtered by idea. */
  onlyTag?: string | undefined;
  palette?: PaletteId | undefined;
  /** Font keys the name may be set in; none chosen means all that suit. */
  fonts?: readonly string[] | undefined;
  seed?: number | undefined;
};

/** What the shop does, as its owner told it: in words, or by the pictures that were chosen. */
export function aboutOf({ description = '', tags = [] }: Pick<Brief, 'description' | 'tags'>): { about?: string } {
  const chosen = tags.flatMap((id) => findTag(id) ?? []).map(({ zh, en }) => `${zh} ${en}`);
  const about = [description.trim(), ...chosen].filter(Boolean).join('; ').slice(0, ABOUT_MAX);
  return about ? { about } : {};
}

/** Two briefs with the same key get the same marks: colours, fonts and a slogan change what stands around them. */
export const ideasKey = (brief: Brief): string =>
  JSON.stringify([
    brief.name,
    brief.secondName ?? '',
    brief.description ?? '',
    brief.tags ?? [],
    brief.onlyTag ?? '',
    brief.seed ?? 0,
  ]);
