/** What is asked of a model that paints: pictures of a mark without any lettering, or `text` as a picture. */
export type PaintOrder = {
  prompt: string;
  negativePrompt: string;
  /** How many pictures; a model that makes fewer at once is asked again. */
  count: number;
  seed: number;
  /** Pictures are square, this many pixels wide. */
  side: number;
  /** What is to be written; only for a model that can write. */
  text?: string;
};

/** An outside model. The built-in engine is not one: it composes vectors and needs no pictures. */
export type ImageModel = {
  /** Shown with each result, e.g. `gpt-image-1`. */
  engine: string;
  /** Whether it can write this text as a picture; models without this only paint marks. */
  canWrite?(text: string): boolean;
  /** What it writes is white on black and takes our colours. */
  writesMask?: boolean;
  /** Exactly `count` pictures as bytes, or an `ModelError`. */
  paint(order: PaintOrder, signal: AbortSignal): Promise<Buffer[]>;
};

/** `isPermanent`: asking again with the same words cannot help (refused prompt, wrong key). */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    message: string,
    readonly isPermanent = false,
  ) {
    super(message);
  }
}

export function expectCount(pictures: Buffer[], count: number, engine: string): Buffer[] {
  if (pictures.length < count) throw new ModelError(`${engine} gave ${pictures.length} of ${count} pictures`);
  return pictures.slice(0, count);
}
