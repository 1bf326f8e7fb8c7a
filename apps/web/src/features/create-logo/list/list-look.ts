import type { DrawOptions } from '../../../lib/logo-drawing/draw-logo.ts';

/** Proposals carry the product's name in their pixels; quietly, for a logo must first of all be judged. */
export const LIST_LOOK: DrawOptions = { watermark: 'quiet' };
