import { z } from 'zod';

/** A colour of the logo by its role, so that a recoloured logo keeps its effects, or a colour of the effect's own. */
const role = z.enum(['name', 'primary', 'secondary', 'accent', 'ground']);
const paint = z.union([
  role,
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((value) => value.toLowerCase()),
]);
const paints = (most: number) => z.array(paint).min(2).max(most);
/** Which parts an effect is for; letters are every line of text. */
const on = z.enum(['all', 'letters', 'name', 'mark']);
/** Lengths are in heights of the name's letters, like everything else in a layout. */
const length = (most: number) => z.number().min(-most).max(most);
const share = z.number().min(0).max(1);
const degrees = z.number().min(-180).max(180);

const effectSchema = z.discriminatedUnion('kind', [
  /** Colours running across each part, or across the whole lockup. */
  z.object({ kind: z.literal('gradient'), on, colors: paints(4), angle: degrees, across: z.enum(['part', 'lockup']) }),
  /** The two misprinted copies of short-video pictures. */
  z.object({ kind: z.literal('split'), on, first: paint, second: paint, x: length(0.3), y: length(0.3) }),
  /** A copy behind, or a solid block in that direction. */
  z.object({ kind: z.literal('shadow'), on, color: paint, x: length(0.6), y: length(0.6), block: z.boolean() }),
  /** A border round the shape; several lie one behind the other. */
  z.object({ kind: z.literal('outline'), on, color: paint, width: z.number().min(0.005).max(0.6) }),
  /** Letters as glass tubes: a bright line, its light round it, the body dark. */
  z.object({
    kind: z.literal('neon'),
    on,
    colors: paints(3),
    width: z.number().min(0.01).max(0.12),
    glow: share,
    /** The body shines too, as a lit panel does. */
    isLit: z.boolean(),
  }),
  /** Drawn again on a grid of squares. */
  z.object({ kind: z.literal('pixel'), on, cell: z.number().min(0.02).max(0.2), gap: z.number().min(0).max(0.4) }),
  /** Edges as of a brush or a worn stamp; `dry` are the streaks it leaves inside. */
  z.object({ kind: z.literal('rough'), on, amount: z.number().min(0).max(0.08), dry: share }),
  /** Bars of the ground cut through the lower part, thicker downwards. */
  z.object({ kind: z.literal('stripes'), on, from: share, count: z.number().int().min(2).max(14), weight: share }),
  /** Dots of a colour, larger downwards. */
  z.object({ kind: z.literal('halftone'), on, color: paint, from: share, cell: z.number().min(0.03).max(0.2) }),
  /** Cut along a line, the lower half moved aside and in its own colour. */
  z.object({ kind: z.literal('slice'), on, at: share, slope: length(0.5), shift: length(0.3), color: paint }),
  /** Letters leaning over. */
  z.object({ kind: z.literal('slant'), degrees: z.number().min(-20).max(20) }),
  /** The whole lockup turned. */
  z.object({ kind: z.literal('tilt'), degrees: z.number().min(-12).max(12) }),
  /** Letters dancing on their line. */
  z.object({ kind: z.literal('bounce'), turn: z.number().min(0).max(16), lift: z.number().min(0).max(0.3) }),
]);

export const BACKDROPS = [
  'fade',
  'halo',
  'rays',
  'grid',
  'horizon-grid',
  'circuit',
  'scanlines',
  'pixels',
  'corners',
  'sprigs',
  'petals',
  'bands',
  'disc',
  'bubbles',
  'blocks',
  'splash',
  'dots',
  'wash',
  'blot',
  'clouds',
  'fret-frame',
  'coins',
  'scales',
  'flames',
  'waves',
  'facets',
  'speed',
  'sparkles',
  'wedge',
] as const;

const backdropSchema = z.object({
  kind: z.enum(BACKDROPS),
  colors: z.array(paint).min(1).max(5),
  strength: share,
});

export const effectsSchema = z.object({
  parts: z.array(effectSchema).max(8),
  backdrops: z.array(backdropSchema).max(4),
});

export type Effect = z.infer<typeof effectSchema>;
export type EffectKind = Effect['kind'];
export type EffectOf<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>;
export type EffectPaint = z.infer<typeof paint>;
export type Backdrop = z.infer<typeof backdropSchema>;
export type BackdropKind = Backdrop['kind'];
export type Effects = z.infer<typeof effectsSchema>;
