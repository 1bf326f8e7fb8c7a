import type { LogoDoc } from '@markwright/logo';

/** The words of the design that a request may speak of. */
export type Shown = {
  name?: string | undefined;
  secondName?: string | undefined;
  slogan?: string | undefined;
  /** What its picture shows, in words of both languages. */
  mark?: readonly string[] | undefined;
  /** The name's colour, six digits. */
  nameColor?: string | undefined;
  /** Where the picture stands to the name. */
  place?: 'left' | 'right' | 'above' | 'below' | undefined;
};

const PLACES: Partial<Record<string, Shown['place']>> = {
  horizontal: 'left',
  'horizontal-right': 'right',
  stacked: 'above',
  'stacked-below': 'below',
};

/** What a document shows, but for its picture: that is named by whoever knows what it is. */
export const shownLines = ({ name, secondName, slogan, mark, layout }: LogoDoc): Shown => ({
  name: name.text,
  nameColor: name.color,
  secondName: secondName?.text,
  slogan: slogan?.text,
  place: mark ? PLACES[layout.id] : undefined,
});
