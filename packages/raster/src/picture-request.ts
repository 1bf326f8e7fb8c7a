import type { SceneName } from '@markwright/mockups';

const MAX_SIDE = 4096;

export type SceneRequest = {
  name: SceneName;
  /** Colour of the panel that carries the drawing. */
  ground: string;
  /** Printed over the whole photograph: the watermark. */
  cover?: string;
};

export type PictureRequest = {
  svg: string;
  format: 'png' | 'jpg';
  /** Length of the longer side in pixels, up to 4096. */
  longSide: number;
  /** Behind the drawing; a PNG without one is transparent, a JPG stands on white. */
  background?: string;
  /** Dots per inch that the file says it is printed at; without one it says nothing of use. */
  dpi?: number;
  /** Where the drawing is put on something and photographed: always a JPG, at most 1920 pixels wide. */
  scene?: SceneRequest;
};

export type Picture = { bytes: Uint8Array; width: number; height: number };

export class PictureError extends Error {}

export function checkRequest({ longSide, svg, scene, format }: PictureRequest): void {
  if (scene && format !== 'jpg') throw new PictureError('A photographed scene is a JPG');
  if (!Number.isInteger(longSide) || longSide < 1 || longSide > MAX_SIDE)
    throw new PictureError(`A picture's longer side is 1 to ${MAX_SIDE} pixels, not ${longSide}`);
  if (!svg.startsWith('<svg')) throw new PictureError('A picture is made from an SVG document');
}
