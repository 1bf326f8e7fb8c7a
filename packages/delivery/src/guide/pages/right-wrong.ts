import { contrast, mixColors, readableOn, toHex, toOklch } from '@markwright/logo';
import type { LogoShape } from '@markwright/logo/shapes';
import type { Affine, Box } from '@markwright/vector';
import type { Lockup } from '../../lockups/lockups.ts';
import type { Original } from '../originals.ts';
import type { Text } from '../../plan/pack-file.ts';
import { column, columns, drawLockup, drawShapes, fit, label, openPage, WHITE, type GuideKit } from '../kit.ts';
import type { Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

const TOPS = [45, 95, 145] as const;
const HEIGHT = 38;
const WIDTH = columns(3);

type Cell = {
  words: Text;
  isRight?: boolean;
  /** What lies under the logo, where it is not its own ground. */
  ground?: (kit: GuideKit) => string;
  draw: (sheet: Sheet, kit: GuideKit, box: Box) => void;
};

const nearName = ({ doc, colors }: GuideKit): string => mixColors(doc.name.color, colors.ground, 0.22);

const designed = (kit: GuideKit): Original => kit.original('designed');

const ground = (sheet: Sheet, kit: GuideKit, box: Box, fill = kit.colors.ground) => {
  sheet.rect(box, { fill });
  if (contrast(fill, WHITE) < 1.12) sheet.rect(box, { stroke: mixColors(WHITE, kit.colors.text, 0.25), width: 0.12 });
};

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const placed = (kit: GuideKit, box: Box) => fit(designed(kit), { room: box, isClear: true });

/** The designed logo about its own middle, changed by a matrix. */
function drawChanged(sheet: Sheet, kit: GuideKit, box: Box, change: Omit<Affine, 'e' | 'f'>, shrink = 1): void {
  const lockup = designed(kit);
  const scale = placed(kit, box).scale * shrink;
  const { a, b, c, d } = { a: change.a * scale, b: change.b * scale, c: change.c * scale, d: change.d * scale };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = {
    a,
    b,
    c,
    d,
    e: x - (a * lockup.width + c * lockup.height) / 2,
    f: y - (b * lockup.width + d * lockup.height) / 2,
  };
  sheet.logo(lockup.shapes, at, { x: 0, y: 0, width: lockup.width, height: lockup.height });
}

const recolored = (lockup: Lockup, color: (shape: LogoShape, index: number) => string): Lockup => ({
  ...lockup,
  shapes: lockup.shapes.map((shape, index) => {
    const { gradient: _gradient, ...rest } = shape;
    return { ...rest, color: color(shape, index) };
  }),
});

const WRONG_HUES = ['#7a3cc2', '#0a9d58', '#e0218a', '#1677ff', '#f2a900'] as const;

const CELLS: readonly (readonly Cell[])[] = [
  [
    {
      words: WORDS.right.whole,
      isRight: true,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawLockup(sheet, designed(kit), { room: box, isClear: true });
      },
    },
    {
      words: WORDS.wrong.stretched,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawChanged(sheet, kit, box, { a: 1.3, b: 0, c: 0, d: 0.62 }, 0.94);
      },
    },
    {
      words: WORDS.wrong.slanted,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawChanged(sheet, kit, box, { a: 1, b: 0, c: -0.42, d: 1 }, 0.92);
      },
    },
    {
      words: WORDS.wrong.rearranged,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawRearranged(sheet, kit, box);
      },
    },
  ],
  [
    {
      words: WORDS.right.reversed,
      isRight: true,
      draw: (sheet, kit, box) => {
        const lockup = kit.lockups.get('designed', 'reversed');
        ground(sheet, kit, box, lockup.ground ?? '#000000');
        drawLockup(sheet, lockup, { room: box, isClear: true });
      },
    },
    {
      words: WORDS.wrong.faint,
      ground: nearName,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box, nearName(kit));
        drawShapes(sheet, designed(kit), placed(kit, box));
      },
    },
    {
      words: WORDS.wrong.recolored,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        const lockup = recolored(kit.lockups.get('designed', 'black'), (_, index) =>
          otherHue(kit.doc.name.color, index),
        );
        drawShapes(sheet, lockup, placed(kit, box));
      },
    },
    {
      words: WORDS.wrong.shadowed,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        const at = placed(kit, box);
        const shadow = kit.lockups.get('designed', kit.colors.isDark ? 'white' : 'black');
        const scale = at.box.width / shadow.width;
        const moved = { a: scale, b: 0, c: 0, d: scale, e: at.box.x + 1.1, f: at.box.y + 1.1 };
        sheet.logo(shadow.shapes, moved, { x: 0, y: 0, width: shadow.width, height: shadow.height }, 0.4);
        drawShapes(sheet, designed(kit), at);
      },
    },
  ],
  [
    {
      words: WORDS.right.clear,
      isRight: true,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        const at = drawLockup(sheet, designed(kit), { room: inset(box, 2.5), isClear: true });
        const border = {
          x: at.box.x - at.x,
          y: at.box.y - at.x,
          width: at.box.width + 2 * at.x,
          height: at.box.height + 2 * at.x,
        };
        sheet.rect(border, { stroke: kit.colors.onGround, width: 0.14, dash: [1, 0.8] });
      },
    },
    {
      words: WORDS.wrong.tilted,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        const turn = (-14 * Math.PI) / 180;
        drawChanged(
          sheet,
          kit,
          box,
          { a: Math.cos(turn), b: Math.sin(turn), c: -Math.sin(turn), d: Math.cos(turn) },
          0.86,
        );
      },
    },
    {
      words: WORDS.wrong.crowded,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawCrowded(sheet, kit, box);
      },
    },
    {
      words: WORDS.wrong.patterned,
      draw: (sheet, kit, box) => {
        ground(sheet, kit, box);
        drawDots(sheet, kit, box);
        drawShapes(sheet, designed(kit), placed(kit, box));
      },
    },
  ],
];

const otherHue = (color: string, index: number): string => {
  const { l } = toOklch(color);
  const { c, h } = toOklch(WRONG_HUES[index % WRONG_HUES.length] ?? WRONG_HUES[0]);
  return toHex({ l: Math.min(0.72, Math.max(0.42, l)), c, h });
};

/** Parts moved where they look best to somebody in a hurry: the mark too large, the name beside it too small. */
function drawRearranged(sheet: Sheet, kit: GuideKit, box: Box): void {
  const word = kit.original('word');
  if (!kit.mark) {
    const room = { x: box.x + 6, y: box.y + 5, width: box.width * 0.5, height: box.height - 10 };
    drawLockup(sheet, word, { room, alignX: 0, alignY: 0 });
    drawLockup(sheet, word, { room: { ...room, x: box.x + box.width * 0.5 }, alignX: 1, alignY: 1 });
    return;
  }
  const mark = kit.original('mark');
  drawLockup(sheet, word, {
    room: { x: box.x + 6, y: box.y + 5, width: box.width * 0.46, height: box.height * 0.36 },
    alignX: 0,
    alignY: 0,
  });
  drawLockup(sheet, mark, {
    room: { x: box.x + box.width * 0.5, y: box.y + 7, width: box.width * 0.45, height: box.height - 12 },
    alignX: 1,
    alignY: 1,
  });
}

function drawCrowded(sheet: Sheet, kit: GuideKit, box: Box): void {
  const { colors } = kit;
  const at = placed(kit, box);
  drawShapes(sheet, designed(kit), at);
  const words = WORDS.crowding[kit.lead];
  const size = Math.max(7, Math.min(11, at.x * 2));
  sheet.text(words, at.box.x + at.box.width / 2, at.box.y - 0.7, {
    size,
    weight: 'bold',
    color: colors.onGround,
    align: 'middle',
  });
  sheet.text(words, at.box.x + at.box.width / 2, at.box.y + at.box.height + size * 0.33, {
    size,
    weight: 'bold',
    color: colors.onGround,
    align: 'middle',
  });
}

function drawDots(sheet: Sheet, kit: GuideKit, box: Box): void {
  const fill = mixColors(kit.colors.ground, kit.colors.strong, 0.55);
  for (let row = 0; row < 8; row++)
    for (let across = 0; across < 13; across++) {
      const x = box.x + 2.6 + across * 4.8 + (row % 2 === 0 ? 0 : 2.4);
      if (x < box.x + box.width - 1.4) sheet.circle(x, box.y + 2.4 + row * 4.8, 1.25, { fill });
    }
}

/** Rows: form, colour, place. The first column is right; the others are crossed out. */
export function drawRightWrong(kit: GuideKit, page: number): Sheet {
  const { colors } = kit;
  const sheet = openPage(kit, WORDS.rightWrong, WHITE, page, colors.text);
  label(sheet, kit, WORDS.isRight, { x: column(0), y: TOPS[0] - 3.4, color: colors.text });
  label(sheet, kit, WORDS.isWrong, { x: column(3), y: TOPS[0] - 3.4, color: colors.text });
  CELLS.forEach((row, rowIndex) =>
    row.forEach(({ words, isRight, ground: under, draw }, index) => {
      const box = { x: column(index * 3), y: TOPS[rowIndex] ?? 0, width: WIDTH, height: HEIGHT };
      sheet.clip(box, (inner) => draw(inner, kit, box));
      const below = under?.(kit) ?? colors.ground;
      const strike = contrast(colors.text, below) >= 3 ? colors.text : readableOn(below);
      if (!isRight) sheet.line(box.x, box.y + HEIGHT, box.x + WIDTH, box.y, strike, 0.3);
      label(sheet, kit, words, { x: box.x, y: box.y + HEIGHT + 5, color: colors.text, size: 7.5, room: WIDTH });
    }),
  );
  return sheet;
}
