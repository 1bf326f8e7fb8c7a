/** Drawings have no size of their own worth keeping; this prints well. */
const DRAWING_SIDE = 2048;

export type FileProblem = 'unknown' | 'tooLarge' | 'tooManyPixels';

export class FileProblemError extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

export type PictureLimits = {
  bytes: number;
  pixels: number;
  /** Larger pictures are made as small as this. */
  longSide?: number;
};

/** A picture file as pixels, upright. Everything happens in the browser: nothing is sent. */
export async function readPicture(file: File, limits: PictureLimits): Promise<ImageData> {
  if (file.size > limits.bytes) throw new FileProblemError('tooLarge');
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  try {
    return isDrawing ? await readDrawing(file, limits) : await readBitmap(file, limits);
  } catch (error) {
    if (error instanceof FileProblemError) throw error;
    throw new FileProblemError('unknown');
  }
}

async function readBitmap(file: File, limits: PictureLimits): Promise<ImageData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha: 'none' });
  try {
    return pixelsOf(bitmap, bitmap, limits);
  } finally {
    bitmap.close();
  }
}

async function readDrawing(file: File, limits: PictureLimits): Promise<ImageData> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
    const scale = DRAWING_SIDE / Math.max(width, height);
    return pixelsOf(image, { width: Math.round(width * scale), height: Math.round(height * scale) }, limits);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pixelsOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  { pixels, longSide = Infinity }: PictureLimits,
): ImageData {
  if (width * height > pixels) throw new FileProblemError('tooManyPixels');
  if (!width || !height) throw new FileProblemError('unknown');
  const scale = Math.min(1, longSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new FileProblemError('unknown');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height);
}
