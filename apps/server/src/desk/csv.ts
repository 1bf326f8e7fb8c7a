/** A leading sign would be a formula to a spreadsheet: it gets an apostrophe. */
const cell = (value: string | number | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With the mark that makes spreadsheets read it as UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\u{feff}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
