import { compose, mapPoint, place, scaleOf } from '@markwright/vector';
import { openLockups, type Lockup } from '../../lockups/lockups.ts';
import type { Text } from '../../plan/pack-file.ts';
import {
  CAPTION,
  column,
  columns,
  drawShapes,
  fit,
  label,
  MARGIN,
  openPage,
  placedLogo,
  RIGHT,
  say,
  TOP,
  WHITE,
  type GuideKit,
} from '../kit.ts';
import { MARK_SMALLEST, smallestWidth } from '../sizes.ts';
import type { Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

const MM_PER_PX = 25.4 / 96;
const ICON_PIXELS = [64, 32, 24, 16] as const;

export function drawSizes(kit: GuideKit, page: number): Sheet {
  const sheet = openPage(kit, WORDS.sizes, WHITE, page, kit.colors.text);
  drawClearSpace(sheet, kit);
  drawSmallest(sheet, kit);
  return sheet;
}

function drawClearSpace(sheet: Sheet, kit: GuideKit): void {
  const { colors } = kit;
  const lockup = kit.original('designed');
  const room = { x: MARGIN + 4, y: TOP + 6, width: columns(6) + 4, height: 112 };
  const { scale, box, x } = fit(lockup, { room, isClear: true });
  const outer = { x: box.x - x, y: box.y - x, width: box.width + 2 * x, height: box.height + 2 * x };
  const isWhite = colors.ground === WHITE;
  sheet.rect(outer, { fill: isWhite ? colors.tint : colors.ground });
  if (isWhite) sheet.rect(box, { fill: WHITE });
  drawShapes(sheet, lockup, { scale, box });
  const over = 4;
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  for (const at of [outer.x, box.x, box.x + box.width, right])
    sheet.line(at, outer.y - over, at, bottom + over, colors.line, 0.14);
  for (const at of [outer.y, box.y, box.y + box.height, bottom])
    sheet.line(outer.x - over, at, right + over, at, colors.line, 0.14);
  const { unitCircle, pieces, box: ink } = placedLogo(kit);
  for (const cx of [outer.x + x / 2, right - x / 2])
    for (const cy of [outer.y + x / 2, bottom - x / 2]) {
      if (unitCircle) sheet.circle(cx, cy, x / 2, { stroke: colors.onGround, width: 0.28 });
      if (x > 3)
        sheet.text('x', cx, cy + 0.9, { size: 8, color: isWhite ? colors.text : colors.onGround, align: 'middle' });
    }
  const markAt = pieces.find((piece) => piece.markAt)?.markAt;
  if (unitCircle && markAt) {
    const at = compose(place(scale, box.x - ink.x * scale, box.y - ink.y * scale), markAt);
    const center = mapPoint(at, unitCircle.cx, unitCircle.cy);
    sheet.circle(center.x, center.y, unitCircle.r * scaleOf(at), { stroke: colors.onGround, width: 0.28 });
  }
  const unit = unitCircle ? WORDS.clearCircle : WORDS.clearName;
  say(sheet, kit, unit, { x: MARGIN, y: CAPTION, width: columns(6) + 5, color: colors.text });
}

type Row = { name: Text; lockup: Lockup; mm: number; px: number };

/** Lockups at the very size that is their smallest: what the page shows is what it says. */
function smallestRows(kit: GuideKit): Row[] {
  const { doc, lockups, outlines } = kit;
  const rows: Row[] = [];
  const add = (name: Text, lockup: Lockup, of = doc) => {
    const { mm, px } = smallestWidth(lockup, of);
    if (mm <= columns(5) - 26) rows.push({ name, lockup, mm, px });
  };
  add(WORDS.designed, lockups.get('designed', 'colour'));
  for (const kind of ['wide', 'stacked'] as const)
    if (lockups.kinds.includes(kind)) add(WORDS[kind], lockups.get(kind, 'colour'));
  if (doc.secondName || doc.slogan) {
    const bare = { ...doc, secondName: null, slogan: null };
    const own = openLockups(bare, outlines).get('designed', 'colour');
    add(WORDS.withoutSecond, own, bare);
  } else if (lockups.kinds.includes('word')) add(WORDS.word, lockups.get('word', 'colour'));
  if (kit.mark) rows.push({ name: WORDS.mark, lockup: lockups.get('mark', 'colour'), ...MARK_SMALLEST });
  return rows;
}

function drawSmallest(sheet: Sheet, kit: GuideKit): void {
  const { colors } = kit;
  const left = column(7);
  const words = column(10);
  const heightOf = ({ lockup, mm }: Row) => Math.max(13, (lockup.height * mm) / lockup.width + 9);
  let rows = smallestRows(kit);
  const icons = kit.mark ? 30 : 0;
  const room = CAPTION - 6 - TOP - icons;
  while (rows.length > 2 && rows.reduce((sum, row) => sum + heightOf(row), 0) > room) {
    rows = rows
      .toSorted((one, other) => heightOf(other) - heightOf(one))
      .slice(1)
      .toSorted((one, other) => other.mm - one.mm);
  }
  let y = TOP;
  for (const row of rows) {
    const height = heightOf(row);
    sheet.line(left, y, RIGHT, y, colors.line, 0.14);
    const scale = row.mm / row.lockup.width;
    const box = { x: left, y: y + 4.5, width: row.mm, height: row.lockup.height * scale };
    drawShapes(sheet, row.lockup, { scale, box });
    label(sheet, kit, row.name, { x: words, y: y + 5.4, color: colors.text, room: RIGHT - words });
    sheet.text(`${row.mm} mm`, words, y + 10.2, { size: 8, color: colors.text });
    sheet.text(`${row.px} px`, words + 15, y + 10.2, { size: 8, color: colors.text });
    y += height;
  }
  if (kit.mark) {
    drawIcons(sheet, kit, { y, left, words });
    y += icons;
  }
  sheet.line(left, y, RIGHT, y, colors.line, 0.14);
  say(sheet, kit, WORDS.actualSize, { x: left, y: Math.max(y + 6, CAPTION), width: columns(5), color: colors.text });
}

/** The mark as pixels show it; below the limit its own simpler drawing where it has one. */
function drawIcons(sheet: Sheet, kit: GuideKit, { y, left, words }: { y: number; left: number; words: number }): void {
  const { colors, lockups } = kit;
  sheet.line(left, y, RIGHT, y, colors.line, 0.14);
  const base = y + 4.5 + 64 * MM_PER_PX;
  let x = left;
  for (const pixels of ICON_PIXELS) {
    const icon = lockups.icon('colour', pixels);
    const side = pixels * MM_PER_PX;
    const scale = side / Math.max(icon.width, icon.height);
    const [width, height] = [icon.width * scale, icon.height * scale];
    drawShapes(sheet, icon, { scale, box: { x, y: base - height, width, height } });
    sheet.text(`${pixels} px`, x, base + 4.4, { size: 7, color: colors.text });
    x += Math.max(width, 9) + 5;
  }
  label(sheet, kit, WORDS.smallDrawing, { x: words, y: y + 5.4, color: colors.text, room: RIGHT - words });
  const words2 = kit.drawing?.drawing.small ? WORDS.hasSmall : WORDS.noSmall;
  say(sheet, kit, words2, { x: words, y: y + 10.2, width: RIGHT - words, color: colors.text, size: 7 });
}
