import type { Lockup } from '../lockups/lockups.ts';
import { COLORING_NAMES, LOCKUP_NAMES, packPath } from '../pack/names.ts';
import type { PackKit, PlannedFile, Text } from '../pack/pack-file.ts';
import { svgOf } from '../svg.ts';

const PIXELS = [512, 1024, 2048] as const;
const COLORINGS = ['colour', 'reversed', 'black', 'white', 'single'] as const;

/** A lockup on a picture of its own: the clear space round it, its ground under it where it has one. */
export function lockupSvg({ shapes, width, height, clearSpace, ground }: Lockup, title: string, room = 1): string {
  const pad = ground ? clearSpace * room : clearSpace * 0.12;
  const view = { x: -pad, y: -pad, width: width + 2 * pad, height: height + 2 * pad };
  return svgOf(shapes, { view, ground, title });
}

export function planWeb(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options } = kit;
  const files: PlannedFile[] = [];
  for (const kind of lockups.kinds) {
    for (const coloring of COLORINGS) {
      const names = [LOCKUP_NAMES[kind], COLORING_NAMES[coloring]];
      const title: Text = {
        zh: `${names.map(({ zh }) => zh).join(' · ')}`,
        en: `${names.map(({ en }) => en).join(' · ')}`,
      };
      const svg = () => lockupSvg(lockups.get(kind, coloring), doc.name.text);
      files.push({
        folder: 'web',
        path: packPath('web', doc, options.language, names, 'svg'),
        type: 'image/svg+xml',
        title,
        isVector: true,
        make: async () => new TextEncoder().encode(svg()),
      });
      for (const pixels of PIXELS)
        files.push({
          folder: 'web',
          path: packPath('web', doc, options.language, [...names, String(pixels)], 'png'),
          type: 'image/png',
          title,
          isVector: false,
          make: async () => (await kit.draw({ svg: svg(), format: 'png', longSide: pixels })).bytes,
        });
    }
  }
  return files;
}
