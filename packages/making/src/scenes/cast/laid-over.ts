import { accent, ink, kit, type Part, type Region } from '@markwright/marks/kit';

const { cut, grow } = kit;

/** A thing in the second colour before another in ink, which gives way to it with one gap; simpler ones for small sizes. */
export const laidOver = (
  front: Region,
  back: Region,
  {
    front: plainFront = front,
    back: plainBack = back,
    outline = front,
  }: { front?: Region; back?: Region; outline?: Region } = {},
): { parts: Part[]; small: Part[] } => ({
  parts: [...accent(front), ...ink(cut(back, grow(outline, 10)))],
  small: [...accent(plainFront), ...ink(cut(plainBack, grow(plainFront, 14)))],
});
