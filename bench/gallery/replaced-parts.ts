import { openShippedOutlines } from '@markwright/fonts/node';
import { findGlyph } from '../../packages/making/src/rule/glyph.ts';
import type { RuleMark } from '../../packages/making/src/rule/rule-mark.ts';
import { findPart } from '../../packages/making/src/replace-part/find-part.ts';
import { fitPicture } from '../../packages/making/src/replace-part/fit-picture.ts';
import { partsOf } from '../../packages/making/src/replace-part/latin-parts.ts';
import {
  replaceLatinPart,
  marksWithReplacedPart,
  radicalsOf,
} from '../../packages/making/src/replace-part/replace-part.ts';
import { RADICALS } from '../../packages/making/src/replace-part/radicals.data.ts';
import { PART_PICTURES } from '../../packages/making/src/replace-part/part-pictures.ts';
import { drawMadeMarks } from './made-marks-sheet.ts';

const HANZI_FACES = ['noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'chiron-goround-bold.ttf'];
const LATIN_FACES = ['montserrat-extrabold.ttf', 'poppins-bold.ttf', 'playfair-display.ttf'];
const TEXTS = [
  'i',
  'j',
  'A',
  'B',
  'D',
  'O',
  'P',
  'Q',
  'R',
  'a',
  'b',
  'd',
  'e',
  'o',
  'p',
  'q',
  'Mio',
  'Go',
  'Zoi',
  'to',
];
const NAMES = ['花房', '江南', '热卤', '岚山', '思念', '竹里', '晴天', '松间', '雪饮', '宜家'];
/** How many common characters each face lets us take a part from. */
function countCharacters(outlines: Awaited<ReturnType<typeof openShippedOutlines>>): void {
  const letters = [...new Set(RADICALS.flatMap(({ characters }) => characters.split('')))];
  const able = HANZI_FACES.map((face) =>
    letters.filter((letter) =>
      radicalsOf(letter).some((radical) => {
        const glyph = findGlyph(outlines, face, letter);
        const part = glyph && findPart(glyph, radical);
        return part && fitPicture(part, glyph.stem, PART_PICTURES[radical.pictures[0]!]);
      }),
    ),
  );
  const inAll = able[0]!.filter((letter) => able.every((list) => list.includes(letter)));
  const figures = HANZI_FACES.map((face, i) => `${face} ${able[i]!.length}`).join(', ');
  console.log(`characters with a part to replace: ${figures}; in all three ${inAll.length}`);
}

/** npm run gallery -- replaced-parts [--count] [--out=folder] */
export async function drawGallery(args: string[]): Promise<void> {
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded([...HANZI_FACES, ...LATIN_FACES]);
  if (args.includes('--count')) countCharacters(outlines);
  const marks: RuleMark[] = [];
  for (const name of NAMES) {
    marks.push(...marksWithReplacedPart({ name, outlines, fontKeys: HANZI_FACES, concepts: [], seed: 1, count: 1 }));
  }
  for (const text of TEXTS) {
    for (const [n, part] of partsOf(text).entries()) {
      // Another picture and another face for every letter, so that the sheet shows them all.
      const shift = TEXTS.indexOf(text) + n;
      const wanted = part.pictures.map((_, i) => part.pictures[(i + shift) % part.pictures.length]!).slice(0, 3);
      const faces = LATIN_FACES.map((_, i) => LATIN_FACES[(i + shift) % 3]!);
      const found = wanted.flatMap((pictureName, i) => {
        const ordered = faces.map((_, k) => faces[(k + i) % 3]!);
        for (const fontKey of ordered) {
          const mark = replaceLatinPart(text, part, pictureName, { outlines, fontKey, seed: 1 });
          if (mark) return [mark];
        }
        return [];
      });
      if (found.length === 0) console.log(`nothing for the ${part.part} of ${text}`);
      marks.push(...found);
    }
  }
  await drawMadeMarks('replaced-parts', marks, args);
}

if (import.meta.filename === process.argv[1]) await drawGallery(process.argv.slice(2));
