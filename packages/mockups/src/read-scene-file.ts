import type { SceneMeta } from './scene.ts';

/** A scene's file taken apart: pictures still as WebP, maps still deflated, since unpacking differs by where it runs. */
type SceneFile = { meta: SceneMeta; parts: ReadonlyMap<string, Uint8Array> };

/** The length of the header (32 bits), the header, then the parts that it names one after the other. */
export function readSceneFile(bytes: Uint8Array): SceneFile {
  const length = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
  // the header is plain ASCII
  const text = Array.from(bytes.subarray(4, 4 + length), (byte) => String.fromCharCode(byte)).join('');
  const { parts: listed, ...meta } = JSON.parse(text) as SceneMeta & { parts: [string, number][] };
  const parts = new Map<string, Uint8Array>();
  let from = 4 + length;
  for (const [name, size] of listed) {
    parts.set(name, bytes.subarray(from, from + size));
    from += size;
  }
  if (from !== bytes.length) throw new Error(`The scene ${meta.name} is cut short: ${bytes.length} of ${from} bytes`);
  return { meta, parts };
}
