import { bottom } from '@markwright/vector';
import { UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import { setName } from './name-block.ts';
import type { NameSetting } from './name-block.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { setSupport } from './support-line.ts';

type TextBlockSetting = NameSetting & {
  /** Letter height of the second name against the unit. */
  secondHeight?: number;
  sloganHeight?: number;
  /** Gap under the name against the unit. */
  gap?: number;
  overhang?: number;
  supportColor?: string;
};

/** L14: the line under the name keeps this distance, against the name's height. */
const NAME_GAP = 0.25;

/** Under one or two characters a second line may be wider than the name rather than be broken. */
const shortNameOverhang = (units: number): number => {
  if (units <= 1.3) return 2.6;
  return units <= 2.3 ? 1.6 : 1;
};

/** Name, second name and slogan under each other, starting at 0, 0: the core of most layouts. */
export function setTextBlock(kit: LayoutKit, setting: TextBlockSetting = {}): Piece[] {
  const align = setting.align ?? 'center';
  const name = setName(kit, setting);
  const pieces = [movePiece(name, -name.box.x, -name.box.y)];
  let y = name.box.height;
  const width = name.box.width;
  const gap = UNIT * (setting.gap ?? NAME_GAP) * Math.min(1.25, Math.max(0.7, kit.doc.name.size));
  const overhang = Math.max(setting.overhang ?? (align === 'center' ? 1.3 : 1.12), shortNameOverhang(kit.facts.units));
  const color = setting.supportColor === undefined ? {} : { color: setting.supportColor };
  const second = setSupport(kit, 'secondName', {
    width,
    height: setting.secondHeight ?? (kit.facts.secondNameIsLatin ? 0.21 : 0.27),
    align,
    overhang,
    ...color,
  });
  if (second) {
    const set = movePiece(second, 0, y + gap - second.box.y);
    pieces.push(set);
    y = bottom(set.box);
  }
  const slogan = setSupport(kit, 'slogan', {
    width,
    height: setting.sloganHeight ?? (second ? 0.17 : 0.22),
    align,
    overhang,
    grow: second ? 1.1 : 1.4,
    ...color,
  });
  if (slogan) pieces.push(movePiece(slogan, 0, y + gap * (second ? 0.85 : 1) - slogan.box.y));
  return pieces;
}
