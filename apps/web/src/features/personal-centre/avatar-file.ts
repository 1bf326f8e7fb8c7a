import { cropSquare, type Crop } from './crop.ts';

export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const BYTES_MAX = 10 * 1024 * 1024;
const SIDE = 512;

export type AvatarProblem = 'notPicture' | 'tooLarge';

/** The chosen picture, decoded; a file that is none, or too large, is named before anything is sent. */
export async function readAvatar(file: File): Promise<HTMLImageElement | AvatarProblem> {
  if (file.size > BYTES_MAX) return 'tooLarge';
  if (!AVATAR_TYPES.includes(file.type)) return 'notPicture';
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return 'notPicture';
  }
}

/** The cropped square as a file to upload; transparent places become white, as avatars have no ground of their own. */
export async function cutAvatar(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  const { left, top, side } = cropSquare({ width: picture.naturalWidth, height: picture.naturalHeight }, crop);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be made');
  return new File([blob], 'avatar.jpg', { type: blob.type });
}
