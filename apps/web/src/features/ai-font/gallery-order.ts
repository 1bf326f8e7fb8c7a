import { ART_STYLES, stylesFor, type ArtStyle } from '@markwright/art-font';

/** Styles that were asked for, by the keyword pressed and the words typed, before all others. */
export function galleryOrder(keywordId: string, words: string): { asked: ArtStyle[]; others: ArtStyle[] } {
  const pressed = ART_STYLES.filter(({ id }) => id === keywordId);
  const asked = [...new Set([...pressed, ...stylesFor(words)])];
  return { asked, others: ART_STYLES.filter((style) => !asked.includes(style)) };
}
