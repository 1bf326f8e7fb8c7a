import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

/** Five folds of a croissant: each bulges out of the roll and lies a little lower than the one nearer to the middle. */
export function croissantFolds(
  { path, mirror, onCircle, soften }: Kit,
  { bulge, tip }: { bulge: number; tip: number },
): Region[] {
  const at = (r: number, degrees: number) => onCircle(120, 178, r, degrees - 90);
  const middle = path(at(112, -19))
    .through(at(112 + bulge, 0), at(112, 19))
    .line(at(46, 32))
    .through(at(36, 0), at(46, -32))
    .close();
  const beside = path(at(116, 25))
    .through(at(112 + bulge, 43), at(104, 59))
    .line(at(54, 68))
    .through(at(48, 54), at(52, 38))
    .close();
  const horn = path(at(108, 65))
    .through(at(108, 84), at(92, 103))
    .through(at(76, 108), at(tip, 104))
    .through(at(62, 90), at(60, 75))
    .close();
  const right = [beside, horn].map((fold) => soften(fold, 7));
  return [soften(middle, 8), ...right, ...right.map((fold) => mirror(fold))];
}

/** The same for a size at which only two creases can be seen. */
export function plainCroissant({ circle, cut, path, soften, stroke }: Kit): Region {
  const roll = soften(cut(circle(120, 142, 102), circle(120, 204, 82)), 10);
  const crease = (side: number) => stroke(path([120 + side * 22, 158]).line([120 + side * 53, 28]), 18, 'butt');
  return cut(roll, crease(-1), crease(1));
}
