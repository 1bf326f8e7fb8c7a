export type Gradient = { addColorStop(offset: number, color: string): void };

/** The part of a browser's 2D context that drawings need. Methods, so that the browser's own types fit. */
export type Context = {
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  globalAlpha: number;
  globalCompositeOperation: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(lengths: number[]): void;
  fill(path: object, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: object): void;
  clip(path: object): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  drawImage(picture: object, x: number, y: number): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
  createRadialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Gradient;
};

/** What a drawing is painted on, with the means of the place it is painted in. */
export type Surface = {
  context: Context;
  width: number;
  height: number;
  /** The place's own path object, such as a Path2D. */
  pathFrom(data: string): object;
  /** An empty surface of the same size, for what is cut or faded as a whole. */
  newLayer(): { context: Context; picture: object };
};
