import { box } from '@markwright/vector';
import { circlePath, fillInk, ornament, strokeInk } from './shapes.ts';
import { UNIT, displayText, emFor, markOf, nameStem } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './piece.ts';
import { putAt } from './piece.ts';
import { setOnRing } from './ring-text.ts';
import { setSupport } from './support-line.ts';
import { contrast } from '../color/contrast.ts';

const OUTER = 300;
const INNER = 176;
/** L15: ring text stands with its ink middle on the ring's mid radius. */
const MIDDLE = (OUTER - 14 + INNER) / 2;

/** The ring takes the stronger of the two colours against the ground. */
function ringColor(kit: LayoutKit): string {
  const { primary, name, ground } = kit.colors;
  return contrast(primary, ground) >= 3 ? primary : name;
}

/** Two dots part the lines; with only one line a row of them closes the ring below. */
const dotAngles = ({ facts }: LayoutKit): number[] =>
  facts.hasSecondName || facts.hasSlogan ? [0, 180] : [50, 70, 90, 110, 130];

function ringLines(kit: LayoutKit, color: string): Piece[] {
  const { doc, outlines, facts } = kit;
  const text = displayText(doc.name);
  // Few hanzi have the ring to themselves and may fill it; many must share it.
  const height = UNIT * (!facts.hasHanzi ? 0.6 : facts.units <= 4 ? 0.76 : 0.66);
  const name = setOnRing(outlines, {
    role: 'name',
    font: doc.name.font,
    text,
    color,
    em: emFor(outlines, doc.name.font, text, height * Math.min(1.15, doc.name.size)),
    tracking: (facts.hasHanzi ? 0.12 : 0.06) + doc.name.spacing,
    radius: MIDDLE,
    side: 'top',
    maxAngle: 2.9,
  });
  const line = doc.secondName ?? doc.slogan;
  if (!line) return [name];
  const bottomText = displayText(line);
  const role = doc.secondName ? ('secondName' as const) : ('slogan' as const);
  const bottom = setOnRing(outlines, {
    role,
    font: line.font,
    text: bottomText,
    color,
    em: emFor(outlines, line.font, bottomText, UNIT * 0.45 * line.size),
    tracking: 0.1 + line.spacing,
    radius: MIDDLE,
    side: 'bottom',
    maxAngle: 2.3,
  });
  return [name, bottom];
}

export const badge: Layout = {
  id: 'badge',
  title: { zh: '圆章', en: 'Badge' },
  suits: ['display', 'sans', 'serif', 'round'],
  drawsMark: true,
  setsLetters: true,
  refuses: ['framed', 'fine'],
  lightest: 'bold',
  applies: (facts) =>
    facts.hasMark &&
    facts.letters >= (facts.hasHanzi ? 2 : 6) &&
    facts.units <= 8 &&
    (facts.secondNameUnits === 0 || facts.secondNameUnits <= 16),
  fallbacks: ['emblem', 'stacked', 'wordmark'],
  share: 0.5,
  arrange(kit) {
    const ring = ringColor(kit);
    const paper = kit.colors.ground;
    const stem = nameStem(kit);
    const disc = ornament(box(-OUTER, -OUTER, OUTER * 2, OUTER * 2), [
      fillInk(circlePath(0, 0, OUTER), ring),
      strokeInk(circlePath(0, 0, OUTER - 14), paper, Math.max(3, stem * 0.26)),
      { ...fillInk(circlePath(0, 0, INNER), paper), isGround: true },
    ]);
    const lines = ringLines(kit, paper);
    const dots = dotAngles(kit).map((degrees) => {
      const radians = (degrees * Math.PI) / 180;
      return fillInk(circlePath(Math.cos(radians) * MIDDLE, Math.sin(radians) * MIDDLE, 9), paper);
    });
    const mark = markOf(kit, INNER * 1.36);
    const pieces = [disc, ornament(box(-MIDDLE, -9, MIDDLE * 2, 18), dots), ...lines];
    pieces.push(putAt(mark, 0, 0, { x: 0.5, y: 0.5 }));
    // The ring has room for two lines; a third stands under the badge.
    const third = kit.doc.secondName && setSupport(kit, 'slogan', { width: OUTER * 1.5, height: 0.3, overhang: 1.3 });
    if (third) pieces.push(putAt(third, 0, OUTER + UNIT * 0.34, { x: 0.5, y: 0 }));
    return pieces;
  },
};
