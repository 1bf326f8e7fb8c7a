import { readSceneFile } from './read-scene-file.ts';
import type { Pixels } from './picture-bytes.ts';
import { openScene, type Scene } from './scene.ts';

/** What a browser and Node do each in their own way. */
type Unpack = {
  picture: (webp: Uint8Array) => Promise<Pixels>;
  inflate: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** A scene's file ready for placing. */
export async function openSceneFile(bytes: Uint8Array, { picture, inflate }: Unpack): Promise<Scene> {
  const { meta, parts } = readSceneFile(bytes);
  const part = (name: string): Uint8Array => {
    const found = parts.get(name);
    if (!found) throw new Error(`The scene ${meta.name} has no part ${name}`);
    return found;
  };
  const optional = (name: string) => (parts.has(name) ? picture(part(name)) : undefined);
  const columns = Array.from({ length: meta.glow?.columns ?? 0 }, (_, column) => picture(part(`glow${column}`)));
  const [base, black, white, metal, maps, glow] = await Promise.all([
    picture(part('base')),
    picture(part('black')),
    optional('white'),
    optional('metal'),
    inflate(part('maps')),
    Promise.all(columns),
  ]);
  return openScene(meta, { base, black, ...(white && { white }), ...(metal && { metal }), glow, maps });
}
