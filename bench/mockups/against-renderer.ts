import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeMark, type Scene } from '@markwright/mockups';
import sharp, { type Sharp } from 'sharp';
import { at } from '../../scripts/root.ts';
import type { Figure } from '../write-result.ts';
import { MARK, pixelsOf, readScene } from './scene-files.ts';

/** Flat paint on three materials and shapes: a cone, a creased sheet, a flat side. Relief and thread are not the renderer's. */
const SCENES = ['cup', 'paper-bag', 'shipping-box'] as const;
const GROUND = '#e9e0cd';
/** As large as most scenes were rendered: the renderer reads dents and flutes pixel by pixel, a smaller picture has other ones. */
const RENDERED = 1152;
const SAMPLES = 8;
/** Compared so small, every pixel is the mean of several, and what is left of the noise is small. */
const WIDTH = 480;
const LIMIT = 2;

/** The whole panel as a picture: the mark on its ground, where placing puts it. */
async function panelPicture({ meta }: Scene): Promise<Buffer> {
  const width = 2400;
  const height = Math.round(width / meta.aspect);
  const [left, bottom, right, top] = meta.art;
  const room = { width: Math.round((right - left) * width), height: Math.round((top - bottom) * height) };
  const mark = await sharp(Buffer.from(MARK), { density: 300 })
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer();
  const size = await sharp(mark).metadata();
  const middle = { x: ((left + right) / 2) * width, y: (1 - (bottom + top) / 2) * height };
  const place = { left: Math.round(middle.x - size.width / 2), top: Math.round(middle.y - size.height / 2) };
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: mark, ...place }])
    .png()
    .toBuffer();
}

/** Both pictures are made small in the same way. */
const shrunk = (picture: Sharp): Promise<Buffer> =>
  picture.removeAlpha().resize(WIDTH, undefined, { kernel: 'linear' }).raw().toBuffer();

/** Blender with the picture as the panel's own texture, through the same denoiser, lens and tone curve. */
async function render(name: string, scene: Scene, folder: string): Promise<Buffer> {
  const texture = join(folder, 'panel.png');
  await sharp(await panelPicture(scene)).toFile(texture);
  const out = join(folder, name);
  const script = at(`mockups/scenes/${name.replaceAll('-', '_')}.py`);
  const asked = [`out=${out}`, `w=${RENDERED}`, `spp=${SAMPLES}`, `texture=${texture}`];
  execFileSync('blender', ['-b', '-P', script, '--', ...asked], { stdio: 'pipe', maxBuffer: 1 << 26 });
  const picture = join(folder, `${name}.png`);
  execFileSync(process.env.PYTHON ?? 'python3', [at('mockups/finish/look.py'), out, picture], {
    env: { ...process.env, PASS: 'T', WEIGHTS: process.env.WEIGHTS ?? at('mockups/weights.onnx') },
  });
  return shrunk(sharp(picture));
}

/** Paint alone: without grain, fibres and thread, which the renderer does not know. */
const plain = (scene: Scene): Scene => ({ ...scene, meta: { ...scene.meta, grain: 0, speckle: 0, weave: 0 } });

/** Pixels of the small picture that lie wholly on the panel. */
function panelPixels({ meta, panels }: Scene): number[] {
  const scale = meta.size[0] / WIDTH;
  const height = Math.round(meta.size[1] / scale);
  const inside = new Uint16Array(WIDTH * height);
  for (const { box, coverage } of panels)
    for (let k = 0; k < coverage.length; k += 1) {
      if (coverage[k] !== 255) continue;
      const x = Math.floor((box[0] + (k % box[2])) / scale);
      const y = Math.floor((box[1] + Math.floor(k / box[2])) / scale);
      inside[y * WIDTH + x]! += 1;
    }
  return [...inside.keys()].filter((k) => inside[k]! >= scale * scale - 0.5);
}

/** How far placing is from the renderer itself, in bytes on the panel; needs Blender and the denoiser's weights. */
export async function compareWithRenderer(options: readonly string[]): Promise<Figure[]> {
  const named = options.filter((option) => !option.startsWith('--'));
  const folder = mkdtempSync(join(tmpdir(), 'markwright-renderer-'));
  const figures: Figure[] = [];
  try {
    for (const name of named.length > 0 ? named : SCENES) {
      const scene = plain((await readScene(name, 1920)).scene);
      const { data, width, height } = placeMark(scene, { mark: await pixelsOf(Buffer.from(MARK)), ground: GROUND });
      const placed = await shrunk(sharp(data, { raw: { width, height, channels: 4 } }));
      const rendered = await render(name, scene, folder);
      const pixels = panelPixels(scene);
      const sum = pixels.reduce(
        (total, k) =>
          total + [0, 1, 2].reduce((own, c) => own + Math.abs(placed[k * 3 + c]! - rendered[k * 3 + c]!), 0),
        0,
      );
      const value = Math.round((sum / pixels.length / 3) * 100) / 100;
      console.log(`${name}: ${value} of 255 in the mean over ${pixels.length} pixels of the panel`);
      figures.push({
        name: `mean difference from the renderer, ${name}`,
        value,
        unit: 'of 255',
        limit: { atMost: LIMIT },
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
