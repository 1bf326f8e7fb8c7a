/** One step (reading, decoding, drawing, encoding) of one picture. */
export const STEP_LIMIT_MS = 2000;
/** All memory of a picture process, native libraries included. */
export const MEMORY_LIMIT_MB = 640;
export const PIXELS_MAX = 40_000_000;
/** Held whole, twice and a half, while its background is taken off. */
export const CUT_OUT_PIXELS_MAX = 24_000_000;
