import { path } from '../../kit/path.ts';
import type { Region } from '../../kit/region.ts';

/** A Chinese roof seen from the front: a short ridge at y, slopes that sag, tips lifted above the middle of the eaves. */
export function eaves(x: number, y: number, half: number, height: number, ridge = half * 0.42): Region {
  const lift = height * 0.34;
  const [tip, middle] = [y + height - lift, (half + ridge) / 2];
  return path([x - ridge, y])
    .line([x + ridge, y])
    .through([x + middle * 0.92, y + (height - lift) * 0.66], [x + half, tip])
    .through([x, y + height], [x - half, tip])
    .through([x - middle * 0.92, y + (height - lift) * 0.66], [x - ridge, y])
    .close();
}
