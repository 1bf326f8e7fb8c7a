import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openShippedOutlines } from '@markwright/fonts/node';
import { neededGlyphs, setLayout, type LogoDoc } from '@markwright/logo';
import { SCENE_NAMES } from '@markwright/mockups';
import { drawPicture } from '@markwright/raster/draw-picture';
import { openStudio } from '@markwright/studio';
import { mockUpRequest } from '../../packages/delivery/src/mock-ups/in-scenes.ts';

/** A wide name, a square mark and a seal: what a panel has to take. */
const WANTED = [
  { label: 'wide', brief: { name: 'Harbor & Pine', description: 'coffee roaster' }, layout: 'horizontal' },
  { label: 'square', brief: { name: '山丘面包', secondName: 'Hillside', description: '手工面包' }, layout: 'stacked' },
  { label: 'seal', brief: { name: '云栖茶社', description: '茶馆' }, layout: 'grid-seal' },
] as const;

/** `npm run gallery -- mock-ups OUT [WIDTH] [scene…]`: every scene with three very different logos, a JPG each. */
export async function drawGallery([out = 'data/gallery/mock-ups', width = '900', ...only]: string[]): Promise<void> {
  const outlines = openShippedOutlines();
  const studio = openStudio(outlines);
  await mkdir(out, { recursive: true });
  for (const { label, brief, layout } of WANTED) {
    const { docs } = await studio.list(brief, { from: 0, count: 12 });
    const found = docs.find((doc: LogoDoc) => doc.mark !== null);
    if (!found) throw new Error(`There is no logo for ${brief.name}`);
    const doc = setLayout(found, layout);
    await outlines.ensureLoaded([...neededGlyphs(doc).keys()]);
    for (const scene of SCENE_NAMES.filter((name) => only.length === 0 || only.includes(name))) {
      const { bytes } = await drawPicture(mockUpRequest(doc, outlines, scene, Number(width)));
      await writeFile(join(out, `${scene}-${label}.jpg`), bytes);
    }
  }
}
