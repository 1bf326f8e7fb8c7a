import { openFace } from '../src/face.ts';
import { coverageOf, encodeRanges, rangesOf } from '../src/coverage.ts';
import type { FontEntry } from '../src/manifest.ts';
import { charactersFor } from './assemble-face.ts';
import type { FaceSource } from './faces.ts';
import type { LicenceText } from './licence-texts.ts';
import { heavinessOf, measureFace } from './measure/face-metrics.ts';
import { findFaultyGlyphs } from './measure/glyph-faults.ts';
import { previewPicture } from './measure/preview-picture.ts';

type DescribedFace = { entry: Omit<FontEntry, 'coverage'>; coverage: string };

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Everything the manifest says about a face, measured on the file that will be shipped. */
export function describeFace(
  source: FaceSource,
  ttf: Uint8Array,
  licence: LicenceText,
  woff2Bytes: number,
): DescribedFace {
  const face = openFace(ttf);
  const wanted = new Set(Array.from(charactersFor(source), (character) => character.codePointAt(0) ?? 0));
  const held = [...face.codePoints()].filter((codePoint) => wanted.has(codePoint));
  const { broken, copied } = findFaultyGlyphs(face, coverageOf(rangesOf(held)));
  const faulty = new Set([...Array.from(source.faulty ?? ''), ...broken]);
  const undecided = copied.filter((pair) => !pair.some((character) => faulty.has(character)));
  if (undecided.length > 0) {
    throw new Error(`${source.key}: ${undecided.join(' ')} share a drawing; look, and list the wrong one as faulty`);
  }
  const good = rangesOf(held.filter((codePoint) => !faulty.has(String.fromCodePoint(codePoint))));
  const covers = coverageOf(good);
  const metrics = measureFace(face, covers);
  const em = metrics.unitsPerEm;
  return {
    coverage: encodeRanges(good),
    entry: {
      key: source.key,
      family: source.family,
      zh: source.zh,
      en: source.en,
      category: source.category,
      script: source.script,
      weight: source.weight,
      traits: { build: source.build, heaviness: heavinessOf(metrics), contrast: source.contrast },
      editor: source.editor ?? false,
      licence: { spdx: 'OFL-1.1', file: licence.file, copyright: licence.copyright },
      source: {
        package: source.package,
        version: source.version,
        originalName: source.originalName ?? source.family,
        modified: !source.whole,
      },
      metrics,
      optical: { hanzi: round(metrics.hanziHeight / em), capital: round(metrics.capHeight / em) },
      picUrl: previewPicture(face, covers, source.previewText ?? (source.script === 'hanzi' ? source.zh : source.en)),
      faulty: [...faulty].join(''),
      woff2Bytes,
      ttfBytes: ttf.byteLength,
    },
  };
}
