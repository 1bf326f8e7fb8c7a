import { addGrain } from './grain.ts';
import { lightSurroundings } from './light-surroundings.ts';
import { paintPanels } from './paint-panel.ts';
import { panelTexture, type Placing } from './panel-texture.ts';
import { bytesOfPicture, type Pixels } from './picture-bytes.ts';
import type { Scene } from './scene.ts';
import { openTints } from './tint-table.ts';

/** A mark on a scene, as the camera would see it: black panel + colour × (white panel − black panel), in linear light. */
export function placeMark(scene: Scene, placing: Placing): Pixels {
  const texture = panelTexture(scene, placing);
  const [width, height] = scene.meta.size;
  const data = new Uint8ClampedArray(scene.base.data);
  const out = bytesOfPicture({ width, height, data });
  const tints = openTints(scene.tone);
  lightSurroundings(scene, texture, tints, out);
  paintPanels(scene, texture, tints, out);
  addGrain(out.words, width, scene.meta.grain);
  return { width, height, data };
}
