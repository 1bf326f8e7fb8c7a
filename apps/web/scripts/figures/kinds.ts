import { renderConstruction, renderIcon, renderMockUp, renderSvg, type MockUp, type Tone } from '@markwright/logo';
import { drawOwnMark } from '@markwright/marks';
import { drawMarkWithLines } from '@markwright/studio';
import sharp from 'sharp';
import { circle, cornersOf, grid, HAIR, INK, line, nodes, sheet } from '../pictures/drafting.ts';
import { outlines, placed, round, setLogo, shortNumbers, type LogoWish } from '../pictures/studio.ts';
import { drawn, ground, inset, label, logo, WIDTH, type Drawn } from './sheet-parts.ts';

/** The lead: a mark with the circles and edges it is made of, across the page. */
export function lead(mark: string, colors: { ground: string; ink: string; second: string }): Drawn {
  const [width, height] = [1440, 560];
  const { svg } = drawMarkWithLines(drawOwnMark(mark, { seed: 1 }), colors);
  const table = line(gridLines(width, height, 40), { stroke: colors.ink, opacity: 0.08 });
  const body = ground(0, 0, width, height, colors.ground) + table + inset(svg, 230, 0, 980, 560);
  return { svg: shortNumbers(sheet(width, height, body)), width, height };
}

function gridLines(width: number, height: number, step: number): string {
  let d = '';
  for (let x = step; x < width; x += step) d += `M${x} 0v${height}`;
  for (let y = step; y < height; y += step) d += `M0 ${y}h${width}`;
  return d;
}

/** Logos side by side, each on its own ground. */
export async function row(wishes: readonly LogoWish[], height = 300): Promise<Drawn> {
  const width = WIDTH / wishes.length;
  const docs = await Promise.all(wishes.map(setLogo));
  return drawn(height, docs.map((doc, index) => logo(doc, index * width, 0, width, height)).join(''));
}

/** Designed, reversed, and in one colour both ways. */
export async function tones(wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const all: Tone[] = ['full', 'reversed', 'ink', 'paper'];
  return drawn(
    440,
    all.map((tone, index) => logo(doc, (index % 2) * 340, Math.floor(index / 2) * 220, 340, 220, tone)).join(''),
  );
}

/** 112, 56, 32 and 16 pixels, on light and on dark. */
export async function sizes(wish: LogoWish, dark: LogoWish): Promise<Drawn> {
  const half = async (each: LogoWish, left: number) => {
    const doc = await setLogo(each);
    let x = left + 32;
    const icons: string[] = [ground(left, 0, 340, 240, each.ground)];
    for (const pixels of [112, 56, 32, 16]) {
      icons.push(inset(renderIcon(doc, { outlines, pixels, fill: 0.96 }), x, 176 - pixels, pixels, pixels));
      icons.push(await label(String(pixels), x + pixels / 2, 208, 12, each.ink, true));
      x += pixels + 24;
    }
    return icons.join('');
  };
  return drawn(240, (await half(wish, 0)) + (await half(dark, 340)));
}

/** Square, rounded and round, as services crop a picture. */
export async function crops(wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const shapes = [
    '<rect width="240" height="240"/>',
    '<rect width="240" height="240" rx="54"/>',
    '<circle cx="120" cy="120" r="120"/>',
  ];
  const icons = shapes.map((shape, index) => {
    const icon = inset(renderIcon(doc, { outlines, pixels: 180, fill: 0.56 }), 0, 0, 240, 240);
    const x = 35 + index * 215;
    return `<clipPath id="crop${index}">${shape}</clipPath><g transform="translate(${x} 60) scale(.75)"><g clip-path="url(#crop${index})">${icon}</g></g>`;
  });
  return drawn(300, ground(0, 0, WIDTH, 300, '#F3EEE6') + icons.join(''));
}

/** The drawing behind a logo: circles, edges and the space around it. */
export async function construction(wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const svg = renderConstruction(doc, { outlines, size: { width: 680, height: 440 }, background: '#ffffff' });
  return drawn(440, inset(svg, 0, 0, 680, 440));
}

export async function uses(wish: LogoWish, kinds: readonly MockUp[]): Promise<Drawn> {
  const doc = await setLogo(wish);
  const width = WIDTH / kinds.length;
  const height = width * 0.7;
  const body = kinds.map((kind, index) => inset(renderMockUp(kind, doc, outlines), index * width, 0, width, height));
  return drawn(round(height), body.join(''));
}

/** One word in several faces, each on its own line. */
export async function faces(lines: readonly { text: string; font: string }[]): Promise<Drawn> {
  await outlines.ensureLoaded(lines.map(({ font }) => font));
  const pitch = 96;
  const body = lines.map(({ text, font }, index) => {
    const run = outlines.shape(font, text);
    const scale = 60 / run.unitsPerEm;
    let x = 40;
    const d = run.glyphs.map((glyph) => {
      const part = glyph.ink ? placed(glyph.path, scale, x, 70 + index * pitch) : '';
      x += glyph.advance * scale;
      return part;
    });
    return `<path d="${d.join('')}" fill="${INK}"/>${line(`M0 ${(index + 1) * pitch}h${WIDTH}`, { stroke: HAIR })}`;
  });
  return drawn(lines.length * pitch, ground(0, 0, WIDTH, lines.length * pitch, '#ffffff') + body.join(''));
}

/** Characters in practice squares; outlines show their nodes. */
export async function squares(text: string, font: string, outlined: boolean): Promise<Drawn> {
  await outlines.ensureLoaded([font]);
  const cell = 150;
  const left = (WIDTH - cell * Array.from(text).length) / 2;
  const body = Array.from(text).map((character, index) => {
    const { glyphs, unitsPerEm } = outlines.shape(font, character);
    const ink = glyphs[0]?.ink;
    if (!glyphs[0] || !ink) throw new Error(`${font} lacks ${character}`);
    const [x, y] = [left + index * cell, 45];
    const scale = 132 / unitsPerEm;
    const d = placed(
      glyphs[0].path,
      scale,
      x + cell / 2 - (ink.x + ink.width / 2) * scale,
      y + cell / 2 - (ink.y + ink.height / 2) * scale,
    );
    const guides = `M${x} ${y}l${cell} ${cell}M${x + cell} ${y}l${-cell} ${cell}M${x} ${y + cell / 2}h${cell}M${x + cell / 2} ${y}v${cell}`;
    const letter = outlined
      ? line(d, { stroke: INK, fill: '#fff', width: 2 }).replace('<path', '<path paint-order="stroke"') +
        nodes(cornersOf(d, 10), 4)
      : `<path d="${d}" fill="${INK}"/>`;
    return (
      line(guides, { opacity: 0.5, dash: '3 3' }) +
      line(`M${x} ${y}h${cell}v${cell}h${-cell}z`, { stroke: '#A89E92' }) +
      letter
    );
  });
  return drawn(240, ground(0, 0, WIDTH, 240, '#FAF7F2') + body.join(''));
}

/** The same mark as curves with their nodes, and as the squares a small picture has. */
export async function curvesAndPixels(
  mark: string,
  colors: { ink: string; second: string },
  pixels = 24,
): Promise<Drawn> {
  const drawing = drawOwnMark(mark, { seed: 1 });
  const scale = 1.1;
  const left = 170 - 120 * scale;
  const paths = drawing.shapes.map(({ d, paint }) => ({ d: placed(d, scale, left, 24), paint }));
  const curves = paths.map(({ d, paint }) =>
    line(d, { stroke: INK, fill: paint === 'secondary' ? '#FBD3B0' : '#F6E6CF', width: 1.4 }),
  );
  const points = nodes(cornersOf(paths.map(({ d }) => d).join(''), 14));
  const flat = drawing.shapes.map(
    ({ d, paint, fillRule }) =>
      `<path d="${d}" fill="${paint === 'secondary' ? colors.second : paint === 'primary' ? colors.ink : '#fff'}"${fillRule ? ' fill-rule="evenodd"' : ''}/>`,
  );
  const picture = sheet(240, 240, `<path d="M0 0h240v240H0z" fill="#fff"/>${flat.join('')}`);
  const { data } = await sharp(Buffer.from(picture))
    .resize(pixels, pixels)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = 264 / pixels;
  const cells = Array.from({ length: pixels * pixels }, (_, index) => {
    const [r, g, b] = [data[index * 3], data[index * 3 + 1], data[index * 3 + 2]];
    const color = `#${[r, g, b].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
    return color === '#ffffff'
      ? ''
      : ground(378 + (index % pixels) * side, 24 + Math.floor(index / pixels) * side, side, side, color);
  });
  return drawn(
    312,
    ground(0, 0, WIDTH, 312, '#ffffff') +
      grid(38, 24, 264, 264, 22) +
      curves.join('') +
      points +
      cells.join('') +
      grid(378, 24, 264, 264, side * 2),
  );
}

/** The same cut-out on three grounds. */
export async function onGrounds(wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const svg = renderSvg(doc, { outlines, size: { width: 450, height: 480 }, background: 'transparent' });
  const checks = `<pattern id="checks" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0h20v20H0z" fill="#fff"/><path d="M0 0h10v10H0zM10 10h10v10H10z" fill="#E9E2D8"/></pattern>`;
  const third = WIDTH / 3;
  const grounds = ['url(#checks)', '#FFFFFF', '#F6D9BE'].map((color, index) =>
    ground(index * third, 0, third, 240, color),
  );
  const art = [0, 1, 2].map((index) => inset(svg, index * third, 0, third, 240));
  return drawn(240, checks + grounds.join('') + art.join(''));
}

/** A picture with the visible label that the rules ask for, in its corner. */
export async function labelled(wish: LogoWish, words: string): Promise<Drawn> {
  const doc = await setLogo(wish);
  const body =
    logo(doc, 0, 0, WIDTH, 380) +
    ground(540, 334, 124, 32, '#17130F') +
    (await label(words, 602, 356, 16, '#FAF7F2', true));
  return drawn(380, body);
}

/** Two scripts on one line: where the feet of the letters and of the squares stand. */
export async function baselines(
  hanzi: { text: string; font: string },
  latin: { text: string; font: string },
  share: number,
): Promise<Drawn> {
  await outlines.ensureLoaded([hanzi.font, latin.font]);
  const [size, base] = [120, 190];
  let x = 60;
  const parts: string[] = [];
  for (const [{ text, font }, em] of [
    [hanzi, size],
    [latin, size * share],
  ] as const) {
    const run = outlines.shape(font, text);
    const scale = em / run.unitsPerEm;
    for (const glyph of run.glyphs) {
      if (glyph.ink) parts.push(placed(glyph.path, scale, x, base));
      x += glyph.advance * scale;
    }
    x += 24;
  }
  const guides = `M0 ${base}H680M0 ${round(base + size * 0.12)}H680M0 ${round(base - size * 0.86)}H680M0 ${round(base - size * 0.7 * share)}H680`;
  return drawn(
    280,
    ground(0, 0, WIDTH, 280, '#ffffff') +
      `<path d="${parts.join('')}" fill="${INK}"/>` +
      line(guides, { opacity: 0.7, dash: '4 4' }) +
      circle(40, base, 4),
  );
}
