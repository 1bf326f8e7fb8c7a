export {
  allFonts,
  coverageOfFont,
  editorFonts,
  findFont,
  fontsByCategory,
  getFont,
  missingCharacters,
} from './font-catalogue.ts';
export { FONT_CATEGORIES, type FontCategory, type FontEntry, type FontTraits } from './manifest.ts';
export { openOutlines, type LoadedOutlines, type OutlinesOptions } from './open-outlines.ts';
export { isWoff2, toTtf } from './font-bytes.ts';
export { unpackFonts, type UnpackOptions, type UnpackProgress } from './unpack-fonts.ts';
export { fontNotices, type FontNotice } from './font-notices.ts';
export { lineCharacters } from './line-characters.ts';
export type { Box, FaceMetrics, Outlines, PlacedGlyph, Run } from '@markwright/vector';
