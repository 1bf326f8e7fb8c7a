export { openRasteriser } from './open-rasteriser.ts';
export type { DrawOptions, Rasteriser } from './open-rasteriser.ts';
export { MAX_SIDE, PictureError } from './picture-request.ts';
export type { Picture, PictureRequest } from './picture-request.ts';
