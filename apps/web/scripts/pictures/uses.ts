import { MOCK_UPS, renderMockUp } from '@markwright/logo';
import { outlines, setLogo, type Size } from './studio.ts';
import { WALL, type Language } from './wall.ts';

const SIZE: Size = { width: 400, height: 280 };

/** The sample brand on everything a shop owns, each drawn by the engine as the editor draws it. */
export async function drawUses(language: Language): Promise<[name: string, drawn: { svg: string; size: Size }][]> {
  const doc = await setLogo(WALL[language].stacked);
  return MOCK_UPS.map((kind) => {
    const svg = renderMockUp(kind, doc, outlines)
      .replace(/<title>.*?<\/title>/, '')
      .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
    return [`use-${kind}-${language}`, { svg, size: SIZE }];
  });
}
