import type { Language } from '@markwright/contracts';
import type { Ground } from '@markwright/logo';
import type { FileKind } from './draw-files.ts';

const ON_GROUND: Record<Ground, Record<Language, string>> = {
  designed: { zh: '', en: '' },
  white: { zh: '-白底', en: '-on white' },
  reversed: { zh: '-反白', en: '-reversed' },
  clear: { zh: '-透明底', en: '-transparent' },
  'clear-reversed': { zh: '-透明底-反白', en: '-transparent-reversed' },
};

const SAMPLE_WORD: Record<Language, string> = { zh: '-样张240px', en: '-sample 240px' };

/** The brand's name as a file's, with the ground it stands on; what file systems refuse is left out. */
export function nameFile(name: string, { ground, format, isSample }: FileKind, language: Language): string {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not stay
  const brand = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '').trim() || 'logo';
  return `${brand}${isSample ? SAMPLE_WORD[language] : ON_GROUND[ground][language]}.${format}`;
}
