import { z } from 'zod';
import { isPathData } from '@markwright/vector';
import { artSchema } from './art.ts';
import { effectsSchema } from './effects.ts';
import { cleanText, findTextProblem, NAME_MAX, SLOGAN_MAX, TEXT_PROBLEMS } from './text-rules.ts';

export const DOC_VERSION = 2;

/** Bounds of the factors a person may set; 1 is what the layout finds right. */
export const SIZE_RANGE = { min: 0.5, max: 2 } as const;
export const SPACING_RANGE = { min: -0.1, max: 0.8 } as const;
export const MARK_SCALE_RANGE = { min: 0.4, max: 2.5 } as const;
export const ABOUT_MAX = 200;
export const NUDGE_RANGE = { min: -3, max: 3 } as const;

const within = (range: { min: number; max: number }) => z.number().min(range.min).max(range.max);

export const colorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((value) => value.toLowerCase());
export const backgroundSchema = z.union([z.literal('transparent'), colorSchema]);

const drawnText = (max: number) =>
  z
    .string()
    .max(max * 16)
    .superRefine((text, context) => {
      const problem = findTextProblem(text, max);
      if (problem) context.addIssue({ code: 'custom', message: TEXT_PROBLEMS[problem].en, params: { problem } });
      else if (cleanText(text) !== text) {
        context.addIssue({
          code: 'custom',
          message: 'The text is not in its stored form',
          params: { problem: 'control' },
        });
      }
    });

const nameTextSchema = drawnText(NAME_MAX);
const sloganTextSchema = drawnText(SLOGAN_MAX);
export const fontKeySchema = z.string().min(1).max(120);

const line = (text: z.ZodType<string>) =>
  z.object({
    text,
    font: fontKeySchema,
    color: colorSchema,
    size: within(SIZE_RANGE),
    /** Extra space between letters in em, on top of what the layout sets. */
    spacing: within(SPACING_RANGE),
    letterCase: z.enum(['typed', 'upper', 'lower']),
  });

const finite = z.number().finite();
const pathData = z
  .string()
  .max(200_000)
  .regex(/^[\sMmLlHhVvCcSsQqTtAaZz0-9eE+\-.,]*$/)
  .refine(isPathData, 'Not path data');
const paint = z.union([
  z.enum(['primary', 'secondary', 'ground']),
  z.templateLiteral(['#', z.string().regex(/^[0-9a-fA-F]{3,8}$/)]),
]);
const markShape = z.object({
  d: pathData,
  paint,
  strokeWidth: z.number().positive().optional(),
  fillRule: z.literal('evenodd').optional(),
  opacity: z.number().min(0).max(1).optional(),
});
const construction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('circle'), cx: finite, cy: finite, r: finite }),
  z.object({ kind: z.literal('arc'), cx: finite, cy: finite, r: finite, from: finite, to: finite }),
  z.object({ kind: z.literal('line'), x1: finite, y1: finite, x2: finite, y2: finite }),
  z.object({
    kind: z.literal('rect'),
    x: finite,
    y: finite,
    width: finite,
    height: finite,
    radius: finite.optional(),
  }),
]);

export const markDrawingSchema = z.object({
  box: z.object({ x: finite, y: finite, width: z.number().positive(), height: z.number().positive() }),
  shapes: z.array(markShape).min(1).max(600),
  construction: z.array(construction).max(400).optional(),
  small: z.array(markShape).min(1).max(200).optional(),
});

const markSchema = z.object({
  drawing: markDrawingSchema,
  source: z.object({ kind: z.string().max(40), id: z.string().max(200), seed: z.number().int().optional() }),
  /** 标志释义: what was drawn and why. */
  meaning: z.object({ zh: z.string().max(400), en: z.string().max(800) }),
  primary: colorSchema,
  secondary: colorSchema,
  scale: within(MARK_SCALE_RANGE),
});

export const PARTS = ['name', 'secondName', 'slogan', 'mark'] as const;
const offset = z.object({ x: within(NUDGE_RANGE), y: within(NUDGE_RANGE) });

export const layoutChoiceSchema = z.object({
  id: z.string().min(1).max(40),
  /** Lines the name is broken into; auto follows the layout. */
  lines: z.union([z.literal('auto'), z.literal(1), z.literal(2), z.literal(3)]),
  /** Containers, rules and seals: their colour when it is not the mark's. */
  accent: colorSchema,
  /** The shape round a telling letter, where it is not the layout's own choice. */
  frame: z.enum(['disc', 'square', 'arch']).optional(),
  /** Small moves by hand, in heights of the name. */
  nudge: z.partialRecord(z.enum(PARTS), offset).optional(),
});

export const logoDocSchema = z.object({
  version: z.literal(DOC_VERSION),
  seed: z.number().int().min(0).max(0xffffffff),
  name: line(nameTextSchema),
  /** The name in the other language; never invented by the machine. */
  secondName: line(sloganTextSchema).nullable(),
  slogan: line(sloganTextSchema).nullable(),
  background: backgroundSchema,
  mark: markSchema.nullable(),
  palette: z.object({ id: z.string().max(40), colors: z.array(colorSchema).length(4) }),
  layout: layoutChoiceSchema,
  /** Neon, pixels, brush edges, patterned grounds; null for a plain logo. */
  effects: effectsSchema.nullable(),
  /** What the shop does, in the owner's words: drawn nowhere, it goes into the papers that come with the files. */
  about: z.string().max(ABOUT_MAX).optional(),
  /** The name as art lettering; absent where it is set plainly, as in every document from before there was any. */
  art: artSchema.optional(),
});

export type LogoDoc = z.infer<typeof logoDocSchema>;
export type TextLine = LogoDoc['name'];
export type LogoMark = z.infer<typeof markSchema>;
export type LayoutChoice = LogoDoc['layout'];
export type PartName = (typeof PARTS)[number];
export type LineName = Exclude<PartName, 'mark'>;
