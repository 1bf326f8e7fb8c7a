export { readDrawing, viewOf } from './read-drawing.ts';
export type { Drawing } from './read-drawing.ts';
export { paintDrawing } from './paint-drawing.ts';
export type { PaintOptions } from './paint-drawing.ts';
export type { Surface } from './surface.ts';
