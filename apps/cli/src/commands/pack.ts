import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPack, PACK_FOLDERS, type PackFolder, type PackLanguage } from '@markwright/delivery';
import { openShippedOutlines } from '@markwright/fonts/node';
import { openDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { CommandError } from '../command-error.ts';
import { showProgress } from '../show-progress.ts';

const OPTIONS = {
  out: { type: 'string' },
  'sign-width-mm': { type: 'string' },
  language: { type: 'string', default: 'both' },
  level: { type: 'string', default: 'vector' },
  trade: { type: 'string' },
  folders: { type: 'string' },
} as const;

const SIGN_WIDTH_MM = { least: 50, most: 30_000 };

/** `pack DOC.json --out DIR`: everything a buyer takes home, in a folder for each recipient. */
export async function pack(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  const [file] = positionals;
  if (!file) throw new CommandError('pack needs a document: the logo-001.json that `markwright logo` writes');
  if (!values.out) throw new CommandError('pack needs --out DIR');
  const doc = openDoc(JSON.parse(await readFile(file, 'utf8')));
  const rasteriser = openRasteriser({ processes: 2 });
  let progress: ReturnType<typeof showProgress> | undefined;
  try {
    const files = buildPack(
      doc,
      {
        language: oneOf<PackLanguage>('language', values.language, ['zh', 'en', 'both']),
        level: oneOf('level', values.level, ['hd', 'vector'] as const),
        day: new Date().toISOString().slice(0, 10),
        ...(values['sign-width-mm'] && { signWidthMm: signWidth(values['sign-width-mm']) }),
        ...(values.trade && { trade: values.trade }),
        ...(values.folders && { folders: readFolders(values.folders) }),
        onProgress: ({ total }) => {
          progress ??= showProgress('files', total);
          progress.step();
        },
      },
      { outlines: openShippedOutlines(), draw: (order) => rasteriser.draw(order, { isJob: true }) },
    );
    for await (const { path, bytes } of files) {
      const target = join(values.out, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
  } finally {
    progress?.end();
    await rasteriser.close();
  }
}

function oneOf<Choice extends string>(option: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (!found) throw new CommandError(`--${option} is one of ${choices.join(', ')}, not "${text}"`);
  return found;
}

function signWidth(text: string): number {
  const value = Number(text);
  if (!(value >= SIGN_WIDTH_MM.least && value <= SIGN_WIDTH_MM.most))
    throw new CommandError(
      `--sign-width-mm is a number from ${SIGN_WIDTH_MM.least} to ${SIGN_WIDTH_MM.most}, not "${text}"`,
    );
  return value;
}

const readFolders = (text: string): PackFolder[] =>
  text.split(',').map((name) => oneOf('folders', name.trim(), PACK_FOLDERS));
