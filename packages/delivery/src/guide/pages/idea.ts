import { findFont } from '@markwright/fonts';
import { displayText, initialLetter } from '@markwright/logo';
import type { LogoShape } from '@markwright/logo/shapes';
import { compose, place, type Box } from '@markwright/vector';
import { fit, drawShapes, label, MARGIN, column, columns, openPage, RIGHT, say, WHITE, type GuideKit } from '../kit.ts';
import { heroOf, type Hero } from '../hero.ts';
import { drawPrimitives, markPlacing } from '../construction.ts';
import { breakLines, measure } from '../set-text.ts';
import { MM_PER_PT, type Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';
import type { Text } from '../../plan/pack-file.ts';

const GROUND_LINE = 170;
const SIZES = [40, 34, 28, 24, 20] as const;

/** 标志释义 in two parts: what was drawn, and what it stands for. */
function ideaOf(kit: GuideKit): { headline: Text; body: Text } {
  const { doc, drawing: mark } = kit;
  if (!mark) {
    const font = findFont(doc.name.font);
    const face = { zh: font?.zh ?? '', en: font?.en ?? '' };
    const body = WORDS.setIn(doc.name.text, face, doc.art !== undefined);
    if (!kit.mark) return { headline: WORDS.nameIsLogo, body };
    return { headline: WORDS.letterIsMark(initialLetter(displayText(doc.name)).toUpperCase()), body };
  }
  const split = (text: string, at: RegExp): [string, string] => {
    const [first = '', ...rest] = text.trim().split(at);
    return [first.trim(), rest.join('，').trim()];
  };
  // Whoever reads the guide did not write the brief.
  const zh = split(mark.meaning.zh.replace(/^按你的描述，/u, ''), /：/u);
  const en = split(mark.meaning.en.replace(/, as you described(?=\.?$)/, ''), /:\s/);
  const sentence = (text: string, end: string) => (text && !/[。.!！]$/u.test(text) ? text + end : text);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    headline: { zh: sentence(zh[0], '。'), en: sentence(capital(en[0]), '.') },
    body: { zh: sentence(zh[1], '。'), en: sentence(capital(en[1]), '.') },
  };
}

export function drawIdea(kit: GuideKit, page: number): Sheet {
  const { colors } = kit;
  const sheet = openPage(kit, WORDS.idea, WHITE, page, colors.text);
  const { headline, body } = ideaOf(kit);
  const text = headline[kit.lead];
  const wide = columns(6) + 10;
  const leading = kit.lead === 'zh' ? 1.33 : 1.16;
  const linesAt = (points: number) => breakHeadline(sheet, text, wide, points);
  const size = SIZES.find((points) => linesAt(points).length <= 2) ?? 20;
  linesAt(size).forEach((line, index) => {
    const y = 40 + size * MM_PER_PT * (0.85 + index * leading);
    sheet.text(line, MARGIN - size * 0.012, y, { size, weight: 'black', color: colors.text });
  });
  const beside = { x: column(7), width: columns(5), color: colors.text };
  let y = 44;
  if (kit.second)
    y =
      say(sheet, kit, { ...headline, [kit.lead]: headline[kit.second] }, { ...beside, y, size: 10, isShort: true }) + 7;
  if (body[kit.lead]) y = say(sheet, kit, body, { ...beside, y, size: 10 }) + 7;
  if (kit.drawing?.source.kind === 'icon') say(sheet, kit, WORDS.libraryIcon, { ...beside, y });
  drawStages(sheet, kit);
  return sheet;
}

/** Broken after a comma where both halves then fit: the eye reads by the sense, not by the width. */
function breakHeadline(sheet: Sheet, text: string, width: number, size: number): string[] {
  const style = { size, weight: 'black' } as const;
  const halves = text.split(/(?<=[，,])\s*/u);
  const lines = breakLines(sheet.setter, text, width, style);
  const isFit = halves.every((half) => measure(sheet.setter, half, size, 'black') <= width);
  return lines.length > 1 && halves.length <= 2 && isFit ? halves : lines;
}

/** Three steps on one ground line: how it is constructed, its outline, and as it is seen. */
function drawStages(sheet: Sheet, kit: GuideKit): void {
  const { colors } = kit;
  const hero = heroOf(kit, 'colour');
  const isConstructed = (kit.drawing?.drawing.construction?.length ?? 0) > 0;
  const first = isConstructed ? WORDS.stageConstruction : WORDS.stageExtent;
  const large = fit(
    { ...hero, clearSpace: 0 },
    {
      room: { x: column(6) - 5, y: 78, width: RIGHT - column(6) + 5, height: GROUND_LINE - 78 },
      alignX: 1,
      alignY: 1,
    },
  );
  const smallWidth = columns(2) - 2;
  const rooms = [column(0), column(2.6)].map((x): Box => ({ x, y: 110, width: smallWidth, height: GROUND_LINE - 110 }));
  rooms.forEach((room, index) => {
    const placing = fit({ ...hero, clearSpace: 0 }, { room, alignX: 0, alignY: 1 });
    if (index === 0) drawFirstStage(sheet, kit, hero, placing.box, placing.scale);
    else drawOutline(sheet, hero.shapes, placing.scale, placing.box, { line: colors.text, width: 0.2 });
    label(sheet, kit, index === 0 ? first : WORDS.stageOutline, {
      x: room.x,
      y: GROUND_LINE + 6.5,
      color: colors.text,
    });
  });
  drawShapes(sheet, hero, large);
  label(sheet, kit, WORDS.stageColour, { x: large.box.x, y: GROUND_LINE + 6.5, color: colors.text });
  sheet.line(0, GROUND_LINE, 297, GROUND_LINE, colors.line, 0.14);
}

function drawFirstStage(sheet: Sheet, kit: GuideKit, hero: Hero, box: Box, scale: number): void {
  const { colors, drawing: mark } = kit;
  const parts = mark?.drawing.construction;
  const around = { x: Math.max(2, box.x - 4), y: box.y - 9, width: box.width + 8, height: box.height + 9 };
  if (mark && parts && parts.length > 0) {
    const at = compose(place(scale, box.x, box.y), markPlacing(mark.drawing.box, hero));
    sheet.clip(around, (inner) => drawPrimitives(inner, parts, at, { color: colors.line, width: 0.16 }));
    return;
  }
  // 米字格: the square that hanzi are taught in, for letters; a plain box and its middle for icons.
  sheet.rect(box, { stroke: colors.line, width: 0.16 });
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const dash = [1, 0.8];
  sheet.line(box.x, box.y + box.height / 2, right, box.y + box.height / 2, colors.line, 0.1, dash);
  sheet.line(box.x + box.width / 2, box.y, box.x + box.width / 2, bottom, colors.line, 0.1, dash);
  sheet.line(box.x, box.y, right, bottom, colors.line, 0.1, dash);
  sheet.line(right, box.y, box.x, bottom, colors.line, 0.1, dash);
}

/** Outlines of shapes: the line lies under the fill, so that contours inside a shape do not show. */
export function drawOutline(
  sheet: Sheet,
  shapes: readonly LogoShape[],
  scale: number,
  { x, y }: Pick<Box, 'x' | 'y'>,
  {
    line,
    width,
    fill = WHITE,
    tints,
  }: { line: string; width: number; fill?: string; tints?: (color: string) => string },
): void {
  for (const shape of shapes) {
    const numbers = shape.path.numbers.map((value, index) => value * scale + (index % 2 === 0 ? x : y));
    const path = { commands: shape.path.commands, numbers };
    const rule = shape.evenOdd ? { evenOdd: true } : {};
    sheet.path(path, { stroke: line, width: width * 2, round: true });
    sheet.path(path, { fill: tints?.(shape.color) ?? fill, ...rule });
  }
}
