import {
  Clipper,
  Clipper64,
  ClipperBase,
  FillRule,
  type ClipType,
  type EndType,
  type JoinType,
  type Paths64,
} from 'clipper2-ts';

/**
 * Boolean operations and offsets of the clipper library go through here. The library sweeps a line over the drawing from
 * below; where edges are long, nearly level and cross within one unit, the line can move back down and the sweep never
 * ends (AngusJohnson/Clipper2 issues 975 and 979), or it fails inside and returns nothing. Both are noticed here, and
 * the operation is repeated on the turned drawing: the sweep then crosses other edges.
 */
type Sweep = {
  reachedY: number;
  actives: Edge | null;
  buildIntersectList: (this: Sweep, topY: number) => boolean;
  reset: (this: Sweep) => void;
  popScanline: (this: Sweep) => { success: boolean; y: number };
  insertScanline: (this: Sweep, y: number) => void;
  executeInternal: (this: Sweep, type: ClipType, rule: FillRule) => void;
};

type Edge = { curX: number; nextInAEL: Edge | null };
const { topX } = ClipperBase as unknown as { topX: (edge: Edge, y: number) => number };

let hasFailed = false;

const sweep = Clipper64.prototype as unknown as Sweep;
const library = {
  reset: sweep.reset,
  popScanline: sweep.popScanline,
  insertScanline: sweep.insertScanline,
  executeInternal: sweep.executeInternal,
  buildIntersectList: sweep.buildIntersectList,
};

sweep.reset = function reset() {
  this.reachedY = Infinity;
  library.reset.call(this);
};
sweep.popScanline = function popScanline() {
  const next = library.popScanline.call(this);
  if (next.success) this.reachedY = next.y;
  return next;
};
/** Edges end above the line that has reached them. One that does not would be swept again and again. */
sweep.insertScanline = function insertScanline(y) {
  if (y >= this.reachedY) throw new Error('The sweep of the clipper library goes back');
  library.insertScanline.call(this, y);
};
/**
 * Edges that are still in order at the next line have not crossed on the way. That is true nearly always, so it is looked
 * at before the library sorts them, which is what takes most of its time.
 */
sweep.buildIntersectList = function buildIntersectList(topY) {
  let before = -Infinity;
  let isInOrder = true;
  for (let edge = this.actives; edge !== null; edge = edge.nextInAEL) {
    edge.curX = topX(edge, topY);
    if (edge.curX < before) isInOrder = false;
    before = edge.curX;
  }
  return !isInOrder && library.buildIntersectList.call(this, topY);
};
/** The library catches its own errors and returns nothing, so the failure is noted before it does. */
sweep.executeInternal = function executeInternal(type, rule) {
  try {
    library.executeInternal.call(this, type, rule);
  } catch (error) {
    hasFailed = true;
    throw error;
  }
};

const turnedBy = (paths: Paths64, cos: number, sin: number): Paths64 =>
  paths.map((path) => path.map(({ x, y }) => ({ x: Math.round(x * cos - y * sin), y: Math.round(x * sin + y * cos) })));

/** A quarter turn first: it loses nothing to rounding. */
const TURNS = [0, Math.PI / 2, 0.1234, 0.7, 1.1].map((angle) => ({
  cos: angle === Math.PI / 2 ? 0 : Math.cos(angle),
  sin: Math.sin(angle),
}));

function untilDone(work: (turned: (paths: Paths64) => Paths64) => Paths64): Paths64 {
  for (const { cos, sin } of TURNS) {
    hasFailed = false;
    const done = work((paths) => (sin === 0 ? paths : turnedBy(paths, cos, sin)));
    if (!hasFailed) return sin === 0 ? done : turnedBy(done, cos, -sin);
  }
  throw new Error('The clipper library cannot work on this drawing, however it is turned');
}

export const clipPaths = (type: ClipType, subject: Paths64, other: Paths64, rule = FillRule.NonZero): Paths64 =>
  untilDone((turned) => Clipper.booleanOp(type, turned(subject), turned(other), rule));

type Inflation = { by: number; join: JoinType; end: EndType; miterLimit: number; arcTolerance: number };

export const inflatePaths = (paths: Paths64, { by, join, end, miterLimit, arcTolerance }: Inflation): Paths64 =>
  untilDone((turned) => Clipper.inflatePaths(turned(paths), by, join, end, miterLimit, arcTolerance));
