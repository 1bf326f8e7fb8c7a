import { renderSVG } from 'uqr';

/** A QR code for an `<img>`. */
export const qrUrl = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 0, blackColor: '#17130F' }))}`;

const SIDE = 720;
const MARGIN = 72;

/** The same code as a picture for the album, with the quiet border that scanners need. */
export async function qrPng(text: string): Promise<Blob> {
  const picture = new Image();
  picture.src = qrUrl(text);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, MARGIN, MARGIN, SIDE - 2 * MARGIN, SIDE - 2 * MARGIN);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  );
}
