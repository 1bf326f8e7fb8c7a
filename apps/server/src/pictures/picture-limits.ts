/** One step (reading, decoding, drawing, encoding) of one picture. */
export const STEP_LIMIT_MS = 2000;
/** All memory of a picture process, native libraries included. */
export const MEMORY_LIMIT_MB = 640;
export const PIXELS_MAX = 40_000_000;
