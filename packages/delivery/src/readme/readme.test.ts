import { beforeAll, expect, test } from 'vitest';
import type { LoadedOutlines } from '@markwright/fonts';
import { drawPicture } from '@markwright/raster/draw-picture';
import { boxOfShapes } from '../lockups/lockups.ts';
import { openKit } from '../pack/build-pack.ts';
import { folderName, PACK_FOLDERS } from '../plan/pack-file.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { planReadme, readmePage } from './plan-readme.ts';

let outlines: LoadedOutlines;
beforeAll(async () => {
  outlines = await sampleOutlines();
}, 60_000);

const kitOf = () =>
  openKit(SAMPLES.stacked!, { language: 'both', level: 'vector', day: '2026-11-18' }, { outlines, draw: drawPicture });
const BOTTOM_MARGIN_MM = 10;

test('each language has its folders and words on one page, whole', async () => {
  const kit = await kitOf();
  for (const language of ['zh', 'en'] as const) {
    const page = readmePage(kit, language);
    const { y, height } = boxOfShapes(page.drawings.at(-1)?.shapes ?? []);
    expect(y + height).toBeGreaterThan(page.height / 2);
    expect(y + height).toBeLessThan(page.height - BOTTOM_MARGIN_MM);
  }
});

test('the text tells who gets every folder', async () => {
  const kit = await kitOf();
  const [, text] = await Promise.all(planReadme(kit).map(({ make }) => make()));
  const said = new TextDecoder().decode(text);
  for (const folder of PACK_FOLDERS.filter((each) => each !== 'readme'))
    expect(said).toContain(`【${folderName(folder, 'both')}】`);
});
