export type { ArtStyle } from './art-style.ts';
export { ART_STYLES, findArtStyle } from './catalogue.ts';
export { drawArt } from './draw-art.ts';
export type { ArtDrawing, ArtRequest } from './draw-art.ts';
export { stylesFor } from './keywords.ts';
