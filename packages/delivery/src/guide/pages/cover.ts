import { drawLockup, drawShapes, FOOT, label, MARGIN, say, type GuideKit } from '../kit.ts';
import { coverArt, heroOf, type CoverArt } from '../hero.ts';
import { BLEED_BOX, PAGE, Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

/** Room for the word at the top of the cover. */
const WORD = { x: MARGIN, y: 17.5, width: 84, height: 24 } as const;
const QUIET_BELOW = 22;
const AIR = 8;
/** Less than this on the back looks like a fault of the printer. */
const LEAST_ON_BACK = 20;

function artOf(kit: GuideKit): CoverArt {
  const word = kit.original('word');
  const scale = Math.min(WORD.width / word.width, WORD.height / word.height);
  const quiet = {
    x: 0,
    y: 0,
    width: MARGIN + Math.max(70, word.width * scale) + AIR,
    height: WORD.y + word.height * scale + QUIET_BELOW + AIR,
  };
  return coverArt(heroOf(kit, 'original'), quiet);
}

export function drawCover(kit: GuideKit): Sheet {
  const { colors, doc } = kit;
  const sheet = new Sheet(kit.setter, colors.ground, `${doc.name.text} ${WORDS.guide[kit.lead]}`);
  sheet.clip(BLEED_BOX, (inner) => drawShapes(inner, artOf(kit), artOf(kit)));
  const word = drawLockup(sheet, kit.original('word'), { room: WORD, alignX: 0, alignY: 0 });
  const base = word.box.y + word.box.height + 15;
  label(sheet, kit, WORDS.guide, { x: MARGIN, y: base, color: colors.onGround, size: 9 });
  sheet.text(edition(kit), MARGIN, base + 5.6, { size: 7, color: colors.onGround });
  return sheet;
}

/** 第 1 版 2026 年 11 月: the pack's day, never the clock's. */
export function edition({ day, lead }: GuideKit): string {
  const [year = '', month = '1'] = day.split('-');
  return lead === 'zh' ? `${year} 年 ${Number(month)} 月` : `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The back goes on where the cover's left edge cut the picture off: laid side by side they are one sheet. */
export function drawBack(kit: GuideKit): Sheet {
  const { colors, doc, label: aiLabel } = kit;
  const sheet = new Sheet(kit.setter, colors.ground, WORDS.back[kit.lead]);
  const art = artOf(kit);
  if (art.box.x < -LEAST_ON_BACK) {
    const box = { ...art.box, x: art.box.x + PAGE.width };
    sheet.clip(BLEED_BOX, (inner) => drawShapes(inner, art, { scale: art.scale, box }));
  }
  const small = kit.mark ? kit.original('mark') : kit.original('word');
  drawLockup(sheet, small, { room: { x: MARGIN, y: 17.5, width: 60, height: 18 }, alignX: 0, alignY: 0 });
  const source = kit.drawing?.source;
  const icon = source?.kind === 'icon' ? (source.id.split(':')[0] ?? '') : '';
  const paragraphs = [
    ...(aiLabel ? [aiLabel] : []),
    ...(icon ? [WORDS.iconCredit(icon)] : []),
    WORDS.colophon(doc.name.text, edition({ ...kit, lead: 'zh' }), edition({ ...kit, lead: 'en' })),
  ];
  const lines = kit.second ? 3.2 : 1.6;
  let y = FOOT - 4.6 * lines * paragraphs.length + 2;
  for (const text of paragraphs)
    y = say(sheet, kit, text, { x: MARGIN, y, width: 120, color: colors.onGround, size: 8 }) + 6;
  return sheet;
}
