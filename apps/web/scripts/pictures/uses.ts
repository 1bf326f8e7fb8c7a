import { MOCK_UPS, renderMockUp } from '@markwright/logo';
import { outlines, setLogo, shortNumbers, type Size } from './studio.ts';
import { WALL, type Language } from './wall.ts';

const SIZE: Size = { width: 400, height: 280 };

/** The sample brand on everything a shop owns, each drawn by the engine as the editor draws it. */
export async function drawUses(language: Language): Promise<[name: string, drawn: { svg: string; size: Size }][]> {
  const doc = await setLogo(WALL[language].stacked);
  return MOCK_UPS.map((kind) => {
    const svg = shortNumbers(renderMockUp(kind, doc, outlines).replace(/<title>.*?<\/title>/, ''));
    return [`use-${kind}-${language}`, { svg, size: SIZE }];
  });
}
