import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../engine/engine.ts';
import type { PackBuilder } from '../packing/pack-request.ts';
import type { Storage } from '../providers/storage/storage.ts';

export type Drawing = { engine: EngineAccess; rasteriser: Rasteriser; packs: PackBuilder };

/** The design engine takes seconds to load, so it is opened when a test first asks for it. */
export function openDrawing(storage: Storage): { open: () => Promise<Drawing>; close(): Promise<void> } {
  let opened: Promise<Drawing> | undefined;
  const load = async (): Promise<Drawing> => {
    const { openRasteriser } = await import('@markwright/raster');
    const { openShippedOutlines } = await import('@markwright/fonts/node');
    const { openEngine } = await import('../engine/open-engine.ts');
    // In this process: from source, one of its own would first have to load everything again.
    const outlines = openShippedOutlines();
    const engine = openEngine(outlines);
    const { buildStoredPack } = await import('../packing/build-stored-pack.ts');
    const { drawPicture } = await import('@markwright/raster/draw-picture');
    const packs: PackBuilder = {
      build: (order, onProgress) => buildStoredPack(order, { outlines, storage, draw: drawPicture }, onProgress),
    };
    const rasteriser = openRasteriser({ processes: 1 });
    return { engine: { forClient: () => engine, forJobs: engine }, rasteriser, packs };
  };
  return {
    open: () => (opened ??= load()),
    close: async () => (await opened)?.rasteriser.close(),
  };
}
