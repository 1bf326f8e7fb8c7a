import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { openSceneFile, placeMark, roomForMark, type Pixels } from '@markwright/mockups';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { NO_FONTS, sizeOfDrawing, unpremultiply } from './drawings.ts';
import type { Picture, SceneRequest } from './picture-request.ts';

const SCENES = new URL('../../mockups/scenes/', import.meta.url);
/** The widths that scenes were rendered at. */
const SMALL = 900;
const LARGE = 1920;
/** Photographs hide more than flat colours do. */
const JPG_QUALITY = 88;

const inflate = promisify(inflateRaw) as (bytes: Uint8Array) => Promise<Uint8Array>;

async function unpackPicture(webp: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The drawing in pixels, as large as fits into the room. */
async function drawMark(svg: string, room: { width: number; height: number }): Promise<Pixels> {
  const size = sizeOfDrawing(svg);
  const mode = size.width / size.height >= room.width / room.height ? 'width' : 'height';
  const drawn = await renderAsync(svg, { fitTo: { mode, value: room[mode] }, font: NO_FONTS });
  const data = drawn.pixels;
  unpremultiply(data);
  return { width: drawn.width, height: drawn.height, data };
}

/** A drawing that lies over the whole photograph. */
async function drawCover(svg: string, width: number, height: number): Promise<Buffer> {
  const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: NO_FONTS });
  return sharp(drawn.asPng()).resize(width, height, { fit: 'cover' }).png().toBuffer();
}

/** The drawing on a photographed scene, as a JPG of at most the given width. Scenes are not kept: each takes some 20 MB. */
export async function drawMockUp(svg: string, wish: SceneRequest, longSide: number): Promise<Picture> {
  const { name, ground, cover } = wish;
  const file = await readFile(new URL(`${name}-${longSide > SMALL ? LARGE : SMALL}.scene`, SCENES));
  const scene = await openSceneFile(new Uint8Array(file), { picture: unpackPicture, inflate });
  const mark = await drawMark(svg, roomForMark(scene.meta));
  const { width, height, data } = placeMark(scene, { mark, ground });
  const raw = { width, height, channels: 4 } as const;
  const placed = sharp(data, { raw });
  const over = cover === undefined ? undefined : await drawCover(cover, width, height);
  // Drawn whole before anything else: sharp would remove the alpha first.
  const covered = over
    ? sharp(
        await placed
          .composite([{ input: over }])
          .raw()
          .toBuffer(),
        { raw },
      )
    : placed;
  const photo = covered.removeAlpha();
  const fitted = longSide < width ? photo.resize(longSide) : photo;
  const { data: bytes, info } = await fitted
    .jpeg({ quality: JPG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
