import type { LogoMark } from '../document/logo-doc.ts';

/** A tall or wide picture leaves a hole or a gap where a round letter was. */
const ROUNDISH = { min: 0.62, max: 1.45 } as const;

/** The letter of a name that its mark can stand for: the character it was redrawn from, else a round letter; -1 where there is none. */
export function letterForMark(text: string, mark: Pick<LogoMark, 'source' | 'drawing'> | null): number {
  if (!mark) return -1;
  const letters = Array.from(text);
  if (mark.source.kind === 'lift') {
    const redrawn = mark.source.id.split('/')[1]?.toLowerCase();
    return letters.findIndex((letter) => letter.toLowerCase() === redrawn);
  }
  const { width, height } = mark.drawing.box;
  if (width / height < ROUNDISH.min || width / height > ROUNDISH.max) return -1;
  // Inside a word a picture is read as the letter it replaces; at its head it is read as a picture before a name.
  const isInside = (at: number) => at > 0 && letters[at - 1] !== ' ';
  const round = letters.flatMap((letter, at) => (/[oO]/.test(letter) ? [at] : []));
  return round.find(isInside) ?? -1;
}
