import { openTwoThreadDrawing } from '@markwright/raster/draw-on-two-threads';
import { noteProgress, serveCalls } from '@markwright/worker-pool';
import { openOutlines } from '@markwright/fonts';
import type { FontPlace } from '../engine/font-place.ts';
import { openStoredFonts } from '../engine/font-storage.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { buildStoredPack } from './build-stored-pack.ts';
import type { PackRequest } from './pack-request.ts';

/** Archives are written from here: handed over, they would pass through the serving process. Nobody signs links here. */
async function openFiles(place: FontPlace): Promise<Storage> {
  if ('folder' in place) return diskStorage({ folder: place.folder, secret: '', publicUrl: '' });
  const { s3Storage } = await import('../providers/storage/storage-s3.ts');
  return s3Storage(place.s3);
}

await serveCalls(async (place: FontPlace) => {
  const [readFont, storage] = [await openStoredFonts(place), await openFiles(place)];
  const outlines = openOutlines({ read: readFont });
  const draw = openTwoThreadDrawing();
  return {
    build: (request: PackRequest) => buildStoredPack(request, { outlines, readFont, storage, draw }, noteProgress),
  };
});
