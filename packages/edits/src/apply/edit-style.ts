import {
  setColors,
  setEffects,
  setLayout,
  setLineFont,
  setPalette,
  type Effects,
  type LogoDoc,
  type PaletteId,
} from '@markwright/logo';
import type { EditOf, FaceKind, StyleWish } from '../command.ts';
import { keepReadable } from './edit-colors.ts';
import { done, type EditKit, type Outcome } from './edit-kit.ts';
import { findFace } from './edit-type.ts';

type World = { ground: string; name: string; support: string; mark: string; accent: string };

/** What a manner is made of: a face, colours, effects, a layout. What is left out stays as it is. */
type Manner = {
  words: { zh: string; en: string };
  face?: FaceKind;
  palette?: PaletteId;
  world?: World;
  effects?: Effects | null;
  layout?: string;
};

const effects = (parts: Effects['parts'], backdrops: Effects['backdrops'] = []): Effects => ({ parts, backdrops });

const MANNERS: Record<StyleWish, Manner> = {
  minimal: { words: { zh: '极简', en: 'minimal' }, face: 'sans', palette: 'monochrome', effects: null },
  国潮: {
    words: { zh: '国潮', en: 'Chinese street' },
    face: 'brush',
    world: { ground: '#f4e6cf', name: '#a3191b', support: '#1d4a52', mark: '#a3191b', accent: '#1d4a52' },
    effects: effects([], [{ kind: 'waves', colors: ['accent', 'primary'], strength: 0.35 }]),
  },
  retro: {
    words: { zh: '复古', en: 'retro' },
    face: 'traditional',
    world: { ground: '#f3e3c3', name: '#7c2a1c', support: '#2f5a52', mark: '#7c2a1c', accent: '#c98a2d' },
    effects: effects([{ kind: 'rough', on: 'all', amount: 0.008, dry: 0.2 }]),
    layout: 'badge',
  },
  luxury: {
    words: { zh: '高级', en: 'luxury' },
    face: 'serif',
    world: { ground: '#15130f', name: '#d9b777', support: '#c9b48a', mark: '#d9b777', accent: '#8d6a3a' },
    effects: null,
  },
  cute: { words: { zh: '可爱', en: 'playful' }, face: 'rounded', palette: 'multicolour', effects: null },
  tech: { words: { zh: '科技', en: 'technical' }, face: 'modern', palette: 'cool', effects: null },
  handmade: {
    words: { zh: '手作', en: 'handmade' },
    face: 'handwritten',
    world: { ground: '#f5eee1', name: '#54361f', support: '#7d5a39', mark: '#54361f', accent: '#a8743d' },
    effects: effects([{ kind: 'rough', on: 'all', amount: 0.014, dry: 0.45 }]),
  },
  modern: { words: { zh: '现代', en: 'modern' }, face: 'modern', effects: null },
  traditional: {
    words: { zh: '传统', en: 'traditional' },
    face: 'traditional',
    world: { ground: '#f6efe2', name: '#2a211b', support: '#5a4a3c', mark: '#9a1f1b', accent: '#9a1f1b' },
    effects: null,
  },
  natural: {
    words: { zh: '自然', en: 'natural' },
    face: 'rounded',
    world: { ground: '#f3f3e6', name: '#2f4b2f', support: '#59705a', mark: '#4c8a4f', accent: '#a8b86a' },
    effects: null,
  },
  elegant: { words: { zh: '优雅', en: 'elegant' }, face: 'serif', palette: 'soft', effects: null },
  sporty: {
    words: { zh: '运动', en: 'sporty' },
    face: 'sans',
    palette: 'warm',
    effects: effects([{ kind: 'slant', degrees: 10 }]),
  },
};

/** A whole manner at once; the name, the picture and the words stay. */
export function setStyle(doc: LogoDoc, { style }: EditOf<'style.set'>, kit: EditKit): Outcome {
  const { words, face, palette, world, effects: wanted, layout } = MANNERS[style];
  const { art: _art, ...plain } = doc;
  let next: LogoDoc = plain;
  const found = face && findFace(doc.name.text, face, kit, doc.name.font);
  if (found) next = setLineFont(next, 'name', found.key);
  if (palette) next = setPalette(next, palette);
  if (world) next = setColors(next, { kind: 'pale', ...world });
  if (wanted !== undefined) next = setEffects(next, wanted);
  // A badge only where there is a picture to stand in it.
  if (layout && doc.mark) next = setLayout(next, layout);
  return done(keepReadable(next), `整体换成了${words.zh}风格`, `Gave it a ${words.en} manner`);
}
