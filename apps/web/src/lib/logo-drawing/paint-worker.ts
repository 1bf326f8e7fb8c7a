import { outlinesFromGlyphs, type FontGlyphs } from '@markwright/fonts/glyph-json';
import { paintDrawing, readDrawing } from '@markwright/logo/canvas';
import { serveRequests } from '../workers/serve-requests.ts';
import { surfaceOf } from './canvas-surface.ts';
import type { PaintRequest } from './painting-worker.ts';
import { printLogo } from './print-logo.ts';

const outlines = outlinesFromGlyphs();

/** From documents to pixels beside the page: scrolling and typing never wait, and no logo's markup is passed about. */
serveRequests<PaintRequest, ImageBitmap, FontGlyphs>(
  ({ what, width, height }) => {
    const svg = 'svg' in what ? what.svg : printLogo(what.doc, what.options, outlines);
    const canvas = new OffscreenCanvas(width, height);
    paintDrawing(surfaceOf(canvas), readDrawing(svg));
    const answer = canvas.transferToImageBitmap();
    return { answer, transfer: [answer] };
  },
  (glyphs) => outlines.add(glyphs),
);
