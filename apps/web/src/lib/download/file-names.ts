const two = (number: number) => String(number).padStart(2, '0');

/** Local time as people write it, 'YYYY-MM-DD HH:mm:ss'. */
export const dateTime = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ` +
  `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`;

/** What a single logo is called when it is saved. Browsers put a stroke where a file system takes no colon. */
export const pngName = (time: Date): string => `${dateTime(time)}.png`;

/** A name that is one file in one folder on every system: no separators, no leading dots, never empty. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  return plain || 'logo';
}

/** The second 'logo.png' of an archive becomes 'logo (2).png'. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 2; ; count += 1) {
    const candidate = `${stem} (${count})${end}`;
    if (!taken.has(candidate)) return candidate;
  }
}
