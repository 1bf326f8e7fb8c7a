import { contrast, mixColors, readableOn } from '@markwright/logo';
import type { Box } from '@markwright/vector';
import type { Lockup } from '../../lockups/lockups.ts';
import type { Text } from '../../plan/pack-file.ts';
import { drawLockup, MARGIN, RIGHT, TITLE_BASE, WHITE, type GuideKit } from '../kit.ts';
import { linePath, roundedPath } from '../pdf/shapes.ts';
import { breakLines } from '../set-text.ts';
import { PAGE, Sheet } from '../sheet.ts';
import { lineHeight, thinnestOf } from '../sizes.ts';
import { WORDS } from '../words.ts';

/** The sign's real width, and what stands for it on the page. */
const SIGN_M = 3.6;
const FASCIA: Box = { x: MARGIN, y: 45, width: 161.5, height: 31 };
const SEAM = { x: 193.5, y: 125, cup: 81 } as const;

type SceneColors = { wall: string; paper: string; bagField: string; cardField: string; air: string };

/** Each thing stands out from what is behind it. */
function sceneColors({ colors, palette }: GuideKit): SceneColors {
  const { ground, dark, strong } = colors;
  const inks = palette.filter(({ roles }) => !roles.includes('ground')).map(({ hex }) => hex);
  const stands = (color: string, ...others: string[]) => others.every((other) => contrast(color, other) >= 1.28);
  const wall = dark;
  const quiet = mixColors(strong, WHITE, 0.62);
  const options = [strong, ...inks, quiet, mixColors(dark, WHITE, 0.7), '#cfc8be'];
  const bagField = options.find((color) => stands(color, ground, WHITE)) ?? '#cfc8be';
  const cardField = options.find((color) => stands(color, ground, dark, WHITE) && color !== bagField) ?? '#b9b1a6';
  const air = stands(colors.tint, dark) ? colors.tint : WHITE;
  return { wall, paper: ground, bagField, cardField, air };
}

/** The logo on four things: a sign, a cup, a card at its own size, a bag. */
export function drawUses(kit: GuideKit, page: number): Sheet {
  const scene = sceneColors(kit);
  const sheet = new Sheet(kit.setter, scene.air, WORDS.uses[kit.lead]);
  const bleed = PAGE.bleed;
  const text = (ground: string) => (contrast(kit.colors.text, ground) >= 4.5 ? kit.colors.text : readableOn(ground));
  drawSign(sheet, kit, scene, text(scene.air));
  sheet.rect(
    { x: -bleed, y: SEAM.y, width: SEAM.cup + bleed, height: 85 + bleed },
    { fill: mixColors(scene.air, scene.wall, 0.08) },
  );
  sheet.rect({ x: SEAM.cup, y: SEAM.y, width: SEAM.x - SEAM.cup, height: 85 + bleed }, { fill: scene.cardField });
  sheet.rect(
    { x: SEAM.x, y: -bleed, width: PAGE.width - SEAM.x + bleed, height: PAGE.height + 2 * bleed },
    { fill: scene.bagField },
  );
  drawCup(sheet, kit, scene, text(mixColors(scene.air, scene.wall, 0.08)));
  drawCard(sheet, kit, scene, text(scene.cardField));
  drawBag(sheet, kit, scene, text(scene.bagField));
  const color = text(scene.air);
  const width = sheet.text(WORDS.uses[kit.lead], MARGIN, TITLE_BASE, { size: 16, weight: 'black', color });
  if (kit.second) sheet.text(WORDS.uses[kit.second], MARGIN + width + 2.6, TITLE_BASE, { size: 8, color });
  sheet.text(String(page), RIGHT, TITLE_BASE, { size: 8, color: text(scene.bagField), align: 'right' });
  return sheet;
}

type Caption = { title: Text; note: Text; x: number; y: number; width: number; color: string };

function caption(sheet: Sheet, kit: GuideKit, { title, note, x, y, width, color }: Caption): void {
  const first = sheet.text(title[kit.lead], x, y, { size: 8, weight: 'bold', color });
  sheet.text(note[kit.lead], x + first + 3, y, { size: 7, color });
  if (!kit.second) return;
  const [line = ''] = breakLines(sheet.setter, `${title[kit.second]}: ${note[kit.second]}`, width, { size: 7 });
  sheet.text(line, x, y + 4.2, { size: 7, color });
}

const wideOf = ({ lockups }: GuideKit, coloring: Lockup['coloring']): Lockup =>
  lockups.get(lockups.has('wide') ? 'wide' : 'designed', coloring);

function drawSign(sheet: Sheet, kit: GuideKit, { wall }: SceneColors, color: string): void {
  const lockup = wideOf(kit, 'white');
  const deep = mixColors(wall, '#000000', 0.28);
  const glass = mixColors(WHITE, kit.colors.strong, 0.1);
  const { x, y, width, height } = FASCIA;
  const foot = SEAM.y;
  sheet.rect({ x: x + 4, y: y + height, width: width - 8, height: foot - y - height }, { fill: wall });
  sheet.rect({ x: x + 4, y: y + height, width: width - 8, height: 3.4 }, { fill: deep });
  const window = { x: x + 8.5, y: y + height + 6.5, width: 92, height: foot - y - height - 6.5 };
  const door = { x: x + 112.5, y: window.y, width: 41, height: window.height };
  for (const pane of [window, door]) {
    sheet.rect({ x: pane.x - 1, y: pane.y - 1, width: pane.width + 2, height: pane.height + 1 }, { fill: deep });
    sheet.rect(pane, { fill: glass });
    const middle = pane.x + pane.width / 2;
    sheet.clip(pane, (inner) => {
      const shine = (from: number, wide: number) =>
        linePath(
          [
            [from, pane.y + pane.height],
            [from + wide, pane.y + pane.height],
            [from + wide + 24, pane.y],
            [from + 24, pane.y],
          ],
          true,
        );
      inner.path(shine(pane.x + pane.width * 0.12, 7), { fill: WHITE, opacity: 0.5 });
      inner.path(shine(pane.x + pane.width * 0.55, 4), { fill: WHITE, opacity: 0.4 });
    });
    sheet.rect({ x: middle - 0.6, y: pane.y, width: 1.2, height: pane.height }, { fill: deep });
  }
  for (const handle of [-2.6, 1.6])
    sheet.path(roundedPath({ x: door.x + door.width / 2 + handle, y: door.y + 20, width: 1, height: 13 }, 0.5), {
      fill: deep,
    });
  lamps(sheet, window, deep, mixColors(kit.colors.strong, '#ffd98a', 0.55));
  sheet.rect(FASCIA, { fill: wall });
  sheet.rect({ x, y: y + height - 1, width, height: 1 }, { fill: deep });
  const placing = drawLockup(sheet, lockup, { room: { x, y, width, height: height - 1 }, isClear: true });
  const icon = kit.lockups.icon('single', 64);
  if (kit.mark && contrast(icon.shapes[0]?.color ?? wall, glass) > 2)
    drawLockup(sheet, icon, { room: { x: door.x + 3, y: door.y + 6, width: door.width / 2 - 7, height: 12 } });
  sheet.line(x, 40.4, x + width, 40.4, color, 0.14);
  for (const end of [x, x + width]) {
    sheet.line(end, 39.2, end, 43.6, color, 0.1);
    sheet.line(end - 0.9, 41.3, end + 0.9, 39.5, color, 0.14);
  }
  sheet.text(`${SIGN_M} m`, x + width, 38.6, { size: 7, color, align: 'right' });
  const thin =
    thinnestOf(kit.doc, 'name', lineHeight(lockup, kit.doc, 'name') * placing.scale) * ((SIGN_M * 1000) / width);
  const note =
    kit.doc.art || !Number.isFinite(thin) || thin <= 0
      ? WORDS.signPlain
      : WORDS.signNote(thin.toFixed(thin < 10 ? 1 : 0));
  caption(sheet, kit, { title: WORDS.sign, note, x, y: 29.4, width: width - 14, color });
}

function lamps(sheet: Sheet, window: Box, shade: string, light: string): void {
  for (const share of [0.25, 0.75]) {
    const x = window.x + window.width * share;
    sheet.line(x, window.y, x, window.y + 8, shade, 0.3);
    sheet.circle(x, window.y + 12.2, 1.7, { fill: light });
    sheet.path(
      linePath(
        [
          [x - 4, window.y + 12],
          [x - 1.6, window.y + 8],
          [x + 1.6, window.y + 8],
          [x + 4, window.y + 12],
        ],
        true,
      ),
      { fill: shade },
    );
  }
}

function drawCup(sheet: Sheet, kit: GuideKit, { wall }: SceneColors, color: string): void {
  const brand = contrast(WHITE, kit.colors.strong) >= 3 ? kit.colors.strong : wall;
  const middle = 40.5;
  const shape = (top: number, bottom: number, y1: number, y2: number) =>
    linePath(
      [
        [middle - top, y1],
        [middle + top, y1],
        [middle + bottom, y2],
        [middle - bottom, y2],
      ],
      true,
    );
  sheet.rect(
    { x: -PAGE.bleed, y: 198, width: SEAM.cup + PAGE.bleed, height: 12 + PAGE.bleed },
    { fill: mixColors(wall, WHITE, 0.78) },
  );
  sheet.path(
    linePath(
      [
        [middle, 203.5],
        [middle + 24, 203.5],
        [middle + 17, 199],
        [middle, 199],
      ],
      true,
    ),
    { fill: '#000000', opacity: 0.12 },
  );
  sheet.path(shape(17.6, 12.4, 148, 203.5), { fill: WHITE });
  sheet.path(shape(16.6, 13.9, 158.4, 188), { fill: brand });
  sheet.path(
    linePath(
      [
        [middle + 12.6, 148],
        [middle + 17.6, 148],
        [middle + 12.4, 203.5],
        [middle + 9, 203.5],
      ],
      true,
    ),
    { fill: '#000000', opacity: 0.07 },
  );
  sheet.path(roundedPath({ x: middle - 19, y: 143.6, width: 38, height: 5 }, 1.2), { fill: wall });
  sheet.path(shape(14.6, 16.4, 139.6, 143.8), { fill: mixColors(wall, '#000000', 0.25) });
  const lockup = kit.mark ? kit.lockups.get('mark', 'white') : kit.lockups.get('word', 'white');
  drawLockup(sheet, lockup, { room: { x: middle - 11.5, y: 161.4, width: 23, height: 23.6 } });
  caption(sheet, kit, { title: WORDS.cup, note: WORDS.cupNote, x: MARGIN, y: 131.2, width: 60, color });
}

function drawCard(sheet: Sheet, kit: GuideKit, { wall, paper }: SceneColors, color: string): void {
  const { lockups } = kit;
  const back = { x: 97, y: 141, width: 90, height: 54 };
  const front = { x: 88.5, y: 151.5, width: 90, height: 54 };
  caption(sheet, kit, { title: WORDS.card, note: WORDS.cardNote, x: 88.5, y: 131.2, width: 98, color });
  for (const card of [back, front])
    sheet.rect({ ...card, x: card.x + 1, y: card.y + 1.2 }, { fill: '#000000', opacity: 0.16 });
  // Two cards of one colour would run into one.
  const isDarkBack = contrast(wall, paper) >= 1.5;
  sheet.rect(back, { fill: isDarkBack ? wall : WHITE });
  const small = lockups.get(kit.mark ? 'mark' : 'word', isDarkBack ? 'white' : 'single');
  drawLockup(sheet, small, { room: { x: back.x + 5, y: back.y + 2.4, width: 26, height: 6.2 }, alignX: 0 });
  sheet.rect(front, { fill: paper });
  drawLockup(sheet, kit.original(lockups.has('wide') ? 'wide' : 'designed'), {
    room: { x: front.x, y: front.y + 8, width: front.width * 0.84, height: front.height - 8 },
    isClear: true,
    alignX: 0,
    alignY: 1,
    largest: 0.062,
  });
}

function drawBag(sheet: Sheet, kit: GuideKit, { paper, bagField }: SceneColors, color: string): void {
  const deep = mixColors(bagField, '#000000', 0.2);
  const shade = (share: number) => mixColors(paper, kit.colors.isDark ? '#ffffff' : '#000000', share);
  const body = { x: 208, y: 86, width: 62, height: 98 };
  const side = 13;
  sheet.rect({ x: SEAM.x, y: 176, width: PAGE.width - SEAM.x + PAGE.bleed, height: 34 + PAGE.bleed }, { fill: deep });
  const bottom = body.y + body.height;
  sheet.path(
    linePath(
      [
        [body.x + body.width, bottom],
        [body.x + body.width + side, bottom - 4.5],
        [PAGE.width + 3, bottom - 2],
        [PAGE.width + 3, bottom + 1.5],
      ],
      true,
    ),
    { fill: '#000000', opacity: 0.12 },
  );
  sheet.path(
    linePath(
      [
        [body.x, body.y],
        [body.x + side, body.y - 4.5],
        [body.x + body.width + side, body.y - 4.5],
        [body.x + body.width, body.y],
      ],
      true,
    ),
    { fill: shade(0.2) },
  );
  handle(sheet, { x: body.x + 29.5, y: body.y - 3, width: 24 }, shade(0.62));
  sheet.rect(body, { fill: paper });
  const right = body.x + body.width;
  sheet.path(
    linePath(
      [
        [right, body.y],
        [right + side, body.y - 4.5],
        [right + side, bottom - 4.5],
        [right, bottom],
      ],
      true,
    ),
    { fill: shade(0.12) },
  );
  sheet.path(
    linePath(
      [
        [right, body.y],
        [right + side / 2, body.y + 2],
        [right + side / 2, bottom - 14],
        [right, bottom],
      ],
      true,
    ),
    { fill: shade(0.2) },
  );
  handle(sheet, { x: body.x + 19, y: body.y + 4, width: 24 }, shade(0.7));
  drawLockup(sheet, kit.original(kit.lockups.has('stacked') ? 'stacked' : 'designed'), {
    room: { x: body.x, y: body.y + 22, width: body.width, height: body.height - 26 },
    isClear: true,
  });
  caption(sheet, kit, { title: WORDS.bag, note: WORDS.bagNote, x: SEAM.x + 8, y: 29.4, width: 70, color });
}

/** A cord from one hole to the other. */
function handle(sheet: Sheet, { x, y, width }: { x: number; y: number; width: number }, stroke: string): void {
  const r = width / 2;
  const k = r * 0.5522847498;
  const top = y - 16;
  const points: number[][] = [
    [x, y, x, top],
    [x, top - k, x + r - k, top - r, x + r, top - r],
    [x + r + k, top - r, x + width, top - k, x + width, top],
    [x + width, y],
  ];
  sheet.path({ commands: 'MLCCL', numbers: Float64Array.from(points.flat()) }, { stroke, width: 1, round: true });
}
