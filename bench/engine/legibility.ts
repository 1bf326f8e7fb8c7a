import { allFonts, type LoadedOutlines } from '@markwright/fonts';
import { composeLogo, type LogoBrief } from '@markwright/logo';
import { readSamples } from './read-samples.ts';
import { squeeze } from './reader.ts';
import { sampleOf, scriptOf, setPlainly, type Sample } from './sample.ts';

const LAYOUTS = ['wordmark', 'wordmark-rule', 'framed', 'ruled'];
const PLAIN_BUILDS = new Set(['sans', 'serif']);
const PLAIN_CATEGORIES = ['简约黑体', '优雅宋体'];

export type Legibility = {
  total: number;
  /** Names read in our layouts. */
  read: number;
  /** The same names in the same faces, set plainly by the font's own advances: what this reader can read at best. */
  readPlain: number;
  /** Of the names it reads set plainly, those it also reads in the layout. */
  readBoth: number;
  /** The same two counts of the second reader, where it is at hand. */
  second: { read: number; readPlain: number } | undefined;
  misread: string[];
};

export type Named = Pick<LogoBrief, 'name' | 'secondName' | 'slogan'>;

/**
 * Has a stranger read the names in four plain layouts, in every sans and Song face in turn, and next to each the same
 * name set plainly.
 */
export async function measureLegibility(outlines: LoadedOutlines, names: readonly Named[]): Promise<Legibility> {
  const faces = allFonts.filter(
    ({ traits, script, category }) =>
      PLAIN_BUILDS.has(traits.build) && (script === 'latin' || PLAIN_CATEGORIES.includes(category)),
  );
  await outlines.ensureLoaded(faces.map(({ key }) => key));
  const logos = names.flatMap(({ name, secondName, slogan }, turn) => {
    const able = faces.filter(
      (face) => face.script === scriptOf(name) && outlines.shape(face.key, name).missing.length === 0,
    );
    return LAYOUTS.map((layout, place) => {
      const font = able[(turn * LAYOUTS.length + place) % able.length]?.key ?? '';
      return inLayout({ name, secondName, slogan, font, layout }, outlines, faces);
    });
  });
  const plain = logos.map(({ name, font }) => setPlainly(name, font, outlines));
  const { tesseract: texts, second } = await readSamples([...logos, ...plain]);
  const isRead = ({ name }: Sample, place: number) => texts[place] === squeeze(name);
  const isReadAgain = ({ name }: Sample, place: number) => second?.[place] === squeeze(name);
  const results = logos.map((logo, place) => ({
    logo,
    text: texts[place] ?? '',
    read: isRead(logo, place),
    plain: isRead(logo, place + logos.length),
  }));
  return {
    total: logos.length,
    read: results.filter((each) => each.read).length,
    readPlain: results.filter((each) => each.plain).length,
    readBoth: results.filter((each) => each.read && each.plain).length,
    second: second && {
      read: logos.filter(isReadAgain).length,
      readPlain: logos.filter((logo, place) => isReadAgain(logo, place + logos.length)).length,
    },
    misread: results
      .filter((each) => !each.read)
      .map(
        ({ logo, text, plain: readable }) =>
          `${logo.name} in ${logo.font}, ${logo.layout}: read "${text}"${readable ? '' : ', and misread set plainly too'}`,
      ),
  };
}

/** The second name comes along: without one a layout that needs it would give way to another. */
function inLayout(
  brief: LogoBrief,
  outlines: LoadedOutlines,
  faces: Parameters<typeof composeLogo>[1]['faces'],
): Sample {
  return sampleOf(composeLogo({ ...brief, palette: 'monochrome' }, { outlines, faces }), outlines);
}
