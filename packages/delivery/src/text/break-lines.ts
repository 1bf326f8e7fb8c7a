/** No line begins with one of these. */
const CLOSING = /^[，。、；：！？）》」』”’,.;:!?)\]%]/u;
/** Single hanzi, and words with the space after them. */
const UNITS = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu;

/** Pieces between which a line may be broken. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const unit of text.match(UNITS) ?? []) {
    if (units.length > 0 && CLOSING.test(unit)) units[units.length - 1] += unit;
    else units.push(unit);
  }
  return units;
}

/** Text in lines that fit, each as full as can be. */
export function fillLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text)) {
    if (line !== '' && !fits((line + unit).trimEnd())) {
      lines.push(line.trimEnd());
      line = unit.trimStart();
    } else line += unit;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
