import { Blob, Buffer as ShapingBuffer, Face as HarfbuzzFace, Font, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import type { GlyphInfo, GlyphPosition } from 'harfbuzzjs';
import type { PlacedGlyph, Run } from '@markwright/vector';
import { moveCommands, outlineOf, type GlyphOutline } from './glyph-path.ts';
import { sortByCoverage, type Coverage } from './line-characters.ts';

/** A font opened for shaping. */
export type Face = {
  unitsPerEm: number;
  /** Bytes of font data held. */
  size: number;
  codePoints(): Uint32Array;
  shape(text: string, covers: Coverage): Run;
};

/** A whole Chinese font as text would be ten times its file; names of a day need a few hundred characters. */
const MOST_OUTLINES = 1500;

const HAN = /\p{Script=Han}|\p{Script=Bopomofo}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Opens TrueType bytes. Harfbuzz keeps its own copy, freed once the face is garbage. */
export function openFace(ttf: Uint8Array): Face {
  const face = new HarfbuzzFace(new Blob(ttf));
  const font = new Font(face);
  const unitsPerEm = face.upem;
  const outlines = new LRUCache<number, GlyphOutline>({ max: MOST_OUTLINES });

  function plainOutline(glyphId: number): GlyphOutline {
    const outline = outlines.get(glyphId) ?? outlineOf(font.glyphToJson(glyphId));
    outlines.set(glyphId, outline);
    return outline;
  }

  /** A letter and the accents set on it become one outline. */
  function clusterOutline(cluster: readonly ShapedGlyph[]): GlyphOutline {
    const [only] = cluster;
    if (only && cluster.length === 1 && only.xOffset === 0 && only.yOffset === 0) return plainOutline(only.codepoint);
    let pen = 0;
    return outlineOf(
      cluster.flatMap(({ codepoint, xOffset, yOffset, xAdvance }) => {
        const moved = moveCommands(font.glyphToJson(codepoint), pen + xOffset, yOffset);
        pen += xAdvance;
        return moved;
      }),
    );
  }

  function shapeSegment(segment: string, startX: number): PlacedGlyph[] {
    const buffer = new ShapingBuffer();
    buffer.addText(segment);
    buffer.guessSegmentProperties();
    if (HAN.test(segment)) buffer.setLanguage('zh-Hans');
    shape(font, buffer);
    const clusters = groupByCluster(buffer.getGlyphInfosAndPositions());
    let x = startX;
    return clusters.map((cluster, index) => {
      const start = cluster[0]?.cluster ?? 0;
      const end = clusters[index + 1]?.[0]?.cluster ?? segment.length;
      const advance = cluster.reduce((sum, glyph) => sum + glyph.xAdvance, 0);
      const placed = { text: segment.slice(start, end), x, advance, ...clusterOutline(cluster) };
      x += advance;
      return placed;
    });
  }

  return {
    unitsPerEm,
    size: ttf.byteLength,
    codePoints: () => face.collectUnicodes(),
    shape(text, covers) {
      const { drawable, missing } = sortByCoverage(text, covers);
      const glyphs: PlacedGlyph[] = [];
      let width = 0;
      for (const segment of splitByScript(drawable)) {
        for (const glyph of shapeSegment(segment, width)) {
          glyphs.push(glyph);
          width = glyph.x + glyph.advance;
        }
      }
      return { unitsPerEm, glyphs, width, missing };
    },
  };
}

type ShapedGlyph = GlyphInfo & GlyphPosition;

/** Left-to-right scripts only: no shipped font covers another, so clusters rise along the line. */
function groupByCluster(glyphs: readonly (GlyphInfo & Partial<GlyphPosition>)[]): ShapedGlyph[][] {
  const clusters: ShapedGlyph[][] = [];
  for (const glyph of glyphs) {
    const shaped = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, ...glyph };
    const open = clusters.at(-1);
    if (open?.[0]?.cluster === shaped.cluster) open.push(shaped);
    else clusters.push([shaped]);
  }
  return clusters;
}

/** Kerning rules are filed by script, so hanzi and Latin are shaped apart; digits and spaces stay with what precedes. */
function splitByScript(characters: readonly string[]): string[] {
  const segments: { text: string; han: boolean | undefined }[] = [];
  for (const character of characters) {
    const han = COMMON.test(character) ? undefined : HAN.test(character);
    const open = segments.at(-1);
    if (open && (han === undefined || open.han === undefined || open.han === han)) {
      open.text += character;
      open.han ??= han;
    } else segments.push({ text: character, han });
  }
  return segments.map((segment) => segment.text);
}
