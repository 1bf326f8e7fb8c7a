import { layOut, printPath, renderSvg, type MarkDrawing } from '@markwright/logo';
import { drawOwnMark } from '@markwright/marks';
import { drawMarkWithLines } from '@markwright/studio';
import { HAIR, INK, circle, cornersOf, cross, grid, line, nodes, outerCornersOf, sheet } from './drafting.ts';
import { outlines, placed, round, setLogo, shortNumbers, type Size } from './studio.ts';
import { LOAF, WALL, type Language } from './wall.ts';

type Drawn = { svg: string; size: Size };
const SIZE: Size = { width: 300, height: 340 };
/** Four characters for four squares. */
const FIRST = {
  zh: { face: 'noto-sans-sc-black.ttf', text: '半山面包' },
  en: { face: 'archivo-black.ttf', text: 'Half' },
};
const SLOGAN = { zh: '每天清晨六点出炉', en: 'Fresh at six every morning' };
const SIGN_FACE = { zh: 'noto-sans-sc-bold.ttf', en: 'montserrat-semibold.ttf' };

/** Step 1: the name in practice squares, the first character inked, the others still outlines with their nodes. */
export async function drawName(language: Language): Promise<Drawn> {
  const { face, text } = FIRST[language];
  await outlines.ensureLoaded([face]);
  const cell = 108;
  const [left, top] = [46, 62];
  const squares = [0, 1, 2, 3].map((index) => ({
    x: left + (index % 2) * cell,
    y: top + Math.floor(index / 2) * cell,
  }));
  const guides = squares
    .map(
      ({ x, y }) =>
        `M${x} ${y}l${cell} ${cell}M${x + cell} ${y}l${-cell} ${cell}M${x} ${y + cell / 2}h${cell}M${x + cell / 2} ${y}v${cell}`,
    )
    .join('');
  const glyphs = Array.from(text, (character, index) => {
    const { glyphs: shaped, unitsPerEm } = outlines.shape(face, character);
    const glyph = shaped[0];
    const square = squares[index];
    if (!glyph?.ink || !square) throw new Error(`The display face lacks ${character}`);
    const scale = 96 / unitsPerEm;
    const x = square.x + cell / 2 - (glyph.ink.x + glyph.ink.width / 2) * scale;
    const y = square.y + cell / 2 - (glyph.ink.y + glyph.ink.height / 2) * scale;
    const d = placed(glyph.path, scale, x, y);
    return index === 0
      ? `<path d="${d}" fill="${INK}"/>`
      : // Filled after it is stroked, so that overlapping contours leave no lines inside the letter.
        line(d, { stroke: INK, fill: '#fff', width: 2.4 }).replace('<path', '<path paint-order="stroke"') +
          nodes(outerCornersOf(d, 9), 3.6);
  });
  const frame = squares.map(({ x, y }) => `M${x} ${y}h${cell}v${cell}h${-cell}z`).join('');
  const measure = `M${left - 18} ${top}v${2 * cell}M${left - 24} ${top}h12M${left - 24} ${top + 2 * cell}h12M${left - 24} ${top + cell}h12`;
  return {
    svg: sheet(
      SIZE.width,
      SIZE.height,
      line(guides, { opacity: 0.55, dash: '3 3' }) +
        line(frame, { stroke: '#A89E92' }) +
        line(measure, { stroke: '#6B6258' }) +
        glyphs.join(''),
    ),
    size: SIZE,
  };
}

const shapePath = ({ shapes }: MarkDrawing, paint: string, scale: number, x: number, y: number) =>
  shapes
    .filter((shape) => shape.paint === paint)
    .map((shape) => placed(shape.d, scale, x, y))
    .join('');

/** The circles and lines a mark was made of, where the mark stands. */
function primitives(mark: MarkDrawing, scale: number, x: number, y: number, opacity: number): string {
  const parts = (mark.construction ?? []).map((part) => {
    if (part.kind === 'circle' || part.kind === 'arc') {
      const [cx, cy] = [part.cx * scale + x, part.cy * scale + y];
      return circle(cx, cy, part.r * scale, opacity) + cross(cx, cy);
    }
    return '';
  });
  return parts.join('');
}

/** Step 2: the mark on its grid with the circles it is made of. */
export function drawMarkSheet(): Drawn {
  const mark = drawOwnMark(LOAF, { seed: 1 });
  const scale = 0.86;
  const [x, y] = [150 - 120 * scale, 158 - 120 * scale];
  const body = shapePath(mark, 'primary', scale, x, y);
  const sun = shapePath(mark, 'secondary', scale, x, y);
  const { box } = mark;
  const [left, right] = [box.x * scale + x, (box.x + box.width) * scale + x];
  const [top, bottom] = [box.y * scale + y, (box.y + box.height) * scale + y];
  const edges = `M${round(left)} 40V288M${round(right)} 40V288M30 ${round(top)}H270M30 ${round(bottom)}H270`;
  return {
    svg: sheet(
      SIZE.width,
      SIZE.height,
      grid(54, 62, 192, 192, 24) +
        line(edges, { stroke: HAIR, width: 1.2 }) +
        line(body, { stroke: INK, fill: '#F6E6CF', width: 1.4 }) +
        line(sun, { stroke: INK, fill: '#FBD3B0', width: 1.4 }) +
        primitives(mark, scale, x, y, 0.75) +
        nodes(cornersOf(body + sun, 12)),
    ),
    size: SIZE,
  };
}

/** The orange tile of the wall: the same mark in ink with its lines, no paper. */
export function drawMarkOnOrange(): Drawn {
  const { svg, ...size } = drawMarkWithLines(drawOwnMark(LOAF, { seed: 1 }), { ink: INK, second: '#FFF3DC' });
  return { svg, size };
}

/** Step 3: the whole lockup with its clear space, measured by the engine. */
export async function drawClearSpace(language: Language): Promise<Drawn> {
  const doc = await setLogo({
    ...WALL[language].stacked,
    latin: '',
    slogan: SLOGAN[language],
    ink: '#17130f',
    accent: '#17130f',
    support: '#17130f',
    ground: '#ffffff',
  });
  const { box, clearSpace, pieces } = layOut(doc, outlines, { width: 300, height: 300 });
  const scale = 176 / box.width;
  const [x, y] = [150 - (box.x + box.width / 2) * scale, 166 - (box.y + box.height / 2) * scale];
  const gap = clearSpace * scale;
  const inner = { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale };
  const outer = { x: inner.x - gap, y: inner.y - gap, width: inner.width + 2 * gap, height: inner.height + 2 * gap };
  const rect = (b: typeof inner) =>
    `M${round(b.x)} ${round(b.y)}h${round(b.width)}v${round(b.height)}h${round(-b.width)}z`;
  const corners = [
    [outer.x, outer.y],
    [inner.x + inner.width, outer.y],
    [outer.x, inner.y + inner.height],
    [inner.x + inner.width, inner.y + inner.height],
  ].map(([cx = 0, cy = 0]) => {
    const middle = { x: cx + gap / 2, y: cy + gap / 2 };
    return (
      line(rect({ x: cx, y: cy, width: gap, height: gap }), { fill: '#FFE9DA', width: 1 }) +
      line(`M${round(middle.x - 3)} ${round(middle.y - 3)}l6 6M${round(middle.x + 3)} ${round(middle.y - 3)}l-6 6`, {
        stroke: INK,
      })
    );
  });
  const art = pieces
    .flatMap((piece) =>
      piece.inks.map((ink) => `<path d="${placed(printPath(ink.path, ink.at), scale, x, y)}" fill="${ink.color}"/>`),
    )
    .join('');
  const lines = `M${round(inner.x)} 52V288M${round(inner.x + inner.width)} 52V288M30 ${round(inner.y)}H270M30 ${round(inner.y + inner.height)}H270M150 40V300`;
  return {
    svg: sheet(
      SIZE.width,
      SIZE.height,
      line(rect(outer), { dash: '4 3', fill: '#FFF8F2' }) +
        `<path d="${rect(inner)}" fill="#fff"/>` +
        line(lines, { stroke: HAIR, dash: '5 4' }) +
        corners.join('') +
        art,
    ),
    size: SIZE,
  };
}

/** Step 4: painted on a shop front. The only drawing in colour: this is what the steps were for. */
export async function drawShopFront(language: Language): Promise<Drawn> {
  const sign = await setLogo({
    ...WALL[language].reversed,
    font: SIGN_FACE[language],
    ground: '#2f4a3a',
    ink: '#f7ead0',
    support: '#f7ead0',
    accent: '#e8702a',
  });
  const put = (svg: string, x: number, y: number, width: number, height: number) =>
    svg
      .replace('<svg ', `<svg x="${x}" y="${y}" preserveAspectRatio="xMidYMid meet" `)
      .replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`);
  const signArt = renderSvg(sign, { outlines, size: { width: 460, height: 124 }, background: 'transparent' })
    .replace(/<title>.*?<\/title>/, '')
    .replace(' role="img"', '');
  const paneMark = drawOwnMark(LOAF, { seed: 1 });
  const awning = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const x = 25 + index * 31.25;
    return `<path d="M${x} 116h31.25v34a15.6 15.6 0 0 1-31.25 0z" fill="${index % 2 === 0 ? '#E8702A' : '#FFF6E6'}"/>`;
  });
  const loaf = shapePath(paneMark, 'primary', 0.36, 112 - 43, 196 - 43);
  const sun = shapePath(paneMark, 'secondary', 0.36, 112 - 43, 196 - 43);
  const body =
    `<path d="M0 0h300v340H0z" fill="#F4E3C3"/><path d="M0 292h300v48H0z" fill="#E3CFA6"/>` +
    `<path d="M25 62h250v230H25z" fill="#F9EFDB"/>` +
    `<path d="M38 170h148v122H38z" fill="#4A2412"/><path d="M208 170h58v122h-58z" fill="#4A2412"/>` +
    `<path d="M30 264h164v28H30z" fill="#2F4A3A"/><circle cx="216" cy="238" r="3" fill="#E8702A"/>` +
    `<path d="${loaf}" fill="#F7EAD0"/><path d="${sun}" fill="#E8702A"/>` +
    `<path d="M25 42h250v76H25z" fill="#2F4A3A"/>` +
    awning.join('') +
    put(signArt, 25, 46, 250, 68);
  return {
    svg: shortNumbers(sheet(SIZE.width, SIZE.height, body)),
    size: SIZE,
  };
}
