import type { FaceMetrics } from '@markwright/vector';
import generated from './manifest.gen.json' with { type: 'json' };

/** The six groups of the font pickers, and one for Latin faces. */
export const FONT_CATEGORIES = [
  '书法字体',
  '优雅宋体',
  '艺术字体',
  '卡通字体',
  '简约黑体',
  '舒适圆体',
  '英文字体',
] as const;
export type FontCategory = (typeof FONT_CATEGORIES)[number];

export type FontTraits = {
  /** What the letters are built like; like goes with like. */
  build: 'serif' | 'sans' | 'round' | 'brush' | 'display' | 'script' | 'mono-width';
  /** Stem against height, in words. */
  heaviness: 'light' | 'regular' | 'bold' | 'heavy';
  /** Thick strokes against thin ones. */
  contrast: 'low' | 'medium' | 'high';
};

export type FontEntry = {
  /** File name in storage; ends in .ttf. */
  key: string;
  family: string;
  zh: string;
  en: string;
  category: FontCategory;
  script: 'hanzi' | 'latin';
  weight: number;
  traits: FontTraits;
  /** One of the eleven offered in the editor. */
  editor: boolean;
  licence: { spdx: 'OFL-1.1'; file: string; copyright: string };
  source: { package: string; version: string; originalName: string; modified: boolean };
  metrics: FaceMetrics;
  /** Share of the em that hanzi ink and capitals fill: faces are brought to one optical size with these. */
  optical: { hanzi: number; capital: number };
  /** Inline picture of the font's own name, about 140 × 20. */
  picUrl: string;
  /** Index into the manifest's coverages; many faces share one. */
  coverage: number;
  /** Characters whose glyph is wrong in the source; they count as missing. */
  faulty: string;
  woff2Bytes: number;
  ttfBytes: number;
};

export type FontManifest = { coverages: string[]; fonts: FontEntry[] };

export const manifest = generated as FontManifest;
