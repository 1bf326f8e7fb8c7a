import { outlinesFromGlyphs, type FontGlyphs } from '@markwright/fonts/glyph-json';
import { colorsOnPanel, printForPanel, printPhotoWatermark, type LogoDoc } from '@markwright/logo';
import { paintDrawing, readDrawing, viewOf } from '@markwright/logo/canvas';
import {
  chooseDress,
  dressChoices,
  narrowScene,
  openSceneFile,
  placeMark,
  roomForMark,
  shapeFor,
  type DressChoices,
  type DressWish,
  type Pixels,
  type Scene,
  type SceneMeta,
  type SceneNarrowing,
} from '@markwright/mockups';
import { contextOf, emptyCanvas, surfaceOf, type AnyCanvas } from '../logo-drawing/canvas-surface.ts';

/** What the customer chose in place of the rule: the mark's colours, the material's, the ink. */
export type MockUpLook = SceneNarrowing & { dress?: DressWish };

export type MockUpRequest = {
  /** Where the scene's file is. */
  url: string;
  doc: LogoDoc;
  /** All outlines that the document needs. */
  glyphs: readonly FontGlyphs[];
  bought: boolean;
  look: MockUpLook;
  /** Pixels of the picture that is wanted, at most those of the scene. */
  width: number;
};

export type DrawnMockUp = { bitmap: ImageBitmap; choices: DressChoices; placingMs: number };

/** An open scene takes some 5 MB; others are opened again when they are wanted. */
const SCENES_KEPT = 4;
const opened = new Map<string, Promise<Scene>>();

async function picture(webp: Uint8Array): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([webp.slice()]), { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const context = contextOf(emptyCanvas(width, height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetchScene(url: string): Promise<Scene> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`The scene could not be fetched: ${reply.status}`);
  return openSceneFile(new Uint8Array(await reply.arrayBuffer()), { picture, inflate });
}

/** The scene at an address, the one that was used longest ago making room for it. */
function sceneAt(url: string): Promise<Scene> {
  const scene = opened.get(url) ?? fetchScene(url);
  opened.delete(url);
  opened.set(url, scene);
  scene.catch(() => opened.delete(url));
  const [oldest] = opened.keys();
  if (opened.size > SCENES_KEPT && oldest !== undefined) opened.delete(oldest);
  return scene;
}

function painted(svg: string, size: { width: number; height: number }): AnyCanvas {
  const canvas = emptyCanvas(size.width, size.height);
  paintDrawing(surfaceOf(canvas), readDrawing(svg));
  return canvas;
}

/** A drawing as bytes, as large as fits the scene's room for it. */
export function markPixels(svg: string, meta: SceneMeta): Pixels {
  const view = viewOf(svg);
  const room = roomForMark(meta);
  const scale = Math.min(room.width / view.width, room.height / view.height);
  const width = Math.max(1, Math.round(view.width * scale));
  const height = Math.max(1, Math.round(view.height * scale));
  const { data } = contextOf(painted(svg, { width, height })).getImageData(0, 0, width, height);
  return { width, height, data };
}

/** A photograph with the watermark in its pixels unless the design is bought, at the width that is wanted. */
export function asBitmap({ width, height, data }: Pixels, bought: boolean, wanted: number): Promise<ImageBitmap> {
  const canvas = emptyCanvas(width, height);
  const context = contextOf(canvas);
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  if (!bought) context.drawImage(painted(printPhotoWatermark({ width, height }), { width, height }), 0, 0);
  if (wanted >= width) return createImageBitmap(canvas);
  const resizeHeight = Math.round((wanted * height) / width);
  return createImageBitmap(canvas, { resizeWidth: wanted, resizeHeight, resizeQuality: 'high' });
}

/** A logo in a photographed scene, from its document to pixels. */
export async function drawMockUp({ url, doc, glyphs, bought, look, width }: MockUpRequest): Promise<DrawnMockUp> {
  const scene = await sceneAt(url);
  const meta = narrowScene(scene.meta, look);
  const outlines = outlinesFromGlyphs(glyphs);
  const shape = shapeFor(scene.meta);
  const colors = colorsOnPanel(doc, outlines, shape);
  const { ground, mark } = chooseDress(meta, colors, look.dress);
  const color = mark.kind === 'one-color' ? mark.color : undefined;
  const svg = printForPanel(doc, outlines, { shape, ground, ...(color !== undefined && { color }) });
  const pixels = markPixels(svg, meta);
  const start = performance.now();
  const photo = placeMark({ ...scene, meta }, { mark: pixels, ground });
  const placingMs = performance.now() - start;
  return { bitmap: await asBitmap(photo, bought, width), choices: dressChoices(scene.meta, colors), placingMs };
}
