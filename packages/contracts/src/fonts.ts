import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const words = z.object({ zh: z.string(), en: z.string() });
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const fontSchema = z.object({
  key: z.string().endsWith('.ttf'),
  picUrl: z.string(),
  words,
  script: z.enum(['hanzi', 'latin']),
  weight: z.number(),
  /** What the letters are built like and how heavy they are, for choosing one like another. */
  build: z.enum(['serif', 'sans', 'round', 'brush', 'display', 'script', 'mono-width']),
  heaviness: z.enum(['light', 'regular', 'bold', 'heavy']),
  /** One of the eleven the editor offers. */
  editor: z.boolean(),
});

export const listFonts = endpoint('listFonts', {
  data: z.object({ list: z.array(z.object({ category: z.string(), words, fonts: z.array(fontSchema) })) }),
});

const glyph = z.object({ path: z.string(), advance: z.number(), ink: box.nullable() });

/** The same shape as the fonts package's FontGlyphs: everything a browser needs to set these texts. */
const glyphsSchema = z.object({
  key: z.string(),
  unitsPerEm: z.number(),
  metrics: z.object({
    unitsPerEm: z.number(),
    hanziHeight: z.number(),
    capHeight: z.number(),
    xHeight: z.number(),
    stem: z.number(),
  }),
  glyphs: z.record(z.string(), glyph.nullable()),
  kerning: z.record(z.string(), z.number().nullable()),
  lines: z.array(
    z.object({
      text: z.string(),
      glyphs: z.array(glyph.extend({ text: z.string(), x: z.number() })),
    }),
  ),
});

const TEXTS_MAX = 24;

export const getGlyphs = endpoint('getGlyphs', {
  query: z.object({
    font: z.string().max(120),
    text: z
      .union([z.string().min(1).max(60), z.array(z.string().min(1).max(60)).max(TEXTS_MAX)])
      .transform((value) => (Array.isArray(value) ? value : [value])),
  }),
  data: glyphsSchema,
});

/** The font itself, by its name. */
export const getFontFile = endpoint('getFontFile', {
  params: z.object({ key: z.string().max(120) }),
  data: z.null(),
});
