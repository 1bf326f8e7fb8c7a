import { AppError, getFontFile, getGlyphs, listFonts } from '@markwright/contracts';
import type { FontCategory, FontEntry } from '@markwright/fonts';
import { findFont, fontsByCategory } from '@markwright/fonts/catalogue';
import type { EngineAccess } from '../../engine/engine.ts';
import { clientOf, isSignedIn } from '../../http/caller.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { fontStorageKey } from '../../engine/font-place.ts';

const CATEGORY_IN_ENGLISH: Record<FontCategory, string> = {
  书法字体: 'Calligraphy',
  优雅宋体: 'Elegant Song',
  艺术字体: 'Art fonts',
  卡通字体: 'Cartoon',
  简约黑体: 'Simple sans',
  舒适圆体: 'Comfortable rounded',
  英文字体: 'Latin',
};

/** Latin faces by how they are built: thirty in one group would be nobody's choice. */
const LATIN_GROUPS = [
  { build: 'sans', zh: '英文无衬线', en: 'Sans serif' },
  { build: 'serif', zh: '英文衬线', en: 'Serif' },
  { build: 'round', zh: '英文圆体', en: 'Rounded' },
  { build: 'script', zh: '英文手写', en: 'Handwritten' },
  { build: 'display', zh: '英文装饰', en: 'Decorative' },
] as const;

type FontGroup = { category: string; words: { zh: string; en: string }; fonts: readonly FontEntry[] };

function fontGroups(): FontGroup[] {
  const groups = fontsByCategory();
  const latin = groups.filter(({ category }) => category === '英文字体').flatMap(({ fonts }) => fonts);
  return [
    ...groups
      .filter(({ category }) => category !== '英文字体')
      .map(({ category, fonts }) => ({ category, words: { zh: category, en: CATEGORY_IN_ENGLISH[category] }, fonts })),
    ...LATIN_GROUPS.map(({ build, zh, en }) => ({
      category: zh,
      words: { zh, en },
      fonts: latin.filter(({ traits }) => traits.build === build),
    })),
  ];
}

/** Glyphs never change under a font's key, so a browser may keep them. */
const KEEP_GLYPHS = 'private, max-age=86400';

export const fontRoutes = (engine: EngineAccess, storage: Storage): Feature => {
  return (on) => {
    on(listFonts, () => ({
      list: fontGroups().map(({ category, words, fonts }) => ({
        category,
        words,
        fonts: fonts.map(({ key, picUrl, zh, en, script, weight, editor, traits }) => ({
          key,
          picUrl,
          words: { zh, en },
          script,
          weight,
          build: traits.build,
          heaviness: traits.heaviness,
          editor,
        })),
      })),
    }));
    on(getGlyphs, async ({ query, request, reply }) => {
      if (!findFont(query.font)) throw new AppError('NOT_FOUND');
      const glyphs = await engine.forClient(clientOf(request), isSignedIn(request)).glyphs(query.font, query.text);
      reply.header('cache-control', KEEP_GLYPHS);
      return glyphs;
    });
    on(getFontFile, async ({ params, reply }) => {
      const file = findFont(params.key) && (await storage.get(fontStorageKey(params.key)));
      if (!file) return reply.code(404).type('text/plain').send('no such font');
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('content-length', file.size);
      return reply.type(file.contentType).send(file.stream);
    });
  };
};
