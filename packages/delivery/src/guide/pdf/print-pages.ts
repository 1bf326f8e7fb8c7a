import { createHash } from 'node:crypto';
import { mixColors, type Affine, type Gradient, type Path } from '@markwright/vector';
import type { DrawnShape } from '../originals.ts';
import { BLEED_BOX, MM_PER_PT, PAGE, PAGE_BOX, type Item, type Sheet, type SheetPicture } from '../sheet.ts';
import type { GuideFonts } from './fonts.ts';
import { embedFont, glyphHex, WEIGHTS, type UsedGlyphs, type Weight } from './fonts.ts';
import { num, PdfFile, pdfText, type Ref } from './pdf-file.ts';
import { extentOf, rectPath } from './shapes.ts';

const PT_PER_MM = 1 / MM_PER_PT;

type FileFacts = { title: string; language: 'zh-CN' | 'en' };

/** Pages as a PDF: outlines as outlines, text as text in the used part of its fonts. */
export function printPages(sheets: readonly Sheet[], fonts: GuideFonts, facts: FileFacts): Uint8Array {
  const file = new PdfFile();
  const printer = new Printer(file, fonts, usedGlyphs(sheets, fonts));
  const [catalogue, pages, outlines] = [file.reserve(), file.reserve(), file.reserve()];
  const hash = createHash('md5').update(facts.title);
  const refs = sheets.map((sheet) => {
    const content = printer.printPage(sheet);
    hash.update(content);
    const contents = file.stream('', content);
    return file.add(
      `<</Type/Page/Parent ${pages}/Resources ${printer.resources}/Contents ${contents}` +
        `/MediaBox${boxText(BLEED_BOX)}/BleedBox${boxText(BLEED_BOX)}/TrimBox${boxText(PAGE_BOX)}/CropBox${boxText(PAGE_BOX)}>>`,
    );
  });
  printer.writeResources();
  file.put(pages, `<</Type/Pages/Count ${refs.length}/Kids[${refs.join(' ')}]>>`);
  writeOutlines(file, outlines, sheets, refs);
  file.put(
    catalogue,
    `<</Type/Catalog/Pages ${pages}/Outlines ${outlines}/Lang(${facts.language})/PageLayout/SinglePage` +
      `/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const info = file.add(`<</Title${pdfText(facts.title)}/Producer(Markwright)>>`);
  return file.write(catalogue, info, hash.digest('hex').toUpperCase());
}

/** The file counts in points from the bottom left corner of what is printed. */
const boxText = ({ x, y, width, height }: typeof PAGE_BOX): string => {
  const left = (x + PAGE.bleed) * PT_PER_MM;
  const bottom = (PAGE.height + PAGE.bleed - y - height) * PT_PER_MM;
  return `[${[left, bottom, left + width * PT_PER_MM, bottom + height * PT_PER_MM].map(num).join(' ')}]`;
};

function writeOutlines(file: PdfFile, root: Ref, sheets: readonly Sheet[], pages: readonly Ref[]): void {
  const refs = sheets.map(() => file.reserve());
  sheets.forEach((sheet, index) => {
    const neighbours =
      (index > 0 ? `/Prev ${refs[index - 1]}` : '') + (index < refs.length - 1 ? `/Next ${refs[index + 1]}` : '');
    file.put(
      refs[index] as Ref,
      `<</Title${pdfText(sheet.title)}/Parent ${root}${neighbours}/Dest[${pages[index]}/Fit]>>`,
    );
  });
  file.put(root, `<</Type/Outlines/First ${refs[0]}/Last ${refs.at(-1)}/Count ${refs.length}>>`);
}

function usedGlyphs(sheets: readonly Sheet[], fonts: GuideFonts): Map<Weight, UsedGlyphs> {
  const used = new Map<Weight, UsedGlyphs>();
  const visit = (items: readonly Item[]) => {
    for (const item of items) {
      if (item.kind === 'clip') visit(item.items);
      if (item.kind !== 'text') continue;
      const glyphs = used.get(item.weight) ?? new Map<number, number>();
      used.set(item.weight, glyphs);
      for (const character of item.text) {
        const codePoint = character.codePointAt(0) ?? 0;
        glyphs.set(fonts[item.weight].glyphOf(codePoint), codePoint);
      }
    }
  };
  for (const sheet of sheets) visit(sheet.items);
  return used;
}

const channels = (hex: string): string =>
  [1, 3, 5].map((at) => num(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
const matrix = ({ a, b, c, d, e, f }: Affine): string => `${[a, b, c, d].map(fine).join(' ')} ${num(e)} ${num(f)} cm`;
/** A logo is about a thousand units wide: hundredths of them are finer than any press. */
const coarse = (value: number): string => String(Math.round(value * 100) / 100);
/** Scales want more digits than places. */
const fine = (value: number): string => String(Math.round(value * 1e6) / 1e6);

const OPERATORS: Readonly<Record<string, [points: number, operator: string]>> = {
  M: [1, 'm'],
  L: [1, 'l'],
  C: [3, 'c'],
  Z: [0, 'h'],
};

function printPath({ commands, numbers }: Path, print: (value: number) => string = num): string {
  let out = '';
  let cursor = 0;
  for (const command of commands) {
    const [points, operator] = OPERATORS[command] ?? [0, ''];
    if (operator === '') throw new Error(`A path for print has no command ${command}`);
    for (let index = 0; index < points * 2; index++) out += `${print(numbers[cursor++] ?? 0)} `;
    out += `${operator}\n`;
  }
  return out;
}

class Printer {
  readonly resources: Ref;
  private readonly fontRefs = new Map<Weight, { ref: Ref; numbers: ReadonlyMap<number, number> }>();
  private readonly states = new Map<string, string>();
  private readonly forms = new Map<readonly DrawnShape[], { name: string; ref: Ref }>();
  private readonly pictures = new Map<SheetPicture, { name: string; ref: Ref }>();
  private readonly patterns: Ref[] = [];

  constructor(
    private readonly file: PdfFile,
    private readonly fonts: GuideFonts,
    used: ReadonlyMap<Weight, UsedGlyphs>,
  ) {
    this.resources = file.reserve();
    for (const weight of WEIGHTS) {
      const glyphs = used.get(weight);
      if (glyphs) this.fontRefs.set(weight, embedFont(file, weight, fonts[weight], glyphs));
    }
  }

  printPage(sheet: Sheet): string {
    const top = (PAGE.height + PAGE.bleed) * PT_PER_MM;
    const frame = `${fine(PT_PER_MM)} 0 0 ${fine(-PT_PER_MM)} ${num(PAGE.bleed * PT_PER_MM)} ${num(top)} cm\n`;
    const ground = `${channels(sheet.ground)} rg ${printPath(rectPath(BLEED_BOX))}f\n`;
    return `q ${frame}${ground}${this.printItems(sheet.items)}Q`;
  }

  writeResources(): void {
    const entries = (list: readonly [string, string][]) => list.map(([name, ref]) => `/${name} ${ref}`).join('');
    const fonts = [...this.fontRefs].map(([weight, { ref }]): [string, string] => [weight, ref]);
    const forms = [...this.forms.values(), ...this.pictures.values()].map(({ name, ref }): [string, string] => [
      name,
      ref,
    ]);
    const patterns = this.patterns.map((ref, index): [string, string] => [`P${index}`, ref]);
    this.file.put(
      this.resources,
      `<</Font<<${entries(fonts)}>>/XObject<<${entries(forms)}>>/Pattern<<${entries(patterns)}>>` +
        `/ExtGState<<${entries([...this.states.values()].map((value, index): [string, string] => [`G${index}`, value]))}>>>>`,
    );
  }

  private printItems(items: readonly Item[]): string {
    return items.map((item) => this.printItem(item)).join('');
  }

  private printItem(item: Item): string {
    switch (item.kind) {
      case 'clip':
        return `q ${printPath(item.path)}W n\n${this.printItems(item.items)}Q\n`;
      case 'text':
        return this.printText(item);
      case 'picture': {
        const { x, y, width, height } = item.box;
        return `q ${fine(width)} 0 0 ${fine(-height)} ${num(x)} ${num(y + height)} cm /${this.picture(item.picture)} Do Q\n`;
      }
      case 'logo':
        return `q ${this.opacity(item.opacity)}${matrix(item.at)} /${this.form(item.shapes)} Do Q\n`;
      case 'path': {
        const { fill, stroke, width = 0.14, dash, opacity, evenOdd, round } = item;
        const style =
          (fill ? `${channels(fill)} rg ` : '') +
          (stroke ? `${channels(stroke)} RG ${num(width)} w ` : '') +
          (dash ? `[${dash.map(num).join(' ')}] 0 d ` : '') +
          (round ? '1 J 1 j ' : '');
        const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
        return `q ${this.opacity(opacity)}${style}${printPath(item.path)}${paint}${evenOdd && fill ? '*' : ''} Q\n`;
      }
    }
  }

  private printText({ text, x, y, size, weight, color, turn }: Extract<Item, { kind: 'text' }>): string {
    const numbers = this.fontRefs.get(weight)?.numbers;
    const font = this.fonts[weight];
    const hex = Array.from(text)
      .map((each) => glyphHex(numbers?.get(font.glyphOf(each.codePointAt(0) ?? 0)) ?? 0))
      .join('');
    const em = size * MM_PER_PT;
    const [cos, sin] = [Math.cos(turn) * em, Math.sin(turn) * em];
    const place = `${fine(cos)} ${fine(sin)} ${fine(sin)} ${fine(-cos)} ${num(x)} ${num(y)} Tm`;
    return `BT /${weight} 1 Tf ${channels(color)} rg ${place} <${hex}> Tj ET\n`;
  }

  private picture(picture: SheetPicture): string {
    const { bytes, width, height } = picture;
    const known = this.pictures.get(picture) ?? {
      name: `J${this.pictures.size}`,
      ref: this.file.picture(bytes, width, height),
    };
    this.pictures.set(picture, known);
    return known.name;
  }

  private opacity(value: number | undefined): string {
    if (value === undefined || value >= 1) return '';
    const key = num(value);
    if (!this.states.has(key)) this.states.set(key, `<</ca ${key}/CA ${key}>>`);
    return `/G${[...this.states.keys()].indexOf(key)} gs `;
  }

  /** A logo is written once and used wherever it stands. */
  private form(shapes: readonly DrawnShape[]): string {
    const known = this.forms.get(shapes);
    if (known) return known.name;
    const name = `L${this.forms.size}`;
    const body = shapes.map((shape) => this.printShape(shape)).join('');
    const boxes = shapes.map(({ path }) => extentOf(path));
    const left = Math.min(0, ...boxes.map((box) => box.x)) - 1;
    const top = Math.min(0, ...boxes.map((box) => box.y)) - 1;
    const right = Math.max(0, ...boxes.map((box) => box.x + box.width)) + 1;
    const bottom = Math.max(0, ...boxes.map((box) => box.y + box.height)) + 1;
    const box = [left, top, right, bottom].map(num).join(' ');
    const ref = this.file.stream(`/Type/XObject/Subtype/Form/BBox[${box}]/Resources ${this.resources}`, body);
    this.forms.set(shapes, { name, ref });
    return name;
  }

  private printShape({ path, color, gradient, opacity, evenOdd, strokeWidth, clip }: DrawnShape): string {
    const within = clip ? `${printPath(clip, coarse)}W n ` : '';
    const opening = `q ${within}${this.opacity(opacity)}`;
    if (strokeWidth !== undefined) {
      const paint = gradient ? `/Pattern CS /P${this.pattern(gradient)} SCN ` : `${channels(color)} RG `;
      return `${opening}${paint}${num(Math.max(0.01, strokeWidth))} w 1 J 1 j ${printPath(path, coarse)}S Q\n`;
    }
    const paint = gradient ? `/Pattern cs /P${this.pattern(gradient)} scn ` : `${channels(color)} rg `;
    return `${opening}${paint}${printPath(path, coarse)}f${evenOdd ? '*' : ''} Q\n`;
  }

  private pattern({ from, to, stops, isRadial }: Gradient): number {
    const spread = wholeRange(stops);
    const colors = spread.map(({ color, opacity = 1 }) => (opacity < 1 ? mixColors('#ffffff', color, opacity) : color));
    const steps = spread.slice(1).map((_, index) => {
      const [one, two] = [colors[index] ?? '#000000', colors[index + 1] ?? '#000000'];
      return `<</FunctionType 2/Domain[0 1]/N 1/C0[${channels(one)}]/C1[${channels(two)}]>>`;
    });
    const bounds = spread.slice(1, -1).map(({ at }) => num(at));
    const blend =
      `<</FunctionType 3/Domain[0 1]/Functions[${steps.join('')}]/Bounds[${bounds.join(' ')}]` +
      `/Encode[${steps.map(() => '0 1').join(' ')}]>>`;
    const radius = Math.hypot(to.x - from.x, to.y - from.y);
    const coords = isRadial ? [from.x, from.y, 0, from.x, from.y, radius] : [from.x, from.y, to.x, to.y];
    const shading =
      `<</ShadingType ${isRadial ? 3 : 2}/ColorSpace/DeviceRGB/Coords[${coords.map(num).join(' ')}]` +
      `/Function ${blend}/Extend[true true]>>`;
    this.patterns.push(this.file.add(`<</PatternType 2/Shading ${shading}>>`));
    return this.patterns.length - 1;
  }
}

/** Stops from 0 to 1: before the first and after the last the colour stays. */
function wholeRange(stops: Gradient['stops']): Gradient['stops'] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) throw new Error('A gradient has colours');
  return [...(first.at > 0 ? [{ ...first, at: 0 }] : []), ...stops, ...(last.at < 1 ? [{ ...last, at: 1 }] : [])];
}
