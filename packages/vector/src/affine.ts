/** A similarity: scale, turn and move, as SVG's matrix(a b c d e f). Logos are never skewed. */
export type Affine = { a: number; b: number; c: number; d: number; e: number; f: number };

export const place = (scale: number, x: number, y: number): Affine => ({ a: scale, b: 0, c: 0, d: scale, e: x, f: y });

/** Turn by radians (clockwise, y down) after scaling, then move. */
export function placeTurned(scale: number, radians: number, x: number, y: number): Affine {
  const cos = Math.cos(radians) * scale;
  const sin = Math.sin(radians) * scale;
  return { a: cos, b: sin, c: -sin, d: cos, e: x, f: y };
}

/** First `inner`, then `outer`. */
export const compose = (outer: Affine, inner: Affine): Affine => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
});

export const scaleOf = (at: Affine): number => Math.hypot(at.a, at.b);

export const mapPoint = (at: Affine, x: number, y: number): { x: number; y: number } => ({
  x: at.a * x + at.c * y + at.e,
  y: at.b * x + at.d * y + at.f,
});
