import type { LogoDoc } from '@markwright/logo';
import type { Coloring, Lockup } from '../lockups/lockups.ts';
import { folderName, type PackFolder, type PackLanguage, type Text } from './pack-file.ts';

export const LOCKUP_NAMES: Record<Lockup['kind'], Text> = {
  designed: { zh: '标准版', en: 'main' },
  wide: { zh: '横版', en: 'wide' },
  stacked: { zh: '竖版', en: 'stacked' },
  mark: { zh: '图形', en: 'mark' },
  word: { zh: '文字', en: 'wordmark' },
  icon: { zh: '图标', en: 'icon' },
};

export const COLORING_NAMES: Record<Coloring, Text> = {
  colour: { zh: '彩色', en: 'colour' },
  original: { zh: '原稿', en: 'original' },
  reversed: { zh: '反白', en: 'reversed' },
  black: { zh: '墨稿', en: 'black' },
  white: { zh: '白色', en: 'white' },
  single: { zh: '单色', en: 'one-colour' },
};

/** Characters that a file system or a zip reader would trip over. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

export const brandBase = (doc: LogoDoc): string =>
  Array.from(doc.name.text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, 24)
    .join('')
    .replace(/[. ]+$/, '') || 'logo';

export const inLanguage = (language: PackLanguage, text: Text): string => (language === 'en' ? text.en : text.zh);

/** `3 网页/半山面包-横版-墨稿.svg`: Chinese words for whoever reads Chinese, English ones else. */
export function packPath(
  folder: PackFolder,
  doc: LogoDoc,
  language: PackLanguage,
  words: readonly (Text | string)[],
  extension: string,
  subfolder?: string,
): string {
  const parts = words.map((word) => (typeof word === 'string' ? word : inLanguage(language, word)));
  return `${folderName(folder, language)}/${subfolder ? `${subfolder}/` : ''}${[brandBase(doc), ...parts].join('-')}.${extension}`;
}
