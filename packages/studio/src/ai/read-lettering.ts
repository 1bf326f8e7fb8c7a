import { readRequest, facesOfKind, type Edit } from '@markwright/edits';
import { allFonts, missingCharacters, type FontEntry } from '@markwright/fonts';
import { hasIdeograph } from '@markwright/logo';

/** How the letters of the name shall look, where the brief says so. */
export type Lettering = {
  kind?: Extract<Edit, { do: 'type.kind' }>['kind'];
  weight?: 'bold' | 'light';
};

/** Clauses that speak of letters: 字要像毛笔写的, "the name in a bold serif". */
const OF_LETTERS =
  /字体|字形|(?:^|[的，、\s])字(?:要|用|得|最好|想|是|像|写|做|弄|粗|细|圆|再|希望)|(?:书法|毛笔|手写|行书|草书|楷书|隶书|篆书)(?:字|体)|[黑宋楷隶圆]体|(?:店名|名字|招牌字)(?:要|用|写|做|得)|\b(?:letters|lettering|lettered|font|typeface|wordmark|serifs?|sans|handwritten|handwriting|calligraph\w*)\b|\bname (?:in|written|set|painted)\b|\b(?:brush|cursive|flowing) script\b/iu;

/** Said beside the kind of the letters, which is all that a request is read for: "a bold serif". */
const BESIDE_KIND = {
  bold: /粗|厚重|\b(?:bold|heavy|thick|chunky|blocky)\b/iu,
  light: /细|纤|\b(?:thin|light|delicate|fine)\b/iu,
};

/** What a brief says of the letters, read as a request to change them would be; the last word counts. */
export function readLettering(text: string): Lettering {
  const lettering: Lettering = {};
  for (const clause of text.split(/[，。；！？,.;!?\n]/u).filter((each) => OF_LETTERS.test(each)))
    for (const edit of readRequest(clause).edits) {
      if (edit.do === 'type.kind' && edit.of === 'name') {
        lettering.kind = edit.kind;
        if (BESIDE_KIND.bold.test(clause)) lettering.weight = 'bold';
        if (BESIDE_KIND.light.test(clause)) lettering.weight = 'light';
      }
      if (edit.do === 'type.rounder') lettering.kind ??= 'rounded';
      if (edit.do === 'type.bolder') lettering.weight = 'bold';
      if (edit.do === 'type.thinner') lettering.weight = 'light';
    }
  return lettering;
}

const WEIGHTS = { bold: ['bold', 'heavy'], light: ['light', 'regular'] } as const;

/** Faces as they were asked for that can write the name, best first; `own` are a style's, which a weight alone chooses from. */
export function facesAsSaid({ kind, weight }: Lettering, name: string, own: readonly string[]): string[] {
  const isAble = ({ key, script }: FontEntry) =>
    script === (hasIdeograph(name) ? 'hanzi' : 'latin') && missingCharacters(key, name).length === 0;
  const faces = allFonts.filter(isAble);
  const ofKind = kind ? facesOfKind(kind, faces) : faces.filter(({ key }) => own.includes(key));
  const isOfWeight = ({ traits }: FontEntry) =>
    weight !== undefined && WEIGHTS[weight].some((each) => each === traits.heaviness);
  const isPlain = ({ traits }: FontEntry) => traits.build === 'sans' || traits.build === 'serif';
  const anyPlain = kind ? [] : faces.filter((face) => isPlain(face) && isOfWeight(face));
  const best = [ofKind.filter(isOfWeight), anyPlain, ofKind].find((some) => some.length > 0) ?? [];
  return best.map(({ key }) => key);
}
