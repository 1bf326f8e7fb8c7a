/** Left, top, width and height in pixels of the picture. */
export type PixelBox = readonly [number, number, number, number];

/** Where a panel lies in the picture, and how many nodes its map has. */
export type PanelGrid = { box: PixelBox; grid: readonly [number, number]; step: number };

/** Where every pixel of a panel lies on it. uv is smooth, so a node for every few pixels says it all; coverage is kept whole. */
export type PanelMap = {
  box: PixelBox;
  columns: number;
  rows: number;
  step: number;
  u: Float32Array;
  v: Float32Array;
  /** How much of a pixel is panel, 0…255. */
  coverage: Uint8Array;
};

/** The maps of all panels: for each the nodes of u and v (16 bits, −0.5…1.5) and the coverage of every pixel (8 bits). */
export function readPanelMaps(panels: readonly PanelGrid[], bytes: Uint8Array): PanelMap[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  return panels.map(({ box, grid: [columns, rows], step }) => {
    const nodes = columns * rows;
    const read = (start: number) => {
      const values = new Float32Array(nodes);
      for (let k = 0; k < nodes; k += 1) values[k] = (view.getUint16(start + k * 2, true) / 65535) * 2 - 0.5;
      return values;
    };
    const start = from;
    const pixelsAt = start + nodes * 4;
    from = pixelsAt + box[2] * box[3];
    const coverage = bytes.subarray(pixelsAt, from);
    return { box, columns, rows, step, u: read(start), v: read(start + nodes * 2), coverage };
  });
}

/** Nodes of one line of pixels, and how they change to the next line. */
type MapRow = { u: Float32Array; v: Float32Array; uDown: Float32Array; vDown: Float32Array };

export function openMapRow({ columns }: PanelMap): MapRow {
  const line = () => new Float32Array(columns);
  return { u: line(), v: line(), uDown: line(), vDown: line() };
}

/** Fills `row` for the panel's line of pixels `y`. */
export function readMapRow({ columns, rows, step, u, v }: PanelMap, y: number, row: MapRow): void {
  const above = Math.min(rows - 2, Math.floor(y / step));
  const share = y / step - above;
  for (let column = 0, k = above * columns; column < columns; column += 1, k += 1) {
    const du = u[k + columns]! - u[k]!;
    const dv = v[k + columns]! - v[k]!;
    row.u[column] = u[k]! + du * share;
    row.v[column] = v[k]! + dv * share;
    row.uDown[column] = du / step;
    row.vDown[column] = dv / step;
  }
}
