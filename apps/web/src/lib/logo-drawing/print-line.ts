import { printWatermark, type Run } from '@markwright/logo';

/** Room above and below the baseline, in em: the same for every font, so that lines in different fonts compare. */
const ASCENT = 0.96;
const DESCENT = 0.26;
/** Some letters reach over the edges of their line; the picture has room for them. */
const OVERHANG = 0.06;
const INK = '#17130f';

type Letters = Pick<Run, 'unitsPerEm' | 'glyphs' | 'width'>;

/** One line of letters as a picture that holds all their ink, also where a script reaches beyond its em. */
export function printLine({ unitsPerEm: em, glyphs, width: advance }: Letters, watermark: boolean) {
  const inks = glyphs.flatMap(({ x, ink }) => (ink ? [{ ...ink, x: x + ink.x }] : []));
  const left = Math.min(0, ...inks.map(({ x }) => x));
  const top = Math.min(-ASCENT * em, ...inks.map(({ y }) => y));
  const right = Math.max(advance, 1, ...inks.map(({ x, width }) => x + width)) + OVERHANG * em;
  const bottom = Math.max(DESCENT * em, ...inks.map(({ y, height }) => y + height));
  const view = { x: left, y: top, width: right - left, height: bottom - top };
  const body = glyphs.map(({ x, path }) => (path ? `<path transform="translate(${x} 0)" d="${path}"/>` : '')).join('');
  const cover = watermark ? printWatermark(view, { ground: '#ffffff', ink: INK }, 'mw-line', 'quiet') : '';
  return {
    ratio: view.width / view.height,
    view,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"><g fill="${INK}">${body}</g>${cover}</svg>`,
  };
}
