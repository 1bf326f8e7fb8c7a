/** Options of the sheets that draw four logos of each brief. */
export const SHEET_OPTIONS = {
  brief: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

/** Sheets are drawn by command and kept out of the repository. */
export const SHEETS = new URL('../../.cache/sheets/', import.meta.url);

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
