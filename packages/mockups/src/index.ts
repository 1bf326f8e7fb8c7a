export { FINISHES, openScene } from './scene.ts';
export type { Finish, Pixels, PixelBox, Scene, SceneMeta, ScenePictures } from './scene.ts';
export type { Placing } from './panel-texture.ts';
export { placeMark } from './place-mark.ts';
