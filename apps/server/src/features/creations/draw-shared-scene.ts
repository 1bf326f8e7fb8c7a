import { scenesOf } from '@markwright/delivery/in-scenes';
import { openDoc } from '@markwright/logo';
import { LRUCache } from 'lru-cache';
import type { Scene } from '../../engine/engine.ts';
import type { PreviewDeps } from './draw-preview.ts';
import type { Creation } from './queries.ts';

/** As many as a visitor looks through under the picture. */
const SCENES_SHOWN = 4;
const LONG_SIDE = 900;
/** Some 80 KB each. */
const PICTURES_KEPT = 80;

/** The scenes that suit what a shared logo is for, best first. */
export function scenesToShare({ doc: stored }: Creation): Scene[] {
  return scenesOf(openDoc(stored)).slice(0, SCENES_SHOWN);
}

type SharedScene = { creation: Creation; scene: string; bought: boolean; client: string };

/** Draws shared logos in their scenes, with the watermark until they are bought; the last ones are remembered. */
export function openSharedScenes({ engine, rasteriser }: PreviewDeps) {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: PICTURES_KEPT });

  async function draw({ creation, bought, client }: SharedScene, scene: Scene): Promise<Uint8Array> {
    const options = { longSide: LONG_SIDE, watermark: !bought };
    const request = await engine.forClient(client, false).renderInScene(creation.doc, scene, options);
    return (await rasteriser.draw(request, { client })).bytes;
  }

  return {
    /** Undefined where the logo is not shown in that scene. */
    async find(wanted: SharedScene): Promise<Uint8Array | undefined> {
      const { creation, bought } = wanted;
      const scene = scenesToShare(creation).find((each) => each === wanted.scene);
      if (!scene) return undefined;
      const key = [creation.id, creation.revision, bought, scene].join(' ');
      const drawing = pictures.get(key) ?? draw(wanted, scene);
      pictures.set(key, drawing);
      drawing.catch(() => pictures.delete(key));
      return drawing;
    },
  };
}
