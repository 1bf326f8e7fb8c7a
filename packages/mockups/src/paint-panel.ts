import { isBusy } from './busy-blocks.ts';
import { openGround, type PanelLine } from './light-ground.ts';
import { openLighting } from './light-mark.ts';
import type { PanelMap } from './panel-map.ts';
import type { PanelTexture } from './panel-texture.ts';
import type { PictureBytes } from './picture-bytes.ts';
import {
  DOWN_U,
  DOWN_V,
  openPlace,
  openSamples,
  placesUnder,
  RIGHT_U,
  RIGHT_V,
  SAMPLE,
  sampleTexture,
  U,
  V,
  type Place,
} from './sample-texture.ts';
import type { Scene } from './scene.ts';
import type { Tints } from './tint-table.ts';

/** One panel, line by line; uv runs straight from node to node of its map. What the mark leaves of a line is plain ground. */
function paint(scene: Scene, map: PanelMap, texture: PanelTexture, tints: Tints, out: PictureBytes): void {
  const { size, crop } = scene.meta;
  const [left, top, width, height] = map.box;
  const { rows, columns, step, coverage } = map;
  const light = openLighting(scene, texture, map, out);
  const lightGround = openGround(scene, map, texture.ground, tints, out);
  const place = openPlace();
  const under = openSamples(step);
  const line: PanelLine = { pixel: 0, inside: 0, cover: 0 };
  const cells = new Uint8Array(columns);
  const [from, until] = [Math.max(0, crop[0] - left), Math.min(width, crop[0] + crop[2] - left)];
  const firstLine = Math.max(0, crop[1] - top);
  let cellsOf = -1;
  for (let y = firstLine; y < Math.min(height, crop[1] + crop[3] - top); y += 1) {
    const above = Math.min(rows - 2, Math.floor(y / step));
    if (above !== cellsOf) findMarked(texture, map, above, cells);
    cellsOf = above;
    line.pixel = (top + y) * size[0] + left;
    line.inside = (top + y - crop[1]) * crop[2] + left - crop[0];
    line.cover = y * width;
    let plainFrom = from;
    for (let column = 0; column < columns - 1; column += 1) {
      if (cells[column] === NOTHING) continue;
      const first = Math.max(from, column * step);
      const end = Math.min(until, (column + 1) * step);
      if (first >= end) continue;
      readPlace(map, above, column, first, y, place);
      const side = cells[column] === MARKED ? placesUnder(texture, place) : 0;
      const seen = sampleTexture(texture, side, place, end - first, under);
      if (seen === 0) continue;
      for (let x = first; x < end; x += 1) {
        if (coverage[line.cover + x] === 0 || ((seen >> (x - first)) & 1) === 0) continue;
        if (x > plainFrom) lightGround(line, plainFrom, x);
        light(line.pixel + x, line.inside + x, line.cover + x, under, (x - first) * SAMPLE);
        plainFrom = x + 1;
      }
    }
    lightGround(line, plainFrom, until);
  }
}

/** What can be seen between two nodes of a line and the two below them: glow lies nearly everywhere. */
const [NOTHING, MARKED, GLOWS] = [0, 1, 2];

/** Whether the mark or its relief may show between the nodes of one row of the map and the next, by column. */
function findMarked(
  { left, top, across, up, blocks, halo }: PanelTexture,
  { columns, step, u, v }: PanelMap,
  above: number,
  cells: Uint8Array,
): void {
  for (let column = 0, k = above * columns; column < columns - 1; column += 1, k += 1) {
    const [u0, u1, u2, u3] = [u[k]!, u[k + 1]!, u[k + columns]!, u[k + columns + 1]!];
    const [v0, v1, v2, v3] = [v[k]!, v[k + 1]!, v[k + columns]!, v[k + columns + 1]!];
    const [leastU, mostU] = [Math.min(u0, u1, u2, u3), Math.max(u0, u1, u2, u3)];
    const [leastV, mostV] = [Math.min(v0, v1, v2, v3), Math.max(v0, v1, v2, v3)];
    // a pixel sees as far as its neighbours
    const aroundU = ((mostU - leastU) * 2) / step;
    const aroundV = ((mostV - leastV) * 2) / step;
    const isMarked = isBusy(
      blocks,
      Math.floor((leastU - aroundU - left) * across - 1),
      Math.floor((top - mostV - aroundV) * up - 1),
      Math.floor((mostU + aroundU - left) * across + 1),
      Math.floor((top - leastV + aroundV) * up + 1),
    );
    cells[column] = isMarked ? MARKED : halo ? GLOWS : NOTHING;
  }
}

/** Where the pixel `x` of line `y` lies on the panel, between the nodes of a column. */
function readPlace(
  { columns, step, u, v }: PanelMap,
  above: number,
  column: number,
  x: number,
  y: number,
  place: Place,
): void {
  const k = above * columns + column;
  const share = y / step - above;
  const [downU, downV] = [u[k + columns]! - u[k]!, v[k + columns]! - v[k]!];
  // nodes of a line are rounded as those of the map are
  const startU = Math.fround(u[k]! + downU * share);
  const startV = Math.fround(v[k]! + downV * share);
  const endU = Math.fround(u[k + 1]! + (u[k + columns + 1]! - u[k + 1]!) * share);
  const endV = Math.fround(v[k + 1]! + (v[k + columns + 1]! - v[k + 1]!) * share);
  const along = x - column * step;
  place[RIGHT_U] = (endU - startU) / step;
  place[RIGHT_V] = (endV - startV) / step;
  place[U] = startU + place[RIGHT_U]! * along;
  place[V] = startV + place[RIGHT_V]! * along;
  place[DOWN_U] = downU / step;
  place[DOWN_V] = downV / step;
}

/** Every panel of the scene with the mark on it. */
export function paintPanels(scene: Scene, texture: PanelTexture, tints: Tints, out: PictureBytes): void {
  for (const map of scene.panels) paint(scene, map, texture, tints, out);
}
