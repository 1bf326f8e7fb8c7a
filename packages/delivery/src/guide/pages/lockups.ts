import type { Lockup, LockupKind } from '../../lockups/lockups.ts';
import {
  column,
  columns,
  drawShapes,
  fit,
  label,
  MARGIN,
  RIGHT,
  say,
  TITLE_BASE,
  WHITE,
  type GuideKit,
} from '../kit.ts';
import { BLEED_BOX, PAGE, Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

/** Wider than this, the field lies over the others instead of beside them. */
const LONG = 2.2;
const USES: Readonly<Record<Exclude<LockupKind, 'designed'>, (typeof WORDS)['useWide']>> = {
  wide: WORDS.useWide,
  stacked: WORDS.useStacked,
  mark: WORDS.useMark,
  word: WORDS.useWord,
};

const ratio = ({ width, height }: Lockup): string => {
  const share = width / height;
  return `${share.toFixed(2)} : 1`;
};

export function drawLockups(kit: GuideKit, page: number): Sheet {
  const designed = kit.original('designed');
  return designed.width / designed.height > LONG ? drawLong(kit, page, designed) : drawBeside(kit, page, designed);
}

type OtherKind = Exclude<LockupKind, 'designed'>;

const othersOf = ({ lockups }: GuideKit): { kind: OtherKind; lockup: Lockup }[] =>
  lockups.kinds
    .filter((kind): kind is OtherKind => kind !== 'designed')
    .map((kind) => ({ kind, lockup: lockups.get(kind, 'colour') }));

function drawBeside(kit: GuideKit, page: number, designed: Lockup): Sheet {
  const { colors } = kit;
  const others = othersOf(kit);
  const split = others.length > 0 ? 163.5 : PAGE.width;
  const sheet = new Sheet(kit.setter, WHITE, WORDS.lockups[kit.lead]);
  const field = { x: BLEED_BOX.x, y: BLEED_BOX.y, width: split - BLEED_BOX.x, height: BLEED_BOX.height };
  sheet.rect(field, { fill: colors.ground });
  writeTitle(sheet, kit, page, colors.onGround, others.length > 0 ? colors.text : colors.onGround);
  const placing = fit(designed, {
    room: { x: MARGIN, y: 30, width: split - 2 * MARGIN, height: 138 },
    isClear: true,
    largest: 0.165,
  });
  drawShapes(sheet, designed, placing);
  caption(sheet, kit, colors.onGround, designed, { x: MARGIN, y: 182, width: split - 2 * MARGIN });
  if (others.length === 0) return sheet;
  const [left, width] = [column(7), columns(5)];
  const [top, bottom] = [30, 196];
  const slot = (bottom - top) / others.length;
  const x = sharedUnit(others, width, slot - 25);
  others.forEach(({ kind, lockup }, index) => {
    const y = top + slot * index;
    sheet.line(left, y, RIGHT, y, colors.line, 0.14);
    const words = label(sheet, kit, WORDS[kind], { x: left, y: y + 5.4, color: colors.text });
    sheet.text(ratio(lockup), RIGHT, y + 5.4, { size: 7, color: colors.text, align: 'right' });
    const end = say(sheet, kit, USES[kind], {
      x: left,
      y: y + 10.4,
      width: width - (words > 60 ? 20 : 0),
      color: colors.text,
      size: 7,
    });
    const scale = x / lockup.clearSpace;
    const from = end + 3;
    const room = { x: left, y: from, width, height: y + slot - from - 3 };
    drawShapes(sheet, lockup, fit(lockup, { room, alignX: 0, largest: scale }));
  });
  return sheet;
}

/** One x for all, so that their names are equally large. */
function sharedUnit(others: readonly { lockup: Lockup }[], width: number, height: number): number {
  return Math.min(
    13,
    ...others.map(({ lockup }) => Math.min(width / lockup.width, height / lockup.height) * lockup.clearSpace),
  );
}

function drawLong(kit: GuideKit, page: number, designed: Lockup): Sheet {
  const { colors } = kit;
  const others = othersOf(kit).slice(0, 4);
  const sheet = new Sheet(kit.setter, WHITE, WORDS.lockups[kit.lead]);
  const height = others.length > 0 ? 110 : PAGE.height;
  sheet.rect({ ...BLEED_BOX, height: height - BLEED_BOX.y + (others.length > 0 ? 0 : 3) }, { fill: colors.ground });
  writeTitle(sheet, kit, page, colors.onGround, colors.onGround);
  const placing = fit(designed, {
    room: { x: MARGIN, y: 27, width: RIGHT - MARGIN, height: height - 44 },
    isClear: true,
  });
  drawShapes(sheet, designed, placing);
  caption(sheet, kit, colors.onGround, designed, {
    x: MARGIN,
    y: height - (kit.second ? 11 : 8),
    width: RIGHT - MARGIN,
  });
  if (others.length === 0) return sheet;
  const span = others.length > 3 ? 3 : 4;
  const width = columns(span);
  const x = sharedUnit(others, width, 38);
  others.forEach(({ kind, lockup }, index) => {
    const left = column(index * span);
    sheet.line(left, 122, left + width, 122, colors.line, 0.14);
    label(sheet, kit, WORDS[kind], { x: left, y: 127.4, color: colors.text, room: width - 18 });
    sheet.text(ratio(lockup), left + width, 127.4, { size: 7, color: colors.text, align: 'right' });
    const end = say(sheet, kit, USES[kind], { x: left, y: 132.4, width, color: colors.text, size: 7 });
    const room = { x: left, y: end + 5, width, height: 190 - end - 5 };
    drawShapes(sheet, lockup, fit(lockup, { room, alignX: 0, alignY: 0, largest: x / lockup.clearSpace }));
  });
  return sheet;
}

function writeTitle(sheet: Sheet, kit: GuideKit, page: number, color: string, onRight: string): void {
  const width = sheet.text(WORDS.lockups[kit.lead], MARGIN, TITLE_BASE, { size: 16, weight: 'black', color });
  if (kit.second) sheet.text(WORDS.lockups[kit.second], MARGIN + width + 2.6, TITLE_BASE, { size: 8, color });
  sheet.text(String(page), RIGHT, TITLE_BASE, { size: 8, color: onRight, align: 'right' });
}

function caption(
  sheet: Sheet,
  kit: GuideKit,
  color: string,
  designed: Lockup,
  at: { x: number; y: number; width: number },
): void {
  label(sheet, kit, WORDS.designed, { x: at.x, y: at.y, color });
  sheet.text(ratio(designed), at.x + at.width, at.y, { size: 7, color, align: 'right' });
  say(sheet, kit, WORDS.useDesigned, { x: at.x, y: at.y + 4.6, width: at.width - 20, color, size: 7 });
}
