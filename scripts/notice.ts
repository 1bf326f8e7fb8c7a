import { readFileSync, writeFileSync } from 'node:fs';
import { fontNotices } from '@markwright/fonts';
import { iconNotices } from '@markwright/marks';

/** The text of NOTICE: whose fonts, drawings and words are shipped, and under which licence. */
export function noticeText(): string {
  const fonts = fontNotices()
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(
      ({ family, originalName, copyright, spdx, licenceFile, source, change }) =>
        `${family}${family === originalName ? '' : ` (from ${originalName})`}\n` +
        `  ${copyright}\n  ${spdx}, packages/fonts/licences/${licenceFile}\n  from ${source}. ${change}`,
    );
  const icons = iconNotices().map(
    ({ name, source, licence, file, use }) =>
      `${name}: ${use}\n  ${licence}, packages/marks/licences/${file}\n  ${source}`,
  );
  return [
    'Markwright 方格 contains the following work of others. Written by `npm run notice`.',
    '== Fonts',
    ...fonts,
    '== Drawings and words',
    ...icons,
    '',
  ].join('\n\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync('NOTICE', noticeText());

export const committedNotice = (): string => readFileSync('NOTICE', 'utf8');
