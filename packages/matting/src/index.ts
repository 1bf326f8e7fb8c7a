export { removeBackground, TOLERANCE, TOLERANCE_MAX } from './remove-background.ts';
export type { Click, CutOut, MattingOptions } from './remove-background.ts';
export type { HoleChoice } from './holes.ts';
export type { Picture, Rgb } from './picture.ts';
export { tracePicture, tracingToSvg } from './trace-picture.ts';
export type { Tracing } from './trace-picture.ts';
