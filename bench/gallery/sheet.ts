import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

type SheetOptions = { columns: number; cell: { width: number; height: number }; gap: number; ground: string };

/** Pictures in rows on one sheet, each fitted to its cell, as a palette PNG small enough to commit. */
export async function drawSheet(svgs: readonly string[], options: SheetOptions): Promise<Buffer> {
  const { columns, cell, gap, ground } = options;
  const rows = Math.ceil(svgs.length / columns);
  const tiles = svgs.map((svg, index) => {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: cell.width } }).render();
    return {
      input: Buffer.from(image.asPng()),
      left: gap + (index % columns) * (cell.width + gap),
      top: gap + Math.floor(index / columns) * (cell.height + gap),
    };
  });
  return sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: ground,
    },
  })
    .composite(tiles)
    .png({ palette: true, colours: 256, dither: 0, effort: 8 })
    .toBuffer();
}
