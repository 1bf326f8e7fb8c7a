import type { LogoDoc } from '@markwright/logo';
import type { Edit, FaceKind } from '../command.ts';

const HAN_KINDS: readonly FaceKind[] = ['serif', 'rounded', 'brush', 'sans', 'traditional'];
const LATIN_KINDS: readonly FaceKind[] = ['serif', 'rounded', 'sans', 'handwritten', 'art'];
/** Layouts that differ at a glance, and which of them a document has now. */
const LAYOUTS = ['stacked', 'side', 'badge'] as const;
const LAYOUT_NOW: Record<string, (typeof LAYOUTS)[number]> = {
  horizontal: 'side',
  'horizontal-right': 'side',
  'horizontal-tall': 'side',
  badge: 'badge',
  emblem: 'badge',
};

/**
 * What "another" and "more like this" come down to on a logo, wish by wish, so that each can be taken back: another
 * idea changes drawing, face, colours and layout; more of the same keeps all but the drawing and a shade.
 */
export function alternativeEdits(wish: Edit, doc: LogoDoc, turn = 0): Edit[] {
  if (wish.do === 'talk.more') return [...redrawn(doc, turn), { do: shadeOf(turn), much: 'bit' }];
  if (wish.do !== 'talk.another') return [wish];
  const kinds = /\p{Script=Han}/u.test(doc.name.text) ? HAN_KINDS : LATIN_KINDS;
  const kind = kinds[turn % kinds.length] ?? 'serif';
  const now = LAYOUTS.indexOf(LAYOUT_NOW[doc.layout.id] ?? 'stacked');
  const layout = LAYOUTS[(now + 1) % LAYOUTS.length] ?? 'stacked';
  return [
    ...(doc.mark ? [{ do: 'mark.other' } as const, { do: 'layout.set', layout } as const] : []),
    { do: 'type.kind', of: 'name', kind },
    { do: 'color.other' },
  ];
}

const shadeOf = (turn: number) => (turn % 2 === 0 ? 'color.warmer' : 'color.cooler');

/** The same thing drawn otherwise; a logo without a picture gets letters of another cut. */
const redrawn = ({ mark }: LogoDoc, turn: number): Edit[] =>
  mark ? [{ do: 'mark.other' }] : [{ do: turn % 2 === 0 ? 'type.rounder' : 'type.sharper', of: 'name' }];
