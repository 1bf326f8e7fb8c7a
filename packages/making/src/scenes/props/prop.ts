import type { Places, Kit, Region } from '@markwright/marks/kit';

/** A plain drawing of a thing, with nothing beside it, for scenes: no steam on the cup, no star by the moon. */
export type Prop = {
  /** Catalogue concepts that it draws. */
  concepts: readonly string[];
  name: string;
  zh: string;
  en: string;
  /** Drawn without what it carries, as a snail without its shell: of use only under another thing. */
  bare?: true;
  draw: (kit: Kit) => { body: Region; small?: Region; places: Places };
};
