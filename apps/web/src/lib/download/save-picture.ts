import { pngName } from './file-names.ts';
import { saveFile } from './save-file.ts';

/** As large as a picture may be that nobody has paid for. */
const LONG_SIDE = 800;

/** Saves a logo's picture as a PNG named by the moment; a drawing is turned into pixels first. */
export async function savePicture(url: string, now = new Date()): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const content = await response.blob();
  saveFile(content.type.startsWith('image/svg') ? await toPng(content) : content, pngName(now));
}

async function toPng(drawing: Blob): Promise<Blob> {
  const url = URL.createObjectURL(drawing);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const scale = LONG_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.naturalWidth * scale);
    canvas.height = Math.round(picture.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
