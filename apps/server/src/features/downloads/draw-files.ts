import { createHash } from 'node:crypto';
import type { Package } from '@markwright/contracts';
import { openDoc, type LogoDoc } from '@markwright/logo';
import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../../engine/engine.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { labelJpg, labelPng, labelSvg, type AiOrigin } from './ai-label.ts';

const LONG_SIDE_PX = 4000;
/** Raised when the same document would be drawn differently. */
const DRAWING_VERSION = 2;
const WHITE = '#ffffff';

export type FileKind = 'jpg' | 'png' | 'transparent' | 'svg';
export const FILES: Record<Package, readonly FileKind[]> = {
  hd: ['jpg', 'png', 'transparent'],
  vector: ['jpg', 'png', 'transparent', 'svg'],
};

export type DrawParts = { engine: EngineAccess; rasteriser: Rasteriser; storage: Storage };
export type Wanted = {
  creationId: string;
  doc: unknown;
  kind: FileKind;
  origin: AiOrigin | null;
  visibleLabel: boolean;
};

const TYPES = { jpg: 'image/jpeg', png: 'image/png', transparent: 'image/png', svg: 'image/svg+xml' };
export const endingOf = (kind: FileKind): 'jpg' | 'png' | 'svg' => (kind === 'transparent' ? 'png' : kind);

/** One name per content, so that a file is drawn once. Nobody reaches it without a signed address. */
export function keyOf({ creationId, doc, kind, origin, visibleLabel }: Wanted): string {
  const content = JSON.stringify([DRAWING_VERSION, doc, kind, origin, visibleLabel]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return `downloads/${creationId}/${hash}.${endingOf(kind)}`;
}

/** Draws a sold file: no watermark, text as outlines. */
export async function drawFile(parts: DrawParts, wanted: Wanted): Promise<void> {
  const key = keyOf(wanted);
  if (await parts.storage.exists(key)) return;
  await parts.storage.put(key, await draw(parts, openDoc(wanted.doc), wanted), TYPES[wanted.kind]);
}

async function draw(
  parts: DrawParts,
  doc: LogoDoc,
  { creationId, kind, origin, visibleLabel }: Wanted,
): Promise<Uint8Array> {
  const ground = doc.background === 'transparent' ? WHITE : doc.background;
  const background = { jpg: ground, png: ground, transparent: 'transparent', svg: doc.background }[kind];
  const svg = await parts.engine.forClient(creationId).renderDoc(doc, { background, visibleLabel });
  if (kind === 'svg') return Buffer.from(origin ? labelSvg(svg, origin) : svg);
  const format = kind === 'jpg' ? 'jpg' : 'png';
  const { bytes } = await parts.rasteriser.draw({ svg, format, longSide: LONG_SIDE_PX }, { client: creationId });
  if (!origin) return bytes;
  return kind === 'jpg' ? labelJpg(bytes, origin) : labelPng(bytes, origin);
}
