import { contrast } from '@markwright/logo';
import type { Box } from '@markwright/vector';
import type { Lockup } from '../../lockups/lockups.ts';
import type { Text } from '../../plan/pack-file.ts';
import { drawLockup, MARGIN, RIGHT, say, TITLE_BASE, WHITE, type GuideKit } from '../kit.ts';
import { PAGE, Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

const BLACK = '#000000';

type Field = { box: Box; ground: string; lockup: Lockup; on: string; words: Text; isSmall?: boolean };

/** Five fields turned about the small one in the middle: no seam runs right across the page. */
export function drawMono(kit: GuideKit, page: number): Sheet {
  const { colors, lockups } = kit;
  const sheet = new Sheet(kit.setter, WHITE, WORDS.mono[kit.lead]);
  const reversed = lockups.get('designed', 'reversed');
  const dark = reversed.ground ?? BLACK;
  const figure = (ground: string, ink: string) => `${contrast(ground, ink).toFixed(1)} : 1`;
  const onStrong = contrast(WHITE, colors.strong) >= 3 ? WHITE : BLACK;
  const [b, r] = [PAGE.bleed, PAGE.width + PAGE.bleed];
  const bottom = PAGE.height + PAGE.bleed;
  const boxes = {
    large: { x: -b, y: -b, width: 170 + b, height: 125 + b },
    right: { x: 170, y: -b, width: r - 170, height: 160 + b },
    corner: { x: -b, y: 125, width: 101 + b, height: bottom - 125 },
    middle: { x: 101, y: 125, width: 69, height: 35 },
    foot: { x: 101, y: 160, width: r - 101, height: bottom - 160 },
  };
  const reverse = { ground: dark, lockup: reversed, on: WHITE, words: WORDS.reversedOn(figure(dark, WHITE)) };
  const black = {
    ground: colors.isDark ? colors.tint : WHITE,
    lockup: lockups.get('designed', 'black'),
    on: BLACK,
    words: WORDS.blackInk,
  };
  const pale = contrast(colors.tint, BLACK) >= 7 ? colors.tint : WHITE;
  const wide = lockups.has('wide') ? 'wide' : 'designed';
  const fields: Field[] = [
    // The page opens with what the logo is not: a pale one reversed, a dark one on paper.
    { box: boxes.large, ...(colors.isDark ? black : reverse) },
    { box: boxes.right, ...(colors.isDark ? reverse : black) },
    { box: boxes.corner, ground: BLACK, lockup: lockups.get('designed', 'white'), on: WHITE, words: WORDS.whiteInk },
    {
      box: boxes.middle,
      ground: pale,
      lockup: lockups.get(wide, 'single'),
      on: colors.text,
      words: WORDS.oneInk,
      isSmall: true,
    },
    {
      box: boxes.foot,
      ground: colors.strong,
      lockup: lockups.get(wide, onStrong === WHITE ? 'white' : 'black'),
      on: onStrong,
      words: WORDS.onColour(figure(colors.strong, onStrong)),
    },
  ];
  for (const field of fields) drawField(sheet, kit, field);
  const [first, second] = fields;
  const title = first?.on ?? WHITE;
  const width = sheet.text(WORDS.mono[kit.lead], MARGIN, TITLE_BASE, { size: 16, weight: 'black', color: title });
  if (kit.second) sheet.text(WORDS.mono[kit.second], MARGIN + width + 2.6, TITLE_BASE, { size: 8, color: title });
  sheet.text(String(page), RIGHT, TITLE_BASE, { size: 8, color: second?.on ?? BLACK, align: 'right' });
  return sheet;
}

function drawField(sheet: Sheet, kit: GuideKit, { box, ground, lockup, on, words, isSmall = false }: Field): void {
  sheet.rect(box, { fill: ground });
  const left = Math.max(box.x, 0) + (box.x < 0 ? MARGIN : isSmall ? 5 : 8);
  const right = Math.min(box.x + box.width, PAGE.width) - (box.x + box.width > PAGE.width ? MARGIN : isSmall ? 5 : 8);
  const isTop = box.y < 0;
  const foot = Math.min(box.y + box.height, PAGE.height) - (isSmall ? 3.2 : isTop ? 8 : 10) - (kit.second ? 3.6 : 0);
  say(sheet, kit, words, { x: left, y: foot, width: right - left, color: on, size: 7 });
  const top = isTop ? 28 : box.y + 2;
  const room = { x: left, y: top, width: right - left, height: foot - 3.4 - top };
  drawLockup(sheet, lockup, { room, isClear: true, largest: 0.115 });
}
