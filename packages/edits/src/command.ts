import { z } from 'zod';

/** Which part of the logo a wish is about; `second` is the second line of the name, `year` a line such as "since 2012". */
export const TARGETS = ['name', 'slogan', 'second', 'year', 'mark', 'ground', 'all'] as const;
export type Target = (typeof TARGETS)[number];
export const LINES = ['name', 'slogan', 'second', 'year'] as const;
export type Line = (typeof LINES)[number];

const target = z.enum(TARGETS).optional();
const line = z.enum(LINES);
const much = z.enum(['bit', 'much', 'most']).optional();
const words = z.string().min(1).max(200);
/** A thing to draw: as it was said, then nouns that mean the same. */
const thing = z.array(words).min(1).max(12);

const plain = <const Do extends string>(names: readonly Do[]) => z.object({ do: z.enum(names), much });
const onType = <const Do extends string>(names: readonly Do[]) => z.object({ do: z.enum(names), of: line, much });
const onColor = <const Do extends string>(names: readonly Do[]) => z.object({ do: z.enum(names), of: target, much });

const MARK_PLACES = ['left', 'right', 'above', 'below', 'in-letter', 'behind'] as const;
const FACE_KINDS = [
  'brush',
  'serif',
  'sans',
  'handwritten',
  'rounded',
  'modern',
  'traditional',
  'pixel',
  'art',
] as const;
export type FaceKind = (typeof FACE_KINDS)[number];
const LAYOUT_WISHES = ['stacked', 'side', 'badge', 'vertical', 'one-line', 'two-lines', 'frame'] as const;
export const EFFECTS = ['gradient', 'shadow', 'outline', 'texture', 'neon', 'backdrop', 'ornament', 'frame'] as const;
export type EffectWish = (typeof EFFECTS)[number];
export const STYLES = [
  'minimal',
  '国潮',
  'retro',
  'luxury',
  'cute',
  'tech',
  'handmade',
  'modern',
  'traditional',
  'natural',
  'elegant',
  'sporty',
] as const;
export type StyleWish = (typeof STYLES)[number];

/** One wish about a logo, as data: what a reader of sentences, a language model or a button may ask for. */
export const editSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('mark.swap'), thing, much }),
  z.object({ do: z.literal('mark.add'), thing, much }),
  plain(['mark.remove', 'mark.bigger', 'mark.smaller', 'mark.simpler', 'mark.line', 'mark.solid']),
  plain(['mark.other', 'mark.mirror', 'mark.turn']),
  z.object({ do: z.literal('mark.move'), to: z.enum(MARK_PLACES), letter: z.string().max(8).optional() }),
  z.object({ do: z.literal('color.set'), of: z.enum(TARGETS), color: words, hex: words.optional() }),
  onColor(['color.warmer', 'color.cooler', 'color.darker', 'color.lighter', 'color.calmer', 'color.brighter']),
  onColor(['color.fewer', 'color.one', 'color.swap', 'color.contrast', 'color.other']),
  onType(['type.bolder', 'type.thinner', 'type.rounder', 'type.sharper', 'type.wider', 'type.narrower']),
  onType(['type.bigger', 'type.smaller', 'type.looser', 'type.tighter']),
  z.object({ do: z.literal('type.kind'), of: line, kind: z.enum(FACE_KINDS) }),
  z.object({ do: z.literal('type.font'), of: line, font: words }),
  z.object({ do: z.literal('type.case'), of: line.optional(), case: z.enum(['upper', 'lower', 'title']) }),
  z.object({ do: z.literal('text.set'), of: line, text: words }),
  z.object({ do: z.literal('text.add'), of: line, text: words }),
  z.object({ do: z.literal('text.remove'), of: line, text: words.optional() }),
  z.object({ do: z.literal('layout.set'), layout: z.enum(LAYOUT_WISHES) }),
  plain(['layout.center', 'layout.left', 'layout.air', 'layout.tighter', 'layout.swap', 'frame.remove']),
  z.object({ do: z.literal('ground.set'), color: words, hex: words.optional() }),
  z.object({ do: z.literal('effect.remove'), effect: z.enum(EFFECTS) }),
  z.object({ do: z.literal('effect.add'), effect: z.enum(EFFECTS) }),
  z.object({ do: z.literal('style.set'), style: z.enum(STYLES), much }),
  plain(['talk.undo', 'talk.first', 'talk.more', 'talk.another']),
  z.object({ do: z.literal('say'), about: z.string().max(40).optional() }),
]);

export type Edit = z.infer<typeof editSchema>;
export type EditName = Edit['do'];
/** The wishes of some names; a row of the schema may hold several names. */
export type EditOf<Name extends EditName> = Edit extends infer Row
  ? Row extends { do: infer Do }
    ? [Extract<Do, Name>] extends [never]
      ? never
      : Omit<Row, 'do'> & { do: Extract<Do, Name> }
    : never
  : never;
export type Much = 'bit' | 'much' | 'most';
