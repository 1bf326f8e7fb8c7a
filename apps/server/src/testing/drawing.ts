import type { LoadedOutlines } from '@markwright/fonts';
import type { Rasteriser } from '@markwright/raster';
import type { Engine, EngineAccess } from '../engine/engine.ts';
import type { PackBuilder } from '../packing/pack-request.ts';
import type { Storage } from '../providers/storage/storage.ts';

export type Drawing = { engine: EngineAccess; rasteriser: Rasteriser; packs: PackBuilder };
type TestEngine = { engine: Engine; outlines: LoadedOutlines };

let loaded: Promise<TestEngine> | undefined;

/**
 * The design engine takes seconds to load, so it is opened when a test first asks for it, and serves all tests of this
 * process from then on, as one serves all visitors. In this process: one of its own would have to load everything again.
 */
export const testEngine = (): Promise<TestEngine> => (loaded ??= loadEngine());

async function loadEngine(): Promise<TestEngine> {
  const { openShippedOutlines } = await import('@markwright/fonts/node');
  const { openEngine } = await import('../engine/open-engine.ts');
  const outlines = openShippedOutlines();
  return { engine: openEngine(outlines), outlines };
}

/** What draws for a server under test, opened when it is first asked for. */
export function openDrawing(
  storage: Storage,
  change: (own: Rasteriser) => Rasteriser = (own) => own,
): { open: () => Promise<Drawing>; close(): Promise<void> } {
  let opened: Promise<Drawing> | undefined;
  const load = async (): Promise<Drawing> => {
    const { openRasteriser } = await import('@markwright/raster');
    const { buildStoredPack } = await import('../packing/build-stored-pack.ts');
    const { drawPicture } = await import('@markwright/raster/draw-picture');
    const { engine, outlines } = await testEngine();
    const packs: PackBuilder = {
      build: (order, onProgress) => buildStoredPack(order, { outlines, storage, draw: drawPicture }, onProgress),
    };
    const rasteriser = change(openRasteriser({ processes: 1 }));
    return { engine: { forClient: () => engine, forJobs: engine }, rasteriser, packs };
  };
  return {
    open: () => (opened ??= load()),
    close: async () => (await opened)?.rasteriser.close(),
  };
}
