import type { DrawOptions } from '../../../lib/logo-drawing/draw-logo.ts';

/** Proposals carry the product's name until they are bought; a courtesy, since the clean files never leave the server. */
export const LIST_LOOK: DrawOptions = { watermark: 'quiet' };
