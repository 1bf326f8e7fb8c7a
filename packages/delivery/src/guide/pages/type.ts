import { findFont, type FontEntry } from '@markwright/fonts';
import { displayText, graphemes, hasIdeograph, parsePath, place, type LogoDoc, type Outlines } from '@markwright/logo';
import { boxOfShapes } from '../../lockups/lockups.ts';
import type { Text } from '../../plan/pack-file.ts';
import { column, columns, drawShapes, fit, label, MARGIN, openPage, RIGHT, say, WHITE, type GuideKit } from '../kit.ts';
import { plainPath } from '@markwright/logo/shapes';
import { extentOf } from '../pdf/shapes.ts';
import { breakLines } from '../set-text.ts';
import type { Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

const LATIN_SAMPLE = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789 &'];

export function drawType(kit: GuideKit, page: number): Sheet {
  const { colors, doc, lockups } = kit;
  const sheet = openPage(kit, WORDS.type, WHITE, page, colors.text);
  const word = lockups.get('word', 'colour');
  const isLong = word.width / word.height > 3.4;
  const room = { x: MARGIN, y: 46, width: isLong ? columns(11) - 4 : columns(8), height: isLong ? 50 : 66 };
  const placing = fit(word, { room, alignX: 0 });
  drawShapes(sheet, word, placing);
  drawLevels(sheet, kit, placing);
  const note = WORDS.typeNote;
  if (isLong) say(sheet, kit, note, { x: MARGIN, y: 106, width: columns(10), color: colors.text });
  else say(sheet, kit, note, { x: column(9) + 2, y: 50, width: columns(3) - 2, color: colors.text });
  drawFaces(sheet, kit, facesOf(doc));
  return sheet;
}

/** Lines through the feet and heads of each line of text, with heights as shares of the name's. */
function drawLevels(
  sheet: Sheet,
  kit: GuideKit,
  { scale, box }: { scale: number; box: { x: number; y: number; width: number; height: number } },
): void {
  const { colors, doc, lockups } = kit;
  const word = lockups.get('word', 'colour');
  const [from, to] = [Math.max(4, box.x - 6), box.x + box.width + 9];
  const parts = (['name', 'secondName', 'slogan'] as const).flatMap((part) => {
    const shapes = word.shapes.filter((shape) => shape.part === part);
    if (shapes.length === 0 || !doc[part]) return [];
    const ink = boxOfShapes(shapes);
    return [{ part, top: box.y + ink.y * scale, bottom: box.y + (ink.y + ink.height) * scale }];
  });
  const [name] = parts;
  if (!name) return;
  const whole = name.bottom - name.top;
  const right = Math.min(to + 2, RIGHT);
  for (const { part, top, bottom } of parts) {
    for (const y of [top, bottom]) sheet.line(from, y, to, y, colors.line, 0.12);
    const share = (bottom - top) / whole;
    if (bottom - top > 3) {
      sheet.line(to - 2, top, to - 2, bottom, colors.text, 0.12);
      sheet.text(part === 'name' ? '1' : share.toFixed(2), right, (top + bottom) / 2 + 0.9, {
        size: 7,
        color: colors.text,
      });
    }
  }
}

type Shown = { role: Text; font: FontEntry };

/** Each face once, with what it is used for. */
function facesOf(doc: LogoDoc): Shown[] {
  const shown: Shown[] = [];
  for (const part of ['name', 'secondName', 'slogan'] as const) {
    const line = doc[part];
    const font = line ? findFont(line.font) : undefined;
    if (font && !shown.some((other) => other.font.key === font.key)) shown.push({ role: WORDS.typeRoles[part], font });
  }
  const body = findFont('noto-sans-sc-regular.ttf');
  if (body) shown.push({ role: WORDS.typeRoles.body, font: body });
  return shown;
}

function drawFaces(sheet: Sheet, kit: GuideKit, faces: readonly Shown[]): void {
  const { colors } = kit;
  const span = faces.length > 3 ? 3 : 4;
  const top = 124;
  faces.forEach(({ role, font }, index) => {
    const x = column(index * span);
    const width = columns(span);
    sheet.line(x, top, x + width, top, colors.line, 0.14);
    label(sheet, kit, role, { x, y: top + 5.4, color: colors.text, room: width });
    sheet.text(font[kit.lead], x, top + 10.4, { size: 8, color: colors.text });
    const isBody = index === faces.length - 1;
    if (isBody) drawBodySample(sheet, kit, x, top + 26);
    else drawSample(sheet, kit, font, { x, y: top + 14, width });
    say(sheet, kit, WORDS.licence(font.licence.spdx), { x, y: top + 50, width, color: colors.text, size: 7 });
    const owner = /\(c\)|copyright/i.test(font.licence.copyright)
      ? font.licence.copyright
      : `Copyright ${font.licence.copyright}`;
    const short = owner
      .replace(/\s*\(https?:[^)]*\)/, '')
      .replace(/^copyright\s*(\(c\)|©)?\s*/i, '© ')
      .replace(/[,.]? with Reserved Font Name.*$/i, '')
      .replace(/(?<=.)(copyright|\(c\)|\(http).*$/i, '')
      .trim();
    const [line = ''] = breakLines(sheet.setter, short, width, { size: 7 });
    sheet.text(line, x, top + (kit.second ? 60.5 : 56), { size: 7, color: colors.text });
  });
}

function drawBodySample(sheet: Sheet, kit: GuideKit, x: number, y: number): void {
  const { text: color } = kit.colors;
  const words = kit.lead === 'zh' ? ['细体', '常规', '粗体'] : ['Light', 'Regular', 'Bold'];
  let at = x;
  (['light', 'regular', 'bold'] as const).forEach((weight, index) => {
    at += sheet.text(words[index] ?? '', at, y, { size: 18, weight, color }) + 3.4;
  });
  say(sheet, kit, WORDS.bodyUse, { x, y: y + 8, width: columns(4), color, size: 7.5 });
}

/** The face itself: letters of the name, or the alphabet, as outlines of the shipped font. */
function drawSample(
  sheet: Sheet,
  { doc, outlines, colors }: GuideKit,
  font: FontEntry,
  room: { x: number; y: number; width: number },
): void {
  if (font.script === 'hanzi') {
    const own = graphemes(displayText(doc.name)).filter((letter) => hasIdeograph(letter));
    const sample = [...new Set([...own, ...Array.from('永和大道青山')])].slice(0, 6).join('');
    drawRun(sheet, outlines, font.key, sample, { ...room, y: room.y + 15, size: 13, color: colors.text });
    drawRun(sheet, outlines, font.key, '0123456789', { ...room, y: room.y + 25, size: 6, color: colors.text });
    return;
  }
  drawRun(sheet, outlines, font.key, 'Aa Bb Gg', { ...room, y: room.y + 12, size: 13, color: colors.text });
  LATIN_SAMPLE.forEach((line, index) =>
    drawRun(sheet, outlines, font.key, line, { ...room, y: room.y + 19 + index * 5.2, size: 4, color: colors.text }),
  );
}

type RunPlace = { x: number; y: number; width: number; size: number; color: string };

/** A line of outlines, set smaller where it would be too long. */
function drawRun(
  sheet: Sheet,
  outlines: Outlines,
  key: string,
  text: string,
  { x, y, width, size, color }: RunPlace,
): void {
  const run = outlines.shape(key, text);
  const scale = Math.min(size / run.unitsPerEm, width / Math.max(1, run.width));
  for (const glyph of run.glyphs) {
    if (!glyph.ink) continue;
    const path = plainPath(glyph.outline ?? parsePath(glyph.path), place(scale, x + glyph.x * scale, y));
    if (extentOf(path).width > 0) sheet.path(path, { fill: color });
  }
}
