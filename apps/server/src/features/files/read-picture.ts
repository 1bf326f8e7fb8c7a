import { AppError } from '@markwright/contracts';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';

export type UploadedPicture = { bytes: Buffer; contentType: string; extension: string; width: number; height: number };

const PIXELS_MAX = 40_000_000;
const KINDS: Record<string, { contentType: string; extension: string }> = {
  png: { contentType: 'image/png', extension: 'png' },
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  svg: { contentType: 'image/svg+xml', extension: 'svg' },
};

/** Looks at the bytes, never at the name: what the file claims to be does not matter. */
export async function readPicture(bytes: Buffer): Promise<UploadedPicture> {
  const isSvg = /^\s*(?:<\?xml|<!--|<svg)/.test(bytes.subarray(0, 256).toString('utf8'));
  const checked = isSvg ? Buffer.from(cleanSvg(bytes.toString('utf8'))) : bytes;
  const { format, width, height } = await measure(checked);
  const kind = KINDS[format];
  if (!kind) throw new AppError('PICTURE_UNKNOWN');
  if (width * height > PIXELS_MAX) throw new AppError('PICTURE_TOO_LARGE', { limit: PIXELS_MAX / 1_000_000 });
  return { bytes: checked, ...kind, width, height };
}

async function measure(bytes: Buffer): Promise<{ format: string; width: number; height: number }> {
  try {
    // The header may lie about what follows, so every pixel is decoded once before we keep the file.
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX * 4, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (width && height && width * height <= PIXELS_MAX) await image.stats();
    return { format: format ?? '', width: width ?? 0, height: height ?? 0 };
  } catch {
    throw new AppError('PICTURE_UNKNOWN');
  }
}
