import { ART_STYLES, findArtStyle, stylesFor, type ArtStyle } from '@markwright/art-font';
import { missingCharacters } from '@markwright/fonts';
import { artDoc, hashText, seededRandom, type Arrangement, type LogoDoc } from '@markwright/logo';
import { AI_LOGOS } from './make-ai-logos.ts';

export type ArtFontRequest = {
  name: string;
  /** What the lettering should be like, in free words. */
  words: string;
  /** Styles chosen by name: they come first. */
  styles: readonly string[];
  arrangement: Arrangement;
  seed: number;
};

export type ArtFontResult = { doc: LogoDoc; meaning: { zh: string; en: string } };

const covers = (font: string, text: string): boolean => missingCharacters(font, text).length === 0;
const fontsOf = ({ fonts }: ArtStyle): string[] => [...fonts.hanzi, ...fonts.latin];
const canWrite = (style: ArtStyle, name: string): boolean => fontsOf(style).some((font) => covers(font, name));

/**
 * Chosen styles, then those the words ask for, then those the name asks for, then others by chance; each once, and only
 * those that have a face for the name.
 */
function castStyles({ name, words, styles, seed }: ArtFontRequest): ArtStyle[] {
  const random = seededRandom(hashText(`${name}|${words}|${seed}`));
  const chosen = styles.flatMap((id) => findArtStyle(id) ?? []);
  const others = ART_STYLES.map((style) => ({ style, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ style }) => style);
  const cast = [...new Set([...chosen, ...stylesFor(words), ...stylesFor(name), ...others])];
  return cast.filter((style) => canWrite(style, name)).slice(0, AI_LOGOS);
}

/** Four letterings of one name. One chosen style gives four of it, in different faces, colours and strengths. */
export function makeArtFonts(request: ArtFontRequest): ArtFontResult[] {
  const { name, arrangement, seed } = request;
  const [only, ...more] = request.styles;
  const cast = castStyles(request);
  const isOne = only !== undefined && more.length === 0;
  return Array.from({ length: AI_LOGOS }, (_, place) => {
    const style = (isOne ? cast[0] : cast[place % cast.length]) as ArtStyle;
    const fonts = fontsOf(style).filter((font) => covers(font, name));
    const font = isOne && fonts.length > 0 ? fonts[place % Math.min(3, fonts.length)] : undefined;
    const doc = artDoc(
      {
        name,
        style: style.id,
        arrangement,
        font,
        scheme: isOne ? place : seed,
        strength: isOne ? [0.5, 0.5, 0.3, 0.75][place] : 0.5,
        seed: hashText(`${name}|${style.id}|${seed}|${place}`),
      },
      covers,
    );
    return { doc, meaning: meaningOf(style) };
  });
}

const meaningOf = ({ title, describe }: ArtStyle) => ({
  zh: `${title.zh}：${describe.zh}`,
  en: `${title.en}: ${describe.en.charAt(0).toLowerCase()}${describe.en.slice(1)}`,
});
