import { packPath } from '../plan/names.ts';
import type { PackKit, PlannedFile } from '../plan/pack-file.ts';
import { buildGuide } from './build-guide.ts';
import { WORDS } from './words.ts';

/** The brand guide, which lists the other files of its pack. */
export function planGuide(kit: PackKit, files: readonly PlannedFile[]): PlannedFile[] {
  const { doc, lockups, options, deps, hasLabel } = kit;
  const { language, day } = options;
  // Where pictures show the label, so does the guide; what the file itself says is written with every other file's.
  const label = hasLabel ? WORDS.aiLabel : undefined;
  return [
    {
      folder: 'guide',
      path: packPath('guide', doc, language, [WORDS.guide], 'pdf'),
      type: 'application/pdf',
      title: WORDS.guide,
      isVector: true,
      make: () => {
        const { outlines, draw, readFont } = deps;
        const asked = { language, files, day, label, trade: options.trade };
        return buildGuide(doc, asked, { outlines, lockups, draw, ...(readFont && { readFont }) });
      },
    },
  ];
}
