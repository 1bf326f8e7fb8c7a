import { allFonts } from './font-catalogue.ts';

/** One entry of NOTICE: a family, who made it, under which licence, and what was changed. */
type FontNotice = {
  family: string;
  originalName: string;
  copyright: string;
  spdx: string;
  /** Licence text, below this package's `licences/`. */
  licenceFile: string;
  source: string;
  change: string;
};

export function fontNotices(): FontNotice[] {
  const notices = new Map<string, FontNotice>();
  for (const { family, licence, source } of allFonts) {
    notices.set(family, {
      family,
      originalName: source.originalName,
      copyright: licence.copyright,
      spdx: licence.spdx,
      licenceFile: licence.file,
      source: `${source.package}@${source.version}`,
      change: source.modified
        ? 'Modified: fewer characters, no hinting, names rewritten, packed as woff2.'
        : 'Unmodified, packed as woff2.',
    });
  }
  return [...notices.values()];
}
