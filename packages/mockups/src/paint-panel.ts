import { isBusy } from './busy-blocks.ts';
import { openGround, type PanelLine } from './light-ground.ts';
import { openLighting } from './light-mark.ts';
import { openMapRow, readMapRow, type PanelMap } from './panel-map.ts';
import type { PanelTexture } from './panel-texture.ts';
import { COVER, GLOW, openSample, placesUnder, RELIEF, sampleTexture } from './sample-texture.ts';
import type { Scene } from './scene.ts';
import type { Tints } from './tint-table.ts';

/** One panel, line by line; uv runs straight from node to node of its map. What the mark leaves of a line is plain ground. */
function paint(scene: Scene, map: PanelMap, texture: PanelTexture, tints: Tints, out: Uint8ClampedArray): void {
  const { size, crop } = scene.meta;
  const [left, top, width, height] = map.box;
  const { columns, step, coverage } = map;
  const light = openLighting(scene, texture, out);
  const lightGround = openGround(scene, map, texture.ground, tints, out);
  const under = openSample();
  const line: PanelLine = { pixel: 0, inside: 0, cover: 0 };
  const row = openMapRow(map);
  const [from, until] = [Math.max(0, crop[0] - left), Math.min(width, crop[0] + crop[2] - left)];
  for (let y = Math.max(0, crop[1] - top); y < Math.min(height, crop[1] + crop[3] - top); y += 1) {
    readMapRow(map, y, row);
    line.pixel = ((top + y) * size[0] + left) * 4;
    line.inside = ((top + y - crop[1]) * crop[2] + left - crop[0]) * 4;
    line.cover = y * width;
    let plainFrom = from;
    for (let column = 0; column < columns - 1; column += 1) {
      const first = column * step;
      const u0 = row.u[column]!;
      const v0 = row.v[column]!;
      const ux = (row.u[column + 1]! - u0) / step;
      const vx = (row.v[column + 1]! - v0) / step;
      const uy = row.uDown[column]!;
      const vy = row.vDown[column]!;
      if (!isMarked(texture, u0, v0, ux, vx, uy, vy, step)) continue;
      const side = placesUnder(texture, ux, vx, uy, vy);
      const end = Math.min(until, first + step);
      for (let x = Math.max(from, first); x < end; x += 1) {
        const covered = coverage[line.cover + x]!;
        if (covered === 0) continue;
        const u = u0 + ux * (x - first);
        const v = v0 + vx * (x - first);
        sampleTexture(texture, side, u, v, ux, vx, uy, vy, under);
        if (under[COVER]! === 0 && under[RELIEF] === 0 && under[GLOW]! === 0) continue;
        if (x > plainFrom) lightGround(line, plainFrom, x);
        light(line.pixel + x * 4, line.inside + x * 4, covered / 255, u, v, under);
        plainFrom = x + 1;
      }
    }
    lightGround(line, plainFrom, until);
  }
}

/** Whether the mark or its relief may show in the pixels from one node of the map to the next; glow lies nearly everywhere. */
function isMarked(
  { left, top, across, up, blocks, halo }: PanelTexture,
  u: number,
  v: number,
  ux: number,
  vx: number,
  uy: number,
  vy: number,
  step: number,
): boolean {
  if (halo) return true;
  const alongU = ux * step;
  const alongV = vx * step;
  const du = Math.abs(ux) + Math.abs(uy);
  const dv = Math.abs(vx) + Math.abs(vy);
  return isBusy(
    blocks,
    (u + (alongU < 0 ? alongU : 0) - du - left) * across - 1,
    (top - (v + (alongV > 0 ? alongV : 0) + dv)) * up - 1,
    (u + (alongU > 0 ? alongU : 0) + du - left) * across + 1,
    (top - (v + (alongV < 0 ? alongV : 0) - dv)) * up + 1,
  );
}

/** Every panel of the scene with the mark on it. */
export function paintPanels(scene: Scene, texture: PanelTexture, tints: Tints, out: Uint8ClampedArray): void {
  for (const map of scene.panels) paint(scene, map, texture, tints, out);
}
