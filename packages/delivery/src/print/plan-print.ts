import { ARTBOARD } from '@markwright/logo';
import type { Coloring, Lockup, LockupKind } from '../lockups/lockups.ts';
import { moveShapes } from '../lockups/move-shapes.ts';
import { COLORING_NAMES, LOCKUP_NAMES, packPath } from '../plan/names.ts';
import type { PackKit, PlannedFile, Text } from '../plan/pack-file.ts';
import { spotInksOf, type InkMode } from '../pdf/inks.ts';
import { writePdf, type PdfPage } from '../pdf/write-pdf.ts';
import { writeEps } from './write-eps.ts';

/** The longer side of a logo's page after cutting. Vectors have no size: this is where a layout program starts. */
const PAGE_MM = 120;
const BLEED_MM = 3;

/** White on nothing cannot be printed on paper; reversed carries its ground. */
const COLORINGS = ['colour', 'reversed', 'black', 'single'] as const;

type Framed = { scale: number; pad: number; width: number; height: number };

/** Ink and clear space, brought to the page's size. */
function frame({ width, height, clearSpace }: Lockup): Framed {
  const [full, tall] = [width + 2 * clearSpace, height + 2 * clearSpace];
  const scale = PAGE_MM / Math.max(full, tall);
  return { scale, pad: clearSpace * scale, width: full * scale, height: tall * scale };
}

export function lockupPage(lockup: Lockup): PdfPage {
  const { scale, pad, width, height } = frame(lockup);
  const drawings = [{ shapes: lockup.shapes, scale, x: pad, y: pad }];
  return { width, height, bleed: BLEED_MM, ground: lockup.ground, drawings };
}

/** The designed picture on its own ground, which reaches into the bleed with its pattern. */
function originalPdf({ doc, options, deps, lockups }: PackKit): Buffer {
  const scale = PAGE_MM / ARTBOARD.width;
  const { shapes, ground, ...full } = lockups.artwork(BLEED_MM / scale);
  const page: PdfPage = {
    width: full.width * scale - 2 * BLEED_MM,
    height: full.height * scale - 2 * BLEED_MM,
    bleed: BLEED_MM,
    ground,
    drawings: [{ shapes, scale, x: -BLEED_MM, y: -BLEED_MM }],
  };
  return writePdf([page], { title: doc.name.text, mode: 'cmyk', day: options.day, profile: deps.cmykProfile });
}

const colorsOf = ({ shapes, ground }: Lockup): string[] => [
  ...(ground ? [ground] : []),
  ...shapes.filter(({ gradient }) => !gradient).map(({ color }) => color),
];

function pdfOf({ doc, options, deps }: PackKit, lockup: Lockup, mode: InkMode): Buffer {
  return writePdf([lockupPage(lockup)], {
    title: doc.name.text,
    mode,
    spots: mode === 'spot' ? spotInksOf(colorsOf(lockup)) : [],
    day: options.day,
    profile: deps.cmykProfile,
  });
}

function epsOf({ options }: PackKit, lockup: Lockup): Buffer {
  const { shapes, width, height, clearSpace, ground } = lockup;
  const { scale } = frame(lockup);
  const pad = ground ? clearSpace : 0;
  return writeEps({
    shapes: pad === 0 ? shapes : moveShapes(shapes, pad, pad),
    width: width + 2 * pad,
    height: height + 2 * pad,
    ground,
    scale,
    day: options.day,
  });
}

export function planPrint(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options } = kit;
  const file = (
    kind: LockupKind,
    coloring: Coloring,
    what: Text,
    extension: 'pdf' | 'eps',
    make: (lockup: Lockup) => Buffer,
  ): PlannedFile => {
    const names = [LOCKUP_NAMES[kind], COLORING_NAMES[coloring], what];
    return {
      folder: 'print',
      path: packPath(
        'print',
        doc,
        options.language,
        names,
        extension,
        what.en.startsWith('spot') ? 'Spot' : extension.toUpperCase(),
      ),
      type: extension === 'pdf' ? 'application/pdf' : 'application/postscript',
      title: { zh: names.map(({ zh }) => zh).join(' · '), en: names.map(({ en }) => en).join(' · ') },
      isVector: true,
      make: async () => make(coloring === 'original' ? lockups.get(kind, 'colour') : lockups.get(kind, coloring)),
    };
  };
  const original = file('designed', 'original', { zh: 'CMYK', en: 'CMYK' }, 'pdf', () => originalPdf(kit));
  const files = lockups.kinds.flatMap((kind) => [
    ...COLORINGS.map((coloring) =>
      file(kind, coloring, { zh: 'CMYK', en: 'CMYK' }, 'pdf', (lockup) => pdfOf(kit, lockup, 'cmyk')),
    ),
    file(kind, 'colour', { zh: '专色', en: 'spot' }, 'pdf', (lockup) => pdfOf(kit, lockup, 'spot')),
    ...COLORINGS.map((coloring) =>
      file(kind, coloring, { zh: 'CMYK', en: 'CMYK' }, 'eps', (lockup) => epsOf(kit, lockup)),
    ),
  ]);
  return doc.background === 'transparent' ? files : [original, ...files];
}
