import { hashText } from '@markwright/vector';
import { num, type PdfFile, type Ref } from './pdf-file.ts';
import type { TrueType } from './true-type.ts';

/** The weights the guide is set in. */
export const WEIGHTS = ['light', 'regular', 'bold', 'black'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Fonts by weight, keys of the shipped files. */
export const GUIDE_FONTS: Readonly<Record<Weight, string>> = {
  light: 'noto-sans-sc-light.ttf',
  regular: 'noto-sans-sc-regular.ttf',
  bold: 'noto-sans-sc-bold.ttf',
  black: 'noto-sans-sc-black.ttf',
};

export type GuideFonts = Readonly<Record<Weight, TrueType>>;

const NAMES: Readonly<Record<Weight, string>> = {
  light: 'NotoSansSC-Light',
  regular: 'NotoSansSC-Regular',
  bold: 'NotoSansSC-Bold',
  black: 'NotoSansSC-Black',
};

/** Which glyph stands for which characters, of one weight. */
export type UsedGlyphs = Map<number, number>;

const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** Six capitals before a font's name say that it is a part of that font. */
const subsetTag = (used: UsedGlyphs): string => {
  let rest = hashText([...used.keys()].join());
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26) + 7;
    return letter;
  }).join('');
};

/** So that text can be searched and copied: which character each glyph stands for. */
function toUnicode(numbers: ReadonlyMap<number, number>, used: UsedGlyphs): string {
  const lines = [...used].map(([glyph, codePoint]) => {
    const units = Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16().toString('hex').toUpperCase();
    return `<${hex4(numbers.get(glyph) ?? 0)}> <${units}>`;
  });
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${blocks.join('\n')}\n` +
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'
  );
}

/** Embeds the used part of a font; the numbers are what the text is written in. */
export function embedFont(
  file: PdfFile,
  weight: Weight,
  font: TrueType,
  used: UsedGlyphs,
): { ref: Ref; numbers: ReadonlyMap<number, number> } {
  const { bytes, numbers } = font.subset([...used.keys()]);
  const perMille = (value: number) => num((value * 1000) / font.unitsPerEm);
  const name = `${subsetTag(used)}+${NAMES[weight]}`;
  const data = file.stream(`/Length1 ${bytes.length}`, bytes);
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${font.box.map(perMille).join(' ')}]/ItalicAngle 0` +
      `/Ascent ${perMille(font.ascent)}/Descent ${perMille(font.descent)}/CapHeight 733/StemV 80/FontFile2 ${data}>>`,
  );
  const widths = [...numbers].map(([glyph, number]) => `${number}[${perMille(font.advanceOf(glyph))}]`).join('');
  const cidFont = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor}/DW 1000/W[${widths}]/CIDToGIDMap/Identity>>`,
  );
  const unicode = file.stream('', toUnicode(numbers, used));
  const ref = file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${cidFont}]/ToUnicode ${unicode}>>`,
  );
  return { ref, numbers };
}

export const glyphHex = (number: number): string => hex4(number);
