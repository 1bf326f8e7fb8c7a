export { openRasteriser } from './open-rasteriser.ts';
export type { DrawOptions, Rasteriser } from './open-rasteriser.ts';
export { MAX_SIDE, PictureError } from './picture-order.ts';
export type { Picture, PictureOrder } from './picture-order.ts';
