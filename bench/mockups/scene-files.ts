import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { openSceneFile, roomForMark, type Pixels, type Scene } from '@markwright/mockups';
import sharp from 'sharp';
import { at } from '../../scripts/root.ts';

/** A wide mark with fine and large parts, light and dark. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" width="1200" height="400">
<circle cx="100" cy="100" r="96" fill="#c0392b"/><path d="M40 130q60-120 120 0z" fill="#fff"/>
<path d="M230 60h340v30H230zM230 110h260v30H230z" fill="#203040"/></svg>`;

export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const inflate = promisify(inflateRaw) as (bytes: Uint8Array) => Promise<Uint8Array>;

/** A mark beside its name and one above it: how tall a mark stands decides how much of a panel it covers. */
const STACKED_MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 330" width="1200" height="990">
<circle cx="200" cy="100" r="96" fill="#c0392b"/><path d="M140 130q60-120 120 0z" fill="#fff"/>
<path d="M20 220h360v40H20zM60 290h280v30H60z" fill="#203040"/></svg>`;

/** The marks as the product places them: drawn as large as fits the room of the scene. */
export function marksFor({ meta }: Scene): Promise<Pixels[]> {
  const drawn = [MARK, STACKED_MARK].map((svg) =>
    sharp(Buffer.from(svg), { density: 300 })
      .resize({ ...roomForMark(meta), fit: 'inside' })
      .png()
      .toBuffer(),
  );
  return Promise.all(drawn.map(async (bytes) => pixelsOf(await bytes)));
}

export async function readScene(name: string, width: 900 | 1920): Promise<{ scene: Scene; bytes: number }> {
  const file = new Uint8Array(await readFile(at(`packages/mockups/scenes/${name}-${width}.scene`)));
  return { scene: await openSceneFile(file, { picture: pixelsOf, inflate }), bytes: file.length };
}
