import { colorName, contrast, mixColors } from '@markwright/logo';
import { cmykOf } from '../../color/cmyk.ts';
import { rgbOf } from '../../color/rgb.ts';
import type { Text } from '../../plan/pack-file.ts';
import type { BrandColor } from '../brand-colors.ts';
import { column, columns, label, MARGIN, openPage, RIGHT, say, TOP, WHITE, type GuideKit } from '../kit.ts';
import { measure } from '../set-text.ts';
import { PAGE, type Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

const TINTS = [100, 80, 60, 40, 20] as const;
/** Two colours nearer than this are told apart by a line. */
const APART = 1.12;

/** A share of the ink on white paper: mixed as light, with the dots' gain, not as paint. */
function tintOf(hex: string, percent: number): string {
  const share = percent / 100;
  const channel = (value: number) => Math.round(value * share + 255 * (1 - share));
  return `#${rgbOf(hex)
    .map((value) => channel(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

export function drawColors(kit: GuideKit, page: number): Sheet {
  const { colors } = kit;
  const sheet = openPage(kit, WORDS.colors, colors.ground, page, colors.onGround);
  const list = kit.palette;
  const step = list.length <= 4 ? 26 : 21;
  const color = colors.onGround;
  const tintsAt = column(7);
  const cell = columns(5) / TINTS.length;
  TINTS.forEach((percent, index) => sheet.text(`${percent}%`, tintsAt + cell * index, TOP - 2, { size: 7, color }));
  list.forEach((each, index) => drawRow(sheet, kit, each, { y: TOP + step * index, step, tintsAt, cell }));
  const bottom = TOP + step * list.length;
  const inks = list.filter(({ share }) => share > 0);
  const band = Math.max(170, bottom + (kit.second ? 20 : 14));
  const base = list.length <= 4 ? Math.max(bottom + 5, 149) : bottom + 3.5;
  if (inks.length > 1)
    say(sheet, kit, WORDS.inkBand, { x: MARGIN, y: base, width: columns(6), color, size: list.length <= 4 ? 8 : 7 });
  say(sheet, kit, WORDS.cmykNote, { x: tintsAt, y: base, width: columns(5), color, size: list.length <= 4 ? 8 : 7 });
  drawBand(sheet, kit, inks, band);
  return sheet;
}

type RowPlace = { y: number; step: number; tintsAt: number; cell: number };

function drawRow(sheet: Sheet, kit: GuideKit, { hex, roles }: BrandColor, { y, step, tintsAt, cell }: RowPlace): void {
  const color = kit.colors.onGround;
  const end = tintsAt - 5;
  sheet.line(MARGIN, y, end, y, color, 0.14);
  label(sheet, kit, colorName(hex), { x: MARGIN, y: y + 5.2, color, room: 64 });
  say(sheet, kit, usage(kit, hex, roles), { x: MARGIN, y: y + 9.9, width: 64, color, size: 7.5 });
  sheet.text(hex.toUpperCase(), column(3), y + 8, { size: 20, weight: 'light', color });
  const [r, g, b] = rgbOf(hex);
  const [c, m, yellow, k] = cmykOf(hex).map((value) => Math.round(value * 100));
  const left = column(4) + 19;
  [`R ${r}`, `G ${g}`, `B ${b}`].forEach((text, index) =>
    sheet.text(text, left + index * 11.5, y + 5.2, { size: 7.5, color }),
  );
  [`C ${c}`, `M ${m}`, `Y ${yellow}`, `K ${k}`].forEach((text, index) =>
    sheet.text(text, left + index * 11.5, y + 9.9, { size: 7.5, color }),
  );
  // White has no tints.
  const shown = contrast(hex, WHITE) < APART ? TINTS.slice(0, 1) : TINTS;
  shown.forEach((percent, index) => {
    const box = { x: tintsAt + cell * index, y, width: cell, height: step - 6 };
    const fill = tintOf(hex, percent);
    sheet.rect(box, { fill });
    if (contrast(fill, kit.colors.ground) < APART)
      sheet.rect(box, { stroke: mixColors(kit.colors.ground, color, 0.35), width: 0.1 });
  });
}

/** What the colour is for, and whether it reads on the logo's ground. */
function usage({ colors }: GuideKit, hex: string, roles: BrandColor['roles']): Text {
  const names = roles.map((role) => WORDS.roles[role]);
  const said = (language: 'zh' | 'en') => names.map((name) => name[language]).join(language === 'zh' ? '、' : ', ');
  if (roles.includes('ground') || roles.length === 0) return { zh: said('zh'), en: said('en') };
  const ratio = contrast(hex, colors.ground);
  const advice = ratio >= 4.5 ? WORDS.readsAsText : ratio >= 3 ? WORDS.readsLarge : WORDS.neverText;
  const figure = `${ratio.toFixed(1)} : 1`;
  return { zh: `${said('zh')}，${figure}，${advice.zh}`, en: `${said('en')}, ${figure}, ${advice.en}` };
}

/** How the logo spends its ink: each colour as wide as its share. */
function drawBand(sheet: Sheet, kit: GuideKit, inks: readonly BrandColor[], top: number): void {
  const bleed = PAGE.bleed;
  let x: number = 0;
  const shown = inks.reduce((sum, { share }) => sum + share, 0) || 1;
  inks.forEach(({ hex, share, roles }, index) => {
    const width = (share / shown) * PAGE.width;
    const left = index === 0 ? -bleed : x;
    const right = index === inks.length - 1 ? PAGE.width + bleed : x + width;
    sheet.rect({ x: left, y: top, width: right - left, height: PAGE.height + bleed - top }, { fill: hex });
    const on =
      contrast('#ffffff', hex) >= 4.5 ? '#ffffff' : contrast(kit.colors.text, hex) >= 4.5 ? kit.colors.text : '#000000';
    const text = `${WORDS.roles[roles[0] ?? 'accent'][kit.lead]} ${Math.round((share / shown) * 100)}%`;
    const start = index === 0 ? MARGIN : x + 4;
    if (start + measure(sheet.setter, text, 7.5) < Math.min(RIGHT + 10, x + width - 2))
      sheet.text(text, start, top + 6.4, { size: 7.5, color: on });
    x += width;
  });
}
