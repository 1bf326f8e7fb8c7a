export type { ArtGlyph, ArtKit, ArtLayer, ArtScheme, ArtStyle } from './art-style.ts';
export { ART_STYLES, findArtStyle } from './catalogue.ts';
export { drawArt } from './draw-art.ts';
export type { ArtDrawing, ArtRequest, PlacedLetter } from './draw-art.ts';
export { stylesFor } from './keywords.ts';
export { findPictureName } from './pictures.ts';
