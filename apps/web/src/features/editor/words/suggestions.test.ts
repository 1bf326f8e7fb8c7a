import { readRequest } from '@markwright/edits';
import { layOut, newDoc, setLineColor, setLineFont, type LogoDoc, type Outlines } from '@markwright/logo';
import { expect, test } from 'vitest';
import { editWordsMessages } from '../../../i18n/edit-words.ts';
import { EDITOR_ARTBOARD } from '../place-logo.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

/** Letters as squares. */
const squares: Outlines = {
  metrics: () => ({ unitsPerEm: 1000, hanziHeight: 900, capHeight: 700, xHeight: 500, stem: 80 }),
  shape: (_font, text) => ({
    unitsPerEm: 1000,
    width: Array.from(text).length * 1000,
    missing: [],
    glyphs: Array.from(text, (character, index) => ({
      text: character,
      x: index * 1000,
      advance: 1000,
      path: 'M50 -850L950 -850L950 50L50 50Z',
      ink: { x: 50, y: -850, width: 900, height: 900 },
    })),
  }),
};
const doc = newDoc({
  name: '青山茶事',
  slogan: '山里采的茶',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#17493a', support: '#2b6b55', accent: '#8fb996' },
  palette: { id: 'cool', colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'] },
  layout: 'wordmark',
});
const suggested = (of: LogoDoc) => suggestionsFor(of, layOut(of, squares, EDITOR_ARTBOARD));

test('a sound logo is offered what people often ask for', () => {
  expect(suggested(doc)).toEqual(['warmer', 'rounder', 'smallMark']);
});

test('what a logo lacks is offered first: contrast, then stronger letters', () => {
  const pale = setLineColor(doc, 'name', '#cfe0d4');
  expect(suggested(pale)[0]).toBe('contrast');
  expect(suggested(setLineFont(doc, 'name', 'some-light.ttf'))[0]).toBe('thin');
});

const MEANT: Record<Suggestion, string> = {
  contrast: 'color.contrast',
  small: 'type.bigger',
  thin: 'type.bolder',
  smallMark: 'mark.bigger',
  plain: 'ground.set',
  warmer: 'color.warmer',
  rounder: 'type.rounder',
};

test.each(Object.entries(MEANT) as [Suggestion, string][])(
  'the words of the suggestion %s are understood whole in both languages',
  (suggestion, meant) => {
    for (const language of ['zh', 'en'] as const) {
      const read = readRequest(editWordsMessages[language].fixes[suggestion], {
        name: '青山茶事',
        slogan: '山里采的茶',
      });
      expect(read.unknown, language).toEqual([]);
      expect(read.edits, language).toContainEqual(expect.objectContaining({ do: meant }));
    }
  },
);
