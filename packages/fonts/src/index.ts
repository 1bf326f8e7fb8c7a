export { allFonts, editorFonts, findFont, fontsByCategory, missingCharacters } from './font-catalogue.ts';
export { type FontCategory, type FontEntry } from './manifest.ts';
export { openOutlines, type LoadedOutlines } from './open-outlines.ts';
export { toTtf } from './font-bytes.ts';
export { unpackFonts } from './unpack-fonts.ts';
export { fontNotices } from './font-notices.ts';
export type { Box, FaceMetrics, Outlines, PlacedGlyph, Run } from '@markwright/vector';
