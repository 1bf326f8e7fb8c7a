/** Marks that somebody sent may say `#abc` or carry an alpha: the plain six digits, which all arithmetic here reads. */
export function sixDigits(color: string): string {
  if (color.length >= 7) return color.slice(0, 7).toLowerCase();
  const [, r = '0', g = '0', b = '0'] = color.toLowerCase();
  return `#${r}${r}${g}${g}${b}${b}`;
}
