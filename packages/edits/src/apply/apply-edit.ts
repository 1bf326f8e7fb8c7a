import type { LogoDoc } from '@markwright/logo';
import type { Edit } from '../command.ts';
import { addEffect, arrange, editText, removeEffect, setArrangement } from './edit-arrangement.ts';
import { changeScheme, setGround, setNamedColor, shadeColors } from './edit-colors.ts';
import type { EditKit, Outcome } from './edit-kit.ts';
import { editPicture } from './edit-picture.ts';
import { setStyle } from './edit-style.ts';
import {
  changeFace,
  resizeLine,
  setCase,
  setFaceKind,
  setNamedFont,
  type FaceEdit,
  type SizeEdit,
} from './edit-type.ts';

/** Carries one wish out. Pure but for the pictures, which the kit draws. */
export async function applyEdit(doc: LogoDoc, edit: Edit, kit: EditKit): Promise<Outcome> {
  switch (edit.do) {
    case 'mark.swap':
    case 'mark.add':
    case 'mark.remove':
    case 'mark.bigger':
    case 'mark.smaller':
    case 'mark.simpler':
    case 'mark.line':
    case 'mark.solid':
    case 'mark.other':
    case 'mark.mirror':
    case 'mark.turn':
    case 'mark.move':
      return editPicture(doc, edit, kit);
    case 'color.set':
      return setNamedColor(doc, edit);
    case 'color.warmer':
    case 'color.cooler':
    case 'color.darker':
    case 'color.lighter':
    case 'color.calmer':
    case 'color.brighter':
      return shadeColors(doc, edit);
    case 'color.fewer':
    case 'color.one':
    case 'color.swap':
    case 'color.contrast':
    case 'color.other':
      return changeScheme(doc, edit);
    case 'type.kind':
      return setFaceKind(doc, edit, kit);
    case 'type.font':
      return setNamedFont(doc, edit, kit);
    case 'type.case':
      return setCase(doc, edit);
    case 'text.set':
    case 'text.add':
    case 'text.remove':
      return editText(doc, edit);
    case 'layout.set':
      return setArrangement(doc, edit);
    case 'layout.center':
    case 'layout.left':
    case 'layout.air':
    case 'layout.tighter':
    case 'layout.swap':
    case 'frame.remove':
      return arrange(doc, edit);
    case 'ground.set':
      return setGround(doc, edit);
    case 'effect.remove':
      return removeEffect(doc, edit);
    case 'effect.add':
      return addEffect(doc, edit);
    case 'style.set':
      return setStyle(doc, edit, kit);
    case 'talk.undo':
    case 'talk.first':
    case 'talk.more':
    case 'talk.another':
    case 'say':
      return { kind: 'talk', edit };
    case 'type.bigger':
    case 'type.smaller':
    case 'type.looser':
    case 'type.tighter':
      return resizeLine(doc, edit as SizeEdit);
    case 'type.bolder':
    case 'type.thinner':
    case 'type.rounder':
    case 'type.sharper':
    case 'type.wider':
    case 'type.narrower':
      return changeFace(doc, edit as FaceEdit, kit);
  }
}
