import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { colorsOnPanel, printForPanel, type LogoDoc } from '@markwright/logo';
import {
  chooseDress,
  openSceneFile,
  placeMark,
  roomForMark,
  shapeFor,
  type Pixels,
  type SceneName,
} from '@markwright/mockups';
import sharp, { type Sharp } from 'sharp';
import { outlines, type Size } from './studio.ts';

const inflate = promisify(inflateRaw) as (bytes: Uint8Array) => Promise<Uint8Array>;

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A logo in a photographed scene, cut round its panel to the shape that is wanted. */
export async function photograph(doc: LogoDoc, name: SceneName, size: Size): Promise<Buffer> {
  const file = readFileSync(new URL(`../../../../packages/mockups/scenes/${name}-1920.scene`, import.meta.url));
  const scene = await openSceneFile(new Uint8Array(file), { picture: (bytes) => pixelsOf(sharp(bytes)), inflate });
  const shape = shapeFor(scene.meta);
  const { ground, mark } = chooseDress(scene.meta, colorsOnPanel(doc, outlines, shape));
  const color = mark.kind === 'one-color' ? mark.color : undefined;
  const svg = printForPanel(doc, outlines, { shape, ground, ...(color !== undefined && { color }) });
  const drawn = sharp(Buffer.from(svg), { density: 300 }).resize({ ...roomForMark(scene.meta), fit: 'inside' });
  const { data, width, height } = placeMark(scene, { mark: await pixelsOf(drawn), ground });
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  return raw
    .extract(cutRound(scene.meta, size))
    .resize(size.width, size.height)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

type Meta = { size: readonly [number, number]; panels: readonly { box: readonly [number, number, number, number] }[] };

/** As much of the picture as the shape allows, with the middle of its panels in its middle where there is room. */
function cutRound({ size: [fullWidth, fullHeight], panels }: Meta, size: Size) {
  const ratio = size.width / size.height;
  const width = Math.min(fullWidth, Math.round(fullHeight * ratio));
  const height = Math.min(fullHeight, Math.round(fullWidth / ratio));
  const start = (edges: readonly number[], part: number, whole: number) => {
    const middle = (Math.min(...edges) + Math.max(...edges)) / 2;
    return Math.round(Math.min(whole - part, Math.max(0, middle - part / 2)));
  };
  const left = start(
    panels.flatMap(({ box: [x, , wide] }) => [x, x + wide]),
    width,
    fullWidth,
  );
  const top = start(
    panels.flatMap(({ box: [, y, , high] }) => [y, y + high]),
    height,
    fullHeight,
  );
  return { left, top, width, height };
}
