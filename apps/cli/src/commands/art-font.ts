import { parseArgs } from 'node:util';
import { ART_STYLES, findArtStyle, stylesFor, type ArtStyle } from '@markwright/art-font';
import { findFont, missingCharacters } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { ARRANGEMENTS, artDoc, renderSvg, type Arrangement } from '@markwright/logo';
import { CommandError } from '../command-error.ts';
import { writeLogos } from './write-logos.ts';

const MOST = 40;
const covers = (font: string, text: string) => missingCharacters(font, text).length === 0;

function readStyle(text: string): ArtStyle {
  const wanted = text.trim().toLowerCase();
  const style = ART_STYLES.find(({ id, title }) => [id, title.zh, title.en.toLowerCase()].includes(wanted));
  if (style) return style;
  const known = ART_STYLES.map(({ id, title }) => `  ${id.padEnd(16)} ${title.zh}`).join('\n');
  throw new CommandError(`there is no style "${text}"; the styles are\n${known}`);
}

function readShare(text: string): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new CommandError('--strength is a number from 0 to 1');
  return share;
}

function readArrangement(text: string): Arrangement {
  const found = ARRANGEMENTS.find((each) => each === text);
  if (!found) throw new CommandError(`--arrangement is one of ${ARRANGEMENTS.join(', ')}`);
  return found;
}

/** `art-font`: a name as lettering, in the styles asked for, in those the keywords ask for, or in all. */
export async function artFont(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      style: { type: 'string', multiple: true, default: [] },
      keywords: { type: 'string', default: '' },
      font: { type: 'string' },
      strength: { type: 'string', default: '0.5' },
      arrangement: { type: 'string', default: 'horizontal' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  const { name, out, font } = values;
  if (!name || !out) throw new CommandError('art-font needs --name and --out');
  if (font !== undefined && !findFont(font)) throw new CommandError(`there is no font "${font}"`);
  const strength = readShare(values.strength);
  const arrangement = readArrangement(values.arrangement);
  const seed = Number(values.seed) >>> 0;
  const asked = values.style.flatMap((each) => each.split(',')).map(readStyle);
  const meant = values.keywords ? stylesFor(values.keywords) : [];
  const styles = asked.length > 0 ? asked : meant.length > 0 ? meant : ART_STYLES;
  const outlines = openShippedOutlines();
  const docs = styles
    .slice(0, MOST)
    .map(({ id }) => artDoc({ name, style: id, font, strength, arrangement, seed }, covers));
  const missing = missingCharacters(docs[0]?.name.font ?? '', name);
  if (missing.length > 0) throw new CommandError(`no font of these styles has ${missing.join(' ')}`);
  await writeLogos(out, async () => {
    await outlines.ensureLoaded(new Set(docs.map((doc) => doc.name.font)));
    return docs.map((doc) => ({
      doc,
      drawSvg: () => renderSvg(doc, { outlines }),
      facts: { style: doc.art?.style, title: findArtStyle(doc.art?.style ?? '')?.title, seed },
    }));
  });
}
