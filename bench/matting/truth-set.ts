import sharp from 'sharp';
import { openShippedOutlines } from '@markwright/fonts/node';
import type { MarkDrawing } from '@markwright/logo';
import { drawOwnMark, ownMarks } from '@markwright/marks';

/** A picture whose alpha is known, because we drew it. */
export type Sample = {
  name: string;
  /** Marks become solid or holes by what their alpha shows. */
  group: 'solid' | 'holes' | 'translucent' | 'marks';
  svg: string;
};

export const SIDE = 1024;
const COLORS = ['#ff6000', '#17130f', '#1f5fbf', '#c4281c', '#2f8f6b', '#5b3a8c', '#b88746', '#3fa7c9', '#e8b21c'];

const svg = (inside: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="${SIDE}" height="${SIDE}">${defs && `<defs>${defs}</defs>`}${inside}</svg>`;
const disc = (x: number, y: number, r: number, rest: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${rest}/>`;

/** Marks of our own in two colours, without their white parts becoming holes: a shape in the ground's colour is white paint. */
function markSvg({ box, shapes }: MarkDrawing, first: string, second: string): string {
  const scale = 720 / Math.max(box.width, box.height);
  const x = 512 - (box.x + box.width / 2) * scale;
  const y = 512 - (box.y + box.height / 2) * scale;
  const paths = shapes.map(({ d, paint, strokeWidth, fillRule }) => {
    const color = paint === 'primary' ? first : paint === 'secondary' ? second : paint === 'ground' ? '#ffffff' : paint;
    const look = strokeWidth
      ? `fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round"`
      : `fill="${color}"${fillRule ? ' fill-rule="evenodd"' : ''}`;
    return `<path d="${d}" ${look}/>`;
  });
  return svg(`<g transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`);
}

async function wordSvg(text: string, font: string, color: string): Promise<string> {
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded([font]);
  const { glyphs, width } = outlines.shape(font, text);
  const scale = 860 / width;
  const paths = glyphs.map(({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`);
  return svg(`<g fill="${color}" transform="translate(82 ${512 + 300 * scale}) scale(${scale})">${paths.join('')}</g>`);
}

const petal = (angle: number, color: string) =>
  `<path transform="rotate(${angle} 512 512)" d="M512 512C420 380 440 220 512 150C584 220 604 380 512 512Z" fill="${color}"/>`;

/** Drawn by hand: white details, pale colours, hair lines, gradients, touching colours. */
const SOLIDS: Record<string, string> = {
  mascot: svg(
    `${disc(512, 540, 330, 'fill="#b8743c"')}${disc(290, 290, 110, 'fill="#b8743c"')}${disc(734, 290, 110, 'fill="#b8743c"')}` +
      `${disc(400, 480, 62, 'fill="#fff"')}${disc(624, 480, 62, 'fill="#fff"')}${disc(410, 490, 30, 'fill="#17130f"')}` +
      `${disc(614, 490, 30, 'fill="#17130f"')}<ellipse cx="512" cy="650" rx="130" ry="96" fill="#fff"/>${disc(512, 610, 38, 'fill="#17130f"')}`,
  ),
  'badge-white-star': svg(
    `${disc(512, 512, 400, 'fill="#c4281c"')}<path d="M512 250l76 170 186 20-140 124 40 182-162-94-162 94 40-182-140-124 186-20z" fill="#fff"/>`,
  ),
  flower: svg(
    [0, 60, 120, 180, 240, 300].map((angle, at) => petal(angle, COLORS[at] as string)).join('') +
      disc(512, 512, 70, 'fill="#ffd21f"'),
  ),
  'pale-tile': svg(
    '<rect x="180" y="180" width="664" height="664" rx="120" fill="#ffe3c2"/><path d="M330 640L512 330L694 640Z" fill="#e07a1f"/>',
  ),
  'steel-gradient': svg(
    '<rect x="160" y="220" width="704" height="584" rx="90" fill="url(#g)"/>',
    '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#7a8696"/><stop offset="1" stop-color="#1b2430"/></linearGradient>',
  ),
  'sun-gradient': svg(
    disc(512, 512, 380, 'fill="url(#g)"'),
    '<radialGradient id="g"><stop stop-color="#ffd21f"/><stop offset="1" stop-color="#ff4d2e"/></radialGradient>',
  ),
  'hair-lines': svg(
    Array.from(
      { length: 14 },
      (_, at) =>
        `<path d="M120 ${150 + at * 55}C400 ${60 + at * 55} 620 ${260 + at * 55} 904 ${150 + at * 55}" fill="none" stroke="${COLORS[at % 6]}" stroke-width="${2 + at}"/>`,
    ).join(''),
  ),
  'two-tone-split': svg(
    '<path d="M512 140A372 372 0 0 0 512 884Z" fill="#1f5fbf"/><path d="M512 140A372 372 0 0 1 512 884Z" fill="#3fa7c9"/>',
  ),
};

const SOLIDS_ASIDE: Record<string, string> = {
  owl: svg(
    `<rect x="260" y="180" width="504" height="680" rx="240" fill="#5b4a8c"/>${disc(410, 400, 96, 'fill="#fff"')}${disc(614, 400, 96, 'fill="#fff"')}` +
      `${disc(410, 400, 44, 'fill="#17130f"')}${disc(614, 400, 44, 'fill="#17130f"')}<path d="M512 450l44 80h-88z" fill="#f2a01f"/>`,
  ),
  'pale-mint': svg(
    '<path d="M512 120L880 330V694L512 904L144 694V330Z" fill="#d8f0e2"/><path d="M300 560q212-260 424 0q-212 160-424 0z" fill="#1c7c4a"/>',
  ),
  'dusk-gradient': svg(
    '<path d="M140 760L400 300L560 560L660 420L884 760Z" fill="url(#g)"/>',
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#ff8a5c"/><stop offset="1" stop-color="#3d2f73"/></linearGradient>',
  ),
  'fine-rays': svg(
    Array.from(
      { length: 36 },
      (_, at) => `<path transform="rotate(${at * 10} 512 512)" d="M508 300L512 90L516 300Z" fill="#b94600"/>`,
    ).join('') + disc(512, 512, 150, 'fill="#ff6000"'),
  ),
  'white-text-bar': svg(
    '<rect x="100" y="380" width="824" height="264" rx="40" fill="#102a43"/><path d="M200 460h60v104h-60zM320 460h140v30h-40v74h-50v-74h-50zM520 460h50v74h90v30H520zM720 460h60v104h-60z" fill="#fff"/>',
  ),
};

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
const TRANSLUCENT: Record<string, string> = {
  'soft-shadow': svg(
    `<ellipse cx="512" cy="770" rx="330" ry="60" fill="#000" fill-opacity=".45" filter="url(#b)"/>${disc(512, 460, 290, 'fill="#ff6000"')}`,
    blur('b', 26),
  ),
  'glow-orange': svg(
    disc(512, 512, 420, 'fill="url(#g)"'),
    '<radialGradient id="g"><stop stop-color="#ff6000"/><stop offset=".35" stop-color="#ff6000"/><stop offset="1" stop-color="#ff6000" stop-opacity="0"/></radialGradient>',
  ),
  'fade-down': svg(
    '<rect x="220" y="120" width="584" height="784" fill="url(#g)"/>',
    '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#1f5fbf"/><stop offset=".4" stop-color="#1f5fbf"/><stop offset="1" stop-color="#1f5fbf" stop-opacity="0"/></linearGradient>',
  ),
  'glass-discs': svg(
    disc(400, 512, 260, 'fill="#1f5fbf" fill-opacity=".5"') + disc(624, 512, 260, 'fill="#1f5fbf" fill-opacity=".5"'),
  ),
  'glass-over-solid': svg(
    '<rect x="180" y="420" width="420" height="420" fill="#c4281c"/>' +
      disc(640, 400, 240, 'fill="#0c8f8f" fill-opacity=".4"'),
  ),
};
/** One pane that crosses nothing: nobody can tell it from a pale solid, so a click says it. */
export const SINGLE_PANE = { x: 512, y: 512, svg: svg(disc(512, 512, 300, 'fill="#1f5fbf" fill-opacity=".5"')) };
const TRANSLUCENT_ASIDE: Record<string, string> = {
  'shadow-under-box': svg(
    `<rect x="300" y="330" width="470" height="470" fill="#000" fill-opacity=".5" filter="url(#b)"/><rect x="260" y="260" width="470" height="470" rx="40" fill="#2f8f6b"/>`,
    blur('b', 34),
  ),
  'glow-teal': svg(
    disc(512, 512, 400, 'fill="url(#g)"'),
    '<radialGradient id="g"><stop stop-color="#0c8f8f"/><stop offset=".4" stop-color="#0c8f8f"/><stop offset="1" stop-color="#0c8f8f" stop-opacity="0"/></radialGradient>',
  ),
  'glass-tiles': svg(
    '<rect x="180" y="220" width="430" height="430" rx="60" fill="#2f8f6b" fill-opacity=".6"/><rect x="420" y="390" width="430" height="430" rx="60" fill="#e0562b" fill-opacity=".6"/>',
  ),
  'fade-side': svg(
    '<path d="M100 512L560 180V844Z" fill="#c4281c"/><rect x="560" y="400" width="380" height="224" fill="url(#g)"/>',
    '<linearGradient id="g"><stop stop-color="#c4281c"/><stop offset="1" stop-color="#c4281c" stop-opacity="0"/></linearGradient>',
  ),
};

const RINGS: Record<string, string> = {
  ring: svg(disc(512, 512, 330, 'fill="none" stroke="#ff6000" stroke-width="110"')),
  chain: svg(
    disc(360, 512, 210, 'fill="none" stroke="#17130f" stroke-width="70"') +
      disc(664, 512, 210, 'fill="none" stroke="#1f5fbf" stroke-width="70"'),
  ),
};
const RINGS_ASIDE: Record<string, string> = {
  frame: svg('<rect x="190" y="190" width="644" height="644" rx="80" fill="none" stroke="#5b3a8c" stroke-width="96"/>'),
};

const samples = (from: Record<string, string>, group: Sample['group']): Sample[] =>
  Object.entries(from).map(([name, drawing]) => ({ name, group, svg: drawing }));

/** Every seventh of our marks is looked at while the program is made; every eleventh further on is only measured. */
function marksFrom(first: number, step: number, count: number): Sample[] {
  return Array.from({ length: count }, (_, at) => {
    const mark = ownMarks[(first + at * step) % ownMarks.length];
    if (!mark) throw new Error('There are no marks');
    const [one, other] = [COLORS[at % COLORS.length] as string, COLORS[(at + 3) % COLORS.length] as string];
    return { name: mark.key, group: 'marks' as const, svg: markSvg(drawOwnMark(mark.key, { seed: 1 }), one, other) };
  });
}

/** `isAside`: the part that is never looked at while the program is made. */
export async function truthSet(isAside: boolean): Promise<Sample[]> {
  const words = isAside
    ? [wordSvg('Pogba 80', 'playfair-display.ttf', '#1c7c4a'), wordSvg('回品', 'noto-serif-sc-black.ttf', '#c4281c')]
    : [wordSvg('Ada&Bo', 'noto-sans-sc-black.ttf', '#17130f'), wordSvg('四季', 'noto-sans-sc-black.ttf', '#ff6000')];
  const lettered = (await Promise.all(words)).map((drawing, at) => ({
    name: `letters-${at + 1}`,
    group: 'holes' as const,
    svg: drawing,
  }));
  return [
    ...samples(isAside ? SOLIDS_ASIDE : SOLIDS, 'solid'),
    ...(isAside ? marksFrom(5, 11, 8) : marksFrom(0, 7, 8)),
    ...samples(isAside ? RINGS_ASIDE : RINGS, 'holes'),
    ...lettered,
    ...samples(isAside ? TRANSLUCENT_ASIDE : TRANSLUCENT, 'translucent'),
  ];
}

export type Pixels = { data: Buffer; width: number; height: number };

export const drawTruth = async ({ svg: drawing }: Pick<Sample, 'svg'>, side = SIDE): Promise<Pixels> => {
  const { data, info } = await sharp(Buffer.from(drawing), { density: (72 * side) / SIDE, limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
