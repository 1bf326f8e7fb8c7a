import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export type SheetRow = { label: string; svgs: readonly string[] };

const CELL = { width: 300, height: 225 };
const GAP = 6;
const LABEL = 22;
/** Two styles abreast, so that a sheet fits a screen. */
const ABREAST = 2;

function labelPng(text: string, width: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="16" font-family="Noto Sans CJK SC, Noto Sans SC, WenQuanYi Zen Hei, sans-serif" font-size="14" fill="#17130f">${text}</text></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
}

/** Rows of four logos each, two rows abreast, as a palette PNG small enough to commit. */
export async function drawRows(rows: readonly SheetRow[], { labels }: { labels: boolean }): Promise<Buffer> {
  const columns = Math.max(...rows.map(({ svgs }) => svgs.length));
  const abreast = Math.min(ABREAST, rows.length);
  const block = { width: columns * (CELL.width + GAP) + GAP * 3, height: CELL.height + GAP * 2 + (labels ? LABEL : 0) };
  const tiles = rows.flatMap(({ label, svgs }, index) => {
    const left = GAP * 2 + (index % abreast) * block.width;
    const top = GAP + Math.floor(index / abreast) * block.height;
    const pictures = svgs.map((svg, column) => ({
      input: Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: CELL.width } }).render().asPng()),
      left: left + column * (CELL.width + GAP),
      top: top + (labels ? LABEL : 0),
    }));
    return labels ? [{ input: labelPng(label, block.width - GAP * 4), left, top }, ...pictures] : pictures;
  });
  const height = GAP + Math.ceil(rows.length / abreast) * block.height;
  return sharp({ create: { width: GAP * 2 + abreast * block.width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png({ palette: true, colours: 256, dither: 0.4, effort: 8 })
    .toBuffer();
}
