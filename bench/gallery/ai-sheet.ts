import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export type SheetRow = { label: string; svgs: readonly string[] };
type RowsLook = {
  /** Width of one logo; its height is three quarters of it unless `aspect` says otherwise. */
  cell: number;
  aspect?: number;
  /** Rows beside each other. */
  abreast: number;
  labels: boolean;
};

const GAP = 6;
const LABEL = 22;

function labelPng(text: string, width: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="16" font-family="Noto Sans CJK SC, Noto Sans SC, WenQuanYi Zen Hei, sans-serif" font-size="14" fill="#17130f">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
}

/** Rows of logos as a palette PNG small enough to commit. */
export async function drawRows(
  rows: readonly SheetRow[],
  { cell, aspect = 0.75, abreast, labels }: RowsLook,
): Promise<Buffer> {
  const columns = Math.max(...rows.map(({ svgs }) => svgs.length));
  const beside = Math.min(abreast, rows.length);
  const above = labels ? LABEL : 0;
  const block = { width: columns * (cell + GAP) + GAP * 3, height: Math.round(cell * aspect) + GAP * 2 + above };
  const tiles = rows.flatMap(({ label, svgs }, index) => {
    const left = GAP * 2 + (index % beside) * block.width;
    const top = GAP + Math.floor(index / beside) * block.height;
    const pictures = svgs.map((svg, column) => ({
      input: Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: cell } }).render().asPng()),
      left: left + column * (cell + GAP),
      top: top + above,
    }));
    return labels ? [{ input: labelPng(label, block.width - GAP * 4), left, top }, ...pictures] : pictures;
  });
  const height = GAP + Math.ceil(rows.length / beside) * block.height;
  return sharp({ create: { width: GAP * 2 + beside * block.width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png({ palette: true, colours: 256, dither: 0.3, effort: 8 })
    .toBuffer();
}
