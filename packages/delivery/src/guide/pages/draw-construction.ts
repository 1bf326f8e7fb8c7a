import { contrast, layOut, mixColors, setLayout, type Construction } from '@markwright/logo';
import { compose, mapPoint, place, scaleOf, type Affine, type Box } from '@markwright/vector';
import { openLockups, type Lockup } from '../../lockups/lockups.ts';
import type { Text } from '../../plan/pack-file.ts';
import { drawPrimitives, markPlacing, radiiOf, slopesOf } from '../construction.ts';
import { column, columns, FOOT, MARGIN, openPage, placedLogo, say, TOP, WHITE, type GuideKit } from '../kit.ts';
import { PAGE_BOX, type Sheet } from '../sheet.ts';
import { measure } from '../set-text.ts';
import { WORDS } from '../words.ts';
import { drawOutline } from './idea.ts';

/** The page's own grid is the drawing's grid: squares of this size, the head margin on one of its lines. */
const SQUARE = 22.5;
const GRID_LEFT = column(3) - 2.5;
const GRID_TOP = 17.5;
/** Where the drawing stands, with room for its measures. */
const ROOM: Box = { x: GRID_LEFT + 14, y: 22, width: 190, height: 158 };

type Subject = {
  lockup: Lockup;
  /** x in the lockup's units. */
  x: number;
  /** Construction, and how it comes to the lockup's units; null for what was not constructed. */
  made: { parts: readonly Construction[]; at: Affine } | null;
  circle: { cx: number; cy: number; r: number } | null;
};

/** What the design shows beside its words, by itself with its true measures; for a logo of words alone, its words. */
function subjectOf(kit: GuideKit): Subject {
  const { doc, outlines, lockups, drawing: mark } = kit;
  const designed = placedLogo(kit);
  if (!mark) {
    const lockup = lockups.get(kit.mark ? 'mark' : 'word', 'colour');
    return { lockup, x: lockup.clearSpace, made: null, circle: null };
  }
  // Inside a container the mark is cut out of it: the drawing is of the mark as it was made.
  const plain = setLayout(doc, 'stacked');
  const lockup = openLockups(plain, outlines).get('mark', 'colour');
  const own = designed.pieces.find((piece) => piece.markAt)?.markAt;
  const there = layOut(plain, outlines).pieces.find((piece) => piece.markAt)?.markAt;
  const at = markPlacing(mark.drawing.box, lockup);
  const perUnit = own ? designed.clearSpace / scaleOf(own) : there ? lockup.clearSpace / scaleOf(there) : 0;
  const parts = mark.drawing.construction;
  return {
    lockup,
    x: perUnit > 0 ? perUnit * scaleOf(at) : lockup.clearSpace,
    made: parts && parts.length > 0 ? { parts, at } : null,
    circle: own ? designed.unitCircle : null,
  };
}

export function drawConstruction(kit: GuideKit, page: number): Sheet {
  const { colors } = kit;
  const sheet = openPage(kit, WORDS.construction, WHITE, page, colors.text);
  const subject = subjectOf(kit);
  const { lockup, x } = subject;
  // x is a whole number of squares, or a square a whole number of x.
  const sizes = [4, 2, 1, 0.5, 0.25].map((squares) => squares * SQUARE);
  const fits = (xMm: number) =>
    (lockup.width / x) * xMm <= ROOM.width - 22 && (lockup.height / x) * xMm <= ROOM.height - 16;
  const xMm = sizes.find(fits) ?? Math.min((ROOM.width - 22) / lockup.width, (ROOM.height - 16) / lockup.height) * x;
  const scale = xMm / x;
  const box = snapped(subject, scale);
  drawGrid(sheet, kit);
  const tints = (color: string) => mixColors(WHITE, contrast(color, WHITE) < 1.3 ? colors.strong : color, 0.2);
  drawOutline(sheet, lockup.shapes, scale, box, { line: colors.text, width: 0.3, tints });
  const texts: Box[] = [];
  if (subject.made)
    drawMade(sheet, kit, subject.made, compose(place(scale, box.x, box.y), subject.made.at), xMm, texts);
  else drawInkBox(sheet, kit, box);
  drawMeasures(sheet, kit, box, xMm, subject, texts);
  drawColumn(sheet, kit, subject, xMm);
  return sheet;
}

/** In the middle of the room, moved so that x's circle, or the ink's lower left corner, sits on a crossing. */
function snapped({ lockup, made, circle }: Subject, scale: number): Box {
  const [width, height] = [lockup.width * scale, lockup.height * scale];
  const free = { x: ROOM.x + (ROOM.width - width) / 2, y: ROOM.y + (ROOM.height - height) / 2 };
  const anchor =
    made && circle
      ? mapPoint(compose(place(scale, free.x, free.y), made.at), circle.cx, circle.cy)
      : { x: free.x, y: free.y + height };
  const toLine = (value: number, start: number) => start + Math.round((value - start) / SQUARE) * SQUARE - value;
  const moved = { x: free.x + toLine(anchor.x, GRID_LEFT), y: free.y + toLine(anchor.y, GRID_TOP), width, height };
  const isInside = moved.x >= ROOM.x && moved.y >= 16 && moved.x + width <= 276 && moved.y + height <= 186;
  return isInside ? moved : { ...free, width, height };
}

function drawGrid(sheet: Sheet, { colors }: GuideKit): void {
  const color = mixColors(WHITE, colors.line, 0.36);
  for (let x = GRID_LEFT; x < PAGE_BOX.width; x += SQUARE) sheet.line(x, 0, x, PAGE_BOX.height, color, 0.1);
  for (let y = GRID_TOP; y < PAGE_BOX.height; y += SQUARE) sheet.line(GRID_LEFT, y, PAGE_BOX.width, y, color, 0.1);
}

const AROUND: Box = { x: GRID_LEFT, y: 0, width: PAGE_BOX.width - GRID_LEFT, height: PAGE_BOX.height };

function drawMade(
  sheet: Sheet,
  kit: GuideKit,
  { parts }: NonNullable<Subject['made']>,
  at: Affine,
  xMm: number,
  texts: Box[],
): void {
  const { colors } = kit;
  sheet.clip(AROUND, (inner) => {
    drawPrimitives(inner, parts, at, { color: colors.line, width: 0.16 });
    for (const part of parts) {
      if (part.kind !== 'circle' && part.kind !== 'arc') continue;
      const { x, y } = mapPoint(at, part.cx, part.cy);
      inner.line(x - 1.4, y, x + 1.4, y, colors.line, 0.14);
      inner.line(x, y - 1.4, x, y + 1.4, colors.line, 0.14);
    }
  });
  const scale = scaleOf(at);
  for (const { r, cx, cy } of radiiOf(parts).slice(0, 4)) {
    const center = mapPoint(at, cx, cy);
    labelRadius(sheet, kit, { ...center, r: r * scale }, `R ${((r * scale) / xMm).toFixed(2)}x`, texts);
  }
}

/** A line from the middle to the rim, and its length where nothing else is written. */
function labelRadius(
  sheet: Sheet,
  { colors }: GuideKit,
  { x, y, r }: { x: number; y: number; r: number },
  text: string,
  texts: Box[],
): void {
  const width = measure(sheet.setter, text, 7.5);
  for (const degrees of [-38, 218, 142, 38, -65, 245, 115, 65, 0, 180, -90, 90]) {
    const radians = (degrees * Math.PI) / 180;
    const rim = { x: x + r * Math.cos(radians), y: y + r * Math.sin(radians) };
    const out = r < 12 ? 5 : 0;
    const end = { x: x + (r + out) * Math.cos(radians), y: y + (r + out) * Math.sin(radians) };
    const isRight = Math.cos(radians) >= 0;
    const middle = { x: (x + rim.x) / 2, y: (y + rim.y) / 2 };
    const place =
      out > 0 ? { x: isRight ? end.x + 1 : end.x - 1 - width, y: end.y + 1 } : { x: middle.x + 1.4, y: middle.y - 1 };
    const box = { x: place.x - 0.8, y: place.y - 3, width: width + 1.6, height: 4.2 };
    const isInside = box.x > GRID_LEFT + 2 && box.x + box.width < 290 && box.y > 26 && box.y + box.height < 204;
    const isFree = texts.every(
      (other) =>
        box.x > other.x + other.width ||
        other.x > box.x + box.width ||
        box.y > other.y + other.height ||
        other.y > box.y + box.height,
    );
    if (!isInside || !isFree || rim.x < GRID_LEFT || rim.x > 296 || rim.y < 1 || rim.y > 209) continue;
    texts.push(box);
    sheet.line(x, y, end.x, end.y, colors.text, 0.14);
    sheet.circle(rim.x, rim.y, 0.45, { fill: colors.text });
    sheet.text(text, place.x, place.y, { size: 7.5, color: colors.text });
    return;
  }
}

/** Nothing is claimed about how it was drawn: its extent and its middle are what can be measured. */
function drawInkBox(sheet: Sheet, { colors }: GuideKit, box: Box): void {
  sheet.rect(box, { stroke: colors.line, width: 0.2 });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  sheet.line(x, box.y, x, box.y + box.height, colors.line, 0.12, [1.6, 1.2]);
  sheet.line(box.x, y, box.x + box.width, y, colors.line, 0.12, [1.6, 1.2]);
}

function drawMeasures(
  sheet: Sheet,
  kit: GuideKit,
  box: Box,
  xMm: number,
  { made, circle, lockup }: Subject,
  texts: Box[],
): void {
  const { color, inX } = { color: kit.colors.text, inX: (mm: number) => `${(mm / xMm).toFixed(2)}x` };
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const below = Math.min(bottom + 13, 200);
  dimension(sheet, { x1: box.x, x2: right, y: below, from: bottom + 1.5, text: inX(box.width), color });
  const beside = Math.min(right + 13, 284);
  sheet.line(right + 1.5, box.y, beside + 1.2, box.y, color, 0.1);
  sheet.line(right + 1.5, bottom, beside + 1.2, bottom, color, 0.1);
  sheet.line(beside, box.y, beside, bottom, color, 0.14);
  for (const y of [box.y, bottom]) sheet.line(beside - 0.9, y + 0.9, beside + 0.9, y - 0.9, color, 0.14);
  const text = inX(box.height);
  sheet.text(text, beside - 1.4, (box.y + bottom) / 2, { size: 7.5, color, turn: -90, align: 'middle' });
  if (!made || !circle) return;
  const at = compose(place(box.width / lockup.width, box.x, box.y), made.at);
  const { x, y } = mapPoint(at, circle.cx, circle.cy);
  const r = circle.r * scaleOf(at);
  const above = y - r - 7;
  if (above < 10) return;
  texts.push({ x: x - r, y: above - 4, width: 2 * r, height: 5 });
  dimension(sheet, { x1: x - r, x2: x + r, y: above, from: y - r, text: 'x', color });
}

type Dimension = { x1: number; x2: number; y: number; from: number; text: string; color: string };

/** A measure as draughtsmen write it: slanted strokes at its ends, the figure over the line. */
function dimension(sheet: Sheet, { x1, x2, y, from, text, color }: Dimension): void {
  for (const x of [x1, x2]) {
    sheet.line(x, from, x, y + (y > from ? 1.2 : -1.2), color, 0.1);
    sheet.line(x - 0.9, y + 0.9, x + 0.9, y - 0.9, color, 0.14);
  }
  sheet.line(x1, y, x2, y, color, 0.14);
  sheet.text(text, (x1 + x2) / 2, y - 1.3, { size: 7.5, color, align: 'middle' });
}

/** What may be said of a subject that has no construction. */
function claimOf({ mark, drawing }: GuideKit): Text {
  if (!drawing) return mark ? WORDS.letterDrawn : WORDS.wordsDrawn;
  const { kind } = drawing.source;
  return kind === 'icon' ? WORDS.notConstructed : kind === 'upload' ? WORDS.ownDrawn : WORDS.markDrawn;
}

function drawColumn(sheet: Sheet, kit: GuideKit, { made, circle, lockup, x }: Subject, xMm: number): void {
  const { colors } = kit;
  const width = columns(3) - 5;
  const squares = SQUARE / xMm;
  const parts = made?.parts ?? [];
  const counts = {
    circles: parts.filter(({ kind }) => kind === 'circle' || kind === 'arc').length,
    lines: parts.filter(({ kind }) => kind === 'line' || kind === 'rect').length,
  };
  const unit = circle ? WORDS.xIsCircle : WORDS.xIsName;
  const y = say(sheet, kit, WORDS.square(unit, squares), { x: MARGIN, y: TOP + 3, width, color: colors.text });
  const claim = made ? WORDS.constructed(counts) : claimOf(kit);
  say(sheet, kit, claim, { x: MARGIN, y: y + 7, width, color: colors.text });
  const rows: [Text, string][] = [];
  if (made) {
    const scale = scaleOf(made.at);
    for (const { r, count } of radiiOf(parts).slice(0, 5)) {
      const name = WORDS.radius(count);
      rows.push([name, `${((r * scale) / x).toFixed(2)}x`]);
    }
    for (const slope of slopesOf(parts).slice(0, 2)) rows.push([WORDS.slope, `${slope.toFixed(1)}°`]);
  }
  rows.push([WORDS.wholeSize, `${(lockup.width / x).toFixed(2)}x × ${(lockup.height / x).toFixed(2)}x`]);
  const step = 6.4;
  const top = FOOT - step * rows.length;
  rows.forEach(([name, value], index) => {
    const base = top + step * (index + 1) - 2;
    sheet.line(MARGIN, base - 4.4, MARGIN + width, base - 4.4, colors.line, 0.14);
    const value_ = sheet.text(value, MARGIN + width, base, { size: 7.5, color: colors.text, align: 'right' });
    const lead = sheet.text(name[kit.lead], MARGIN, base, { size: 7.5, color: colors.text });
    if (kit.second && lead + 1.5 + measure(sheet.setter, name[kit.second], 7) + value_ + 3 < width)
      sheet.text(name[kit.second], MARGIN + lead + 1.5, base, { size: 7, color: colors.text });
  });
}
