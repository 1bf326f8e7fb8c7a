import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../engine/engine.ts';

export type Drawing = { engine: EngineAccess; rasteriser: Rasteriser };

/** The design engine takes seconds to load, so it is opened when a test first asks for it. */
export function openDrawing(): { open: () => Promise<Drawing>; close(): Promise<void> } {
  let opened: Promise<Drawing> | undefined;
  const load = async (): Promise<Drawing> => {
    const { openRasteriser } = await import('@markwright/raster');
    const { openShippedOutlines } = await import('@markwright/fonts/node');
    const { openEngine } = await import('../engine/open-engine.ts');
    // In this process: from source, one of its own would first have to load everything again.
    const engine = openEngine(openShippedOutlines());
    return { engine: { forClient: () => engine, forJobs: engine }, rasteriser: openRasteriser({ processes: 1 }) };
  };
  return {
    open: () => (opened ??= load()),
    close: async () => (await opened)?.rasteriser.close(),
  };
}
