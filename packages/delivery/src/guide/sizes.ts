import { findFont } from '@markwright/fonts';
import { displayText, hasIdeograph, type LogoDoc } from '@markwright/logo';
import { boxOfShapes, type Lockup } from '../lockups/lockups.ts';

/** How small a line of text may be, by design judgement: on paper in millimetres, on a screen in pixels. */
const LINE = {
  hanzi: { mm: 3, px: 16 },
  /** Capitals. */
  latin: { mm: 1.2, px: 7 },
  /** A name is read from further off than what stands under it. */
  latinName: { mm: 1.6, px: 9 },
} as const;
/** Thinner lines break up in print. */
const THINNEST_MM = 0.1;
/** The thin strokes of a face as a share of its stem. */
const THIN_TO_STEM = { low: 0.8, medium: 0.55, high: 0.3 } as const;
export const MARK_SMALLEST = { mm: 6, px: 24 } as const;

type SmallestSize = { mm: number; px: number };

const PARTS = ['name', 'secondName', 'slogan'] as const;

/** Thinnest stroke of a line whose letters are `height` high. */
function thinnestOf(doc: LogoDoc, part: (typeof PARTS)[number], height: number): number {
  const line = doc[part];
  const font = line ? findFont(line.font) : undefined;
  if (!line || !font) return Infinity;
  const { metrics, traits } = font;
  const letters = hasIdeograph(displayText(line)) && metrics.hanziHeight > 0 ? metrics.hanziHeight : metrics.capHeight;
  return (height / letters) * metrics.stem * THIN_TO_STEM[traits.contrast];
}

/** Height of a line's letters in the lockup's units; 0 where the lockup has no such line. */
function lineHeight({ shapes }: Lockup, doc: LogoDoc, part: (typeof PARTS)[number]): number {
  const letters = shapes.filter((shape) => shape.part === part);
  const line = doc[part];
  if (letters.length === 0 || !line) return 0;
  const heights = letters.map((shape) => boxOfShapes([shape]).height).toSorted((one, other) => one - other);
  // One shape of many letters (lettering) is as high as its lines together; single letters tell their own height.
  const tall = heights[Math.floor(heights.length * 0.8)] ?? 0;
  return Math.min(tall, boxOfShapes(letters).height);
}

/** The width under which a lockup is not used: where its smallest line would no longer read or print. */
export function smallestWidth(lockup: Lockup, doc: LogoDoc): SmallestSize {
  let [mm, px] = [0, 0];
  for (const part of PARTS) {
    const height = lineHeight(lockup, doc, part);
    const line = doc[part];
    if (height === 0 || !line) continue;
    const limit = LINE[hasIdeograph(displayText(line)) ? 'hanzi' : part === 'name' ? 'latinName' : 'latin'];
    mm = Math.max(mm, limit.mm / height, doc.art && part === 'name' ? 0 : THINNEST_MM / thinnestOf(doc, part, height));
    px = Math.max(px, limit.px / height);
  }
  return { mm: Math.max(8, Math.ceil(mm * lockup.width)), px: Math.max(32, Math.ceil((px * lockup.width) / 2) * 2) };
}
