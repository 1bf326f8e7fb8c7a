export { openRasteriser } from './open-rasteriser.ts';
export type { DrawOptions, Rasteriser } from './open-rasteriser.ts';
export type { Picture, PictureRequest } from './picture-request.ts';
