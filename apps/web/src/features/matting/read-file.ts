export const BYTES_MAX = 10 * 1024 * 1024;
export const PIXELS_MAX = 24_000_000;
/** Drawings have no size of their own worth keeping; this prints well. */
const DRAWING_SIDE = 2048;

export type FileProblem = 'unknown' | 'tooLarge' | 'tooManyPixels';

export class FileProblemError extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

/** A picture file as pixels, upright. Everything happens in the browser: nothing is sent. */
export async function readFile(file: File): Promise<ImageData> {
  if (file.size > BYTES_MAX) throw new FileProblemError('tooLarge');
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  try {
    return isDrawing ? await readDrawing(file) : await readBitmap(file);
  } catch (error) {
    if (error instanceof FileProblemError) throw error;
    throw new FileProblemError('unknown');
  }
}

async function readBitmap(file: File): Promise<ImageData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha: 'none' });
  try {
    return pixelsOf(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

async function readDrawing(file: File): Promise<ImageData> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
    const scale = DRAWING_SIDE / Math.max(width, height);
    return pixelsOf(image, Math.round(width * scale), Math.round(height * scale));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pixelsOf(source: CanvasImageSource, width: number, height: number): ImageData {
  if (width * height > PIXELS_MAX) throw new FileProblemError('tooManyPixels');
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !width || !height) throw new FileProblemError('unknown');
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
