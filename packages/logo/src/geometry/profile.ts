import type { Path } from '@markwright/vector';

export const PROFILE_ROWS = 24;

/** Leftmost and rightmost ink in each row of the em square, relative to the pen; NaN where a row is empty. */
type Profile = { left: Float64Array; right: Float64Array };

const TOP = -0.92;
const DEPTH = 1.04;
const CURVE_STEPS = 6;

/** Walks along an outline and keeps the outermost ink of every row it passes. */
class ProfileTracer {
  readonly left = new Float64Array(PROFILE_ROWS).fill(NaN);
  readonly right = new Float64Array(PROFILE_ROWS).fill(NaN);
  private readonly rowHeight: number;
  private readonly top: number;
  private x = 0;
  private y = 0;

  constructor(unitsPerEm: number) {
    this.rowHeight = (DEPTH * unitsPerEm) / PROFILE_ROWS;
    this.top = TOP * unitsPerEm;
  }

  moveTo(x: number, y: number) {
    this.x = x;
    this.y = y;
    this.touch(x, y);
  }

  private touch(x: number, y: number) {
    const { left, right } = this;
    const row = Math.max(0, Math.min(PROFILE_ROWS - 1, Math.floor((y - this.top) / this.rowHeight)));
    if (!(x >= (left[row] ?? NaN))) left[row] = x;
    if (!(x <= (right[row] ?? NaN))) right[row] = x;
  }

  lineTo(toX: number, toY: number) {
    const { x, y } = this;
    const steps = Math.max(1, Math.ceil(Math.abs(toY - y) / (this.rowHeight / 2)));
    for (let step = 1; step <= steps; step++)
      this.touch(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
    this.x = toX;
    this.y = toY;
  }

  /** A quadratic curve has its one control point twice. */
  curveTo(isCubic: boolean, x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) {
    const { x: x0, y: y0 } = this;
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      const u = 1 - t;
      const p = isCubic ? u * u * u : u * u;
      const q = isCubic ? 3 * u * u * t : 2 * u * t;
      const r = isCubic ? 3 * u * t * t : 0;
      const s = isCubic ? t * t * t : t * t;
      this.lineTo(p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3);
    }
  }
}

function traceProfile({ commands, numbers }: Path, unitsPerEm: number): Profile {
  const tracer = new ProfileTracer(unitsPerEm);
  let cursor = 0;
  const read = () => numbers[cursor++] ?? 0;
  for (const command of commands) {
    if (command === 'M') tracer.moveTo(read(), read());
    else if (command === 'L') tracer.lineTo(read(), read());
    else if (command === 'Q') {
      const [x, y] = [read(), read()];
      tracer.curveTo(false, x, y, x, y, read(), read());
    } else if (command === 'C') tracer.curveTo(true, read(), read(), read(), read(), read(), read());
  }
  const { left, right } = tracer;
  return { left, right };
}

const profiles = new WeakMap<Path, Profile>();

export function profileOf(path: Path, unitsPerEm: number): Profile {
  const known = profiles.get(path);
  if (known) return known;
  const traced = traceProfile(path, unitsPerEm);
  profiles.set(path, traced);
  return traced;
}
