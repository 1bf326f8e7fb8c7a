import type { LogoDoc } from '@markwright/logo';
import { glyphs } from './glyphs.ts';
import { createIdleQueue } from './idle-queue.ts';
import { neededTexts } from './needed-texts.ts';
import { printLogo, type DrawOptions } from './print-logo.ts';

export type { DrawOptions } from './print-logo.ts';

const inIdleSlice = createIdleQueue();

/** A document never changes: an edit makes a new one. So what was drawn once is kept as long as the document is. */
const drawn = new WeakMap<LogoDoc, Map<string, string>>();

const keyOf = (options: DrawOptions) => JSON.stringify(options);

/** The drawing, if it has been made already. It stays in memory: pages show its pixels. */
export const findDrawn = (doc: LogoDoc, options: DrawOptions = {}): string | undefined =>
  drawn.get(doc)?.get(keyOf(options));

/** Draws a logo in the browser: fetches the outlines it lacks, then waits for a quiet moment. */
export async function drawLogo(doc: LogoDoc, options: DrawOptions = {}, signal?: AbortSignal): Promise<string> {
  const known = findDrawn(doc, options);
  if (known !== undefined) return known;
  await glyphs.ensure(neededTexts(doc));
  return inIdleSlice(() => {
    const svg = findDrawn(doc, options) ?? printLogo(doc, options, glyphs.outlines);
    const pictures = drawn.get(doc) ?? new Map<string, string>();
    drawn.set(doc, pictures.set(keyOf(options), svg));
    return svg;
  }, signal);
}
