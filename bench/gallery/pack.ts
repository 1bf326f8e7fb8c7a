import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import sharp from 'sharp';
import { buildOne } from '../pack/build-in-process.ts';
import { sampleDocs } from '../pack/sample-docs.ts';

const CELL = { width: 230, height: 180 };
const COLUMNS = 9;

/** One file as a picture, by a program that we did not write. */
async function pictureOf(file: string, scratch: string): Promise<Buffer | null> {
  const target = join(scratch, 'page');
  const kind = extname(file);
  if (kind === '.pdf') {
    spawnSync('pdftoppm', ['-r', '50', '-png', '-singlefile', file, target]);
    return existsSync(`${target}.png`) ? readFileSync(`${target}.png`) : null;
  }
  if (kind === '.eps') {
    spawnSync('gs', [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-dEPSCrop',
      '-dGraphicsAlphaBits=4',
      '-sDEVICE=png16m',
      '-r50',
      '-o',
      `${target}.png`,
      file,
    ]);
    return existsSync(`${target}.png`) ? readFileSync(`${target}.png`) : null;
  }
  if (kind === '.dxf') {
    spawnSync('python3', ['-c', DXF_TO_SVG, file, `${target}.svg`]);
    return existsSync(`${target}.svg`) ? sharp(`${target}.svg`).resize(460).png().toBuffer() : null;
  }
  if (kind === '.svg') return sharp(file).resize({ width: 460, height: 360, fit: 'inside' }).png().toBuffer();
  return kind === '.png' || kind === '.jpg' ? readFileSync(file) : null;
}

const DXF_TO_SVG = `
import sys, ezdxf
from ezdxf import path
d = ezdxf.readfile(sys.argv[1])
rows = [(e.dxf.layer, [(v.x, v.y) for v in path.make_path(e).flattening(0.5)]) for e in d.modelspace()]
xs = [x for _, r in rows for x, _ in r]; ys = [y for _, r in rows for _, y in r]
w, h = max(xs) - min(xs), max(ys) - min(ys); s = 900 / w
line = lambda l, r: '<polygon fill="none" stroke="%s" stroke-width="2" points="%s"/>' % ('red' if l == 'INNER' else 'black', ' '.join('%.1f,%.1f' % ((x - min(xs)) * s + 5, (max(ys) - y) * s + 5) for x, y in r))
open(sys.argv[2], 'w').write('<svg xmlns="http://www.w3.org/2000/svg" width="910" height="%d">%s</svg>' % (h * s + 10, ''.join(line(l, r) for l, r in rows)))
`;

async function sheetOf(files: readonly string[]): Promise<Buffer | null> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const file of files) {
    const scratch = mkdtempSync(join(tmpdir(), 'markwright-sheet-'));
    const picture = await pictureOf(file, scratch);
    rmSync(scratch, { recursive: true, force: true });
    if (!picture) continue;
    const input = await sharp(picture)
      .resize({ width: CELL.width - 10, height: CELL.height - 10, fit: 'inside' })
      .png()
      .toBuffer();
    const place = tiles.length;
    tiles.push({ input, left: (place % COLUMNS) * CELL.width + 5, top: Math.floor(place / COLUMNS) * CELL.height + 5 });
  }
  if (tiles.length === 0) return null;
  const height = Math.ceil(tiles.length / COLUMNS) * CELL.height;
  return sharp({ create: { width: COLUMNS * CELL.width, height, channels: 3, background: '#a9b3a9' } })
    .composite(tiles)
    .png({ palette: true, colours: 256, effort: 8 })
    .toBuffer();
}

/**
 * `npm run gallery -- pack [--count 3] [--seed 1] [--from DIR] --out DIR`: every file of a few packs as a picture, one sheet for
 * each pack and folder. `--from` takes packs that `npm run bench -- pack --keep=DIR` has built.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: '.cache/pack' },
      count: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string' },
    },
  });
  mkdirSync(values.out, { recursive: true });
  const built = values.from ?? (await buildSome(Number(values.count), Number(values.seed)));
  // Beside the packs lie the unpacked fonts that they were drawn with.
  for (const pack of readdirSync(built).filter((name) => /^\d+$/.test(name))) {
    for (const folder of readdirSync(join(built, pack))) {
      const files = readdirSync(join(built, pack, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const sheet = await sheetOf(files);
      if (sheet) writeFileSync(join(values.out, `${pack}-${folder.split(' ').at(-1)}.png`), sheet);
    }
  }
  if (!values.from) rmSync(built, { recursive: true, force: true });
  console.log(`sheets of every folder: ${values.out}`);
}

async function buildSome(count: number, seed: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-pack-'));
  for (const [index, { doc }] of (await sampleDocs(openShippedOutlines(), count, seed)).entries()) {
    const docFile = join(folder, `${index + 1}.json`);
    writeFileSync(docFile, JSON.stringify(doc));
    await buildOne(docFile, join(folder, String(index + 1).padStart(2, '0')));
  }
  return folder;
}
