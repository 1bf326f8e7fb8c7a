import { createHash } from 'node:crypto';
import type { Package } from '@markwright/contracts';
import { GROUNDS, type Artboard, type Ground } from '@markwright/logo';
import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../../engine/engine.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { AiOrigin } from '../../labels/hidden-label.ts';
import { labelFile } from '../../labels/label-file.ts';

const LONG_SIDE_PX = 4000;
const PRINT_DPI = 300;
/** Raised when the same document would be drawn differently. */
const DRAWING_VERSION = 6;

export type Format = 'jpg' | 'png' | 'svg';
/** One file of a package: the logo on one of its grounds. */
export type FileKind = { ground: Ground; format: Format; isSample?: true };

/** The one that is free: square, as avatars are. */
export const SAMPLE: FileKind = { ground: 'designed', format: 'png', isSample: true };
const SAMPLE_PX = 240;
const SQUARE: Artboard = { width: 1000, height: 1000 };

const onGrounds = (format: Format, grounds: readonly Ground[]): FileKind[] =>
  grounds.map((ground) => ({ ground, format }));
/** A JPG always has a ground; the others come on every one. */
const PICTURES = [...onGrounds('jpg', ['designed', 'white']), ...onGrounds('png', GROUNDS)];
export const FILES: Record<Package, readonly FileKind[]> = {
  hd: PICTURES,
  vector: [...PICTURES, ...onGrounds('svg', GROUNDS)],
};

export type DrawDeps = { engine: EngineAccess; rasteriser: Rasteriser; storage: Storage };
export type Wanted = {
  creationId: string;
  doc: unknown;
  kind: FileKind;
  origin: AiOrigin | null;
  visibleLabel: boolean;
};

const TYPES = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/** One name per content, so that a file is drawn once. Nobody reaches it without a signed address. */
export function keyOf({ creationId, doc, kind, origin, visibleLabel }: Wanted): string {
  const content = JSON.stringify([DRAWING_VERSION, doc, kind, origin, visibleLabel]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return `downloads/${creationId}/${hash}.${kind.format}`;
}

/** Draws a file to take home: no watermark, text as outlines. */
export async function drawFile(deps: DrawDeps, wanted: Wanted): Promise<void> {
  const key = keyOf(wanted);
  if (await deps.storage.exists(key)) return;
  const bytes = await draw(deps, wanted);
  await deps.storage.put(key, wanted.origin ? labelFile(key, bytes, wanted.origin) : bytes, TYPES[wanted.kind.format]);
}

async function draw(
  deps: DrawDeps,
  { creationId, doc, kind: { ground, format, isSample }, visibleLabel }: Wanted,
): Promise<Uint8Array> {
  const options = { ground, visibleLabel, isPrint: format === 'svg', ...(isSample && { size: SQUARE }) };
  const svg = await deps.engine.forClient(creationId, true).renderDoc(doc, options);
  if (format === 'svg') return Buffer.from(svg);
  // A design that has no ground of its own stands on white where it is asked for as designed.
  const order = { svg, format, ...(isSample ? { longSide: SAMPLE_PX } : { longSide: LONG_SIDE_PX, dpi: PRINT_DPI }) };
  const behind = ground === 'designed' ? { background: '#ffffff' } : {};
  const { bytes } = await deps.rasteriser.draw({ ...order, ...behind }, { client: creationId });
  return bytes;
}
