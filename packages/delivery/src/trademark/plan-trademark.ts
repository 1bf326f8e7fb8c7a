import { inLanguage, packPath } from '../plan/names.ts';
import { folderName, type PackKit, type PlannedFile } from '../plan/pack-file.ts';
import { assertFilable } from './check-picture.ts';
import { filingNotes } from './filing-notes.ts';
import { filingSvg } from './filing-picture.ts';
import { OFFICES } from './limits.data.ts';

const COLORINGS = [
  { coloring: 'black', name: { zh: '黑白稿', en: 'black-and-white' } },
  { coloring: 'colour', name: { zh: '着色稿', en: 'colour' } },
] as const;

/** Pictures that offices take, each checked before it is written. */
export function planTrademark(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options, draw } = kit;
  const { language } = options;
  const pictures = OFFICES.flatMap((office) =>
    COLORINGS.map(({ coloring, name }): PlannedFile => {
      const words = [office.id.toUpperCase(), name];
      return {
        folder: 'trademark',
        path: packPath('trademark', doc, language, words, 'jpg'),
        type: 'image/jpeg',
        title: { zh: `${office.office.zh} · ${name.zh}`, en: `${office.office.en} · ${name.en}` },
        isVector: false,
        isFiling: true,
        make: async () => {
          const svg = filingSvg(lockups.get('designed', coloring), office, doc.name.text);
          const dpi = Math.min(300, office.dpi.most);
          const { bytes } = await draw({
            svg,
            format: 'jpg',
            longSide: office.longSide,
            background: '#ffffff',
            dpi,
            isBare: true,
          });
          return assertFilable(bytes, office);
        },
      };
    }),
  );
  const languages = language === 'both' ? (['zh', 'en'] as const) : [language];
  const notes = languages.map((each): PlannedFile => ({
    folder: 'trademark',
    path: `${folderName('trademark', language)}/${inLanguage(each, { zh: '申请说明', en: 'application notes' })}.txt`,
    type: 'text/plain',
    title: { zh: '类别建议、商标说明草稿、查询步骤', en: 'Classes, draft description, how to search' },
    isVector: false,
    make: async () => new TextEncoder().encode(filingNotes(doc, options.trade ?? '', each)),
  }));
  return [...pictures, ...notes];
}
