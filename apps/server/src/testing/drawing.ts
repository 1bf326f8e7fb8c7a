import type { Rasteriser } from '@markwright/raster';
import type { Studio } from '@markwright/studio';
import type { Storage } from '../providers/storage/storage.ts';

export type Drawing = { studio: Studio; rasteriser: Rasteriser };

/** The design engine takes seconds to load, so it is opened when a test first asks for it. */
export function drawingFor(storage: Storage): { open: () => Promise<Drawing>; close(): Promise<void> } {
  let opened: Promise<Drawing> | undefined;
  const load = async (): Promise<Drawing> => {
    const { openRasteriser } = await import('@markwright/raster');
    const { openStudio } = await import('@markwright/studio');
    const { outlinesFrom } = await import('../features/fonts/font-storage.ts');
    return { studio: openStudio(outlinesFrom(storage)), rasteriser: openRasteriser({ threads: 1 }) };
  };
  return {
    open: () => (opened ??= load()),
    close: async () => (await opened)?.rasteriser.close(),
  };
}
