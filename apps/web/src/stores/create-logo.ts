import type { MarkDrawing } from '@markwright/logo';
import { create } from 'zustand';

/** The three ways to a logo; the header's entry leads to the route of the current one. */
export const LOGO_TYPES = ['online', 'aiLogo', 'aiFont'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

/** A tag as it was chosen: kept with its picture and words, so that a reload shows it at once. */
export type ChosenTag = { id: string; words: { zh: string; en: string }; drawing: MarkDrawing };

export type CreateLogo = {
  /** Step 1 to `totalNextPage`. */
  currentPage: number;
  totalNextPage: number;
  logoName: string;
  /** The name in the other language, given by the user or left empty; never invented. */
  otherName: string;
  slogan: string;
  description: string;
  chosenTags: ChosenTag[];
  /** 0 none, 1–5 the palettes. */
  color: number;
  /** Keys of the chosen fonts. */
  fontList: string[];
  /** Whatever font suits: so from the start, until a font is chosen. */
  anyFont: boolean;
  logoType: LogoType;
};

export const FIRST_STEP = 1;
export const STEP_COUNT = 4;

const UNANSWERED: CreateLogo = {
  currentPage: FIRST_STEP,
  totalNextPage: STEP_COUNT,
  logoName: '',
  otherName: '',
  slogan: '',
  description: '',
  chosenTags: [],
  color: 0,
  fontList: [],
  anyFont: true,
  logoType: 'online',
};

export const useCreateLogo = create<CreateLogo>()(() => UNANSWERED);

/** A new logo begins with the first question and no answers. */
export const startNewLogo = () => useCreateLogo.setState(UNANSWERED);

export const setCreateLogo = (change: Partial<CreateLogo>) => useCreateLogo.setState(change);

/** The logo in the editor. `currJson` is the document as stored text, empty when there is none. */
export type CurrentLogo = { currJson: string; iconId: string; creationId: string };

export const useCurrentLogo = create<CurrentLogo>()(() => ({ currJson: '', iconId: '', creationId: '' }));

/** A new design starts from a document; it has no creation yet. */
export const startFromLogo = (doc: object, iconId: string) =>
  useCurrentLogo.setState({ currJson: JSON.stringify(doc), iconId, creationId: '' });
