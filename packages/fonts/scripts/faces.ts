import type { FontCategory, FontTraits } from '../src/manifest.ts';
import { hanziFaces } from './hanzi-faces.data.ts';
import { latinFaces } from './latin-faces.data.ts';

/** Where a face comes from and what is said about it by hand; all the rest is measured. */
export type FaceSource = {
  key: string;
  family: string;
  zh: string;
  en: string;
  category: FontCategory;
  script: 'hanzi' | 'latin';
  weight: number;
  build: FontTraits['build'];
  contrast: FontTraits['contrast'];
  editor?: true;
  package: string;
  version: string;
  /** A file of the package, or a folder or name pattern of chunks to merge. */
  file: string | { folder: string; pattern: RegExp };
  /** What its makers call it, where that differs from `family`. */
  originalName?: string;
  /** A licence file of the package; else `copyright` heads the licence text. */
  licenceIn?: string;
  copyright?: string;
  /** Packed as it is: its makers reserve the name for unmodified versions. */
  whole?: true;
  /** What the preview picture shows, where the font cannot set its own name. */
  previewText?: string;
  /** Characters known to be drawn wrongly. */
  faulty?: string;
};

export const faces: readonly FaceSource[] = [...hanziFaces, ...latinFaces];
