import type { ArcVertex } from './arcs.ts';

export type DxfContour = { vertices: readonly ArcVertex[]; isInner: boolean };

/** Two layers: what is cut out of the sheet, and what is cut out of that. */
const DXF_LAYERS = { outer: 'OUTER', inner: 'INNER' } as const;
const LAYER_COLORS = { OUTER: 7, INNER: 1 } as const;

const group = (code: number, value: string | number): string => `${code}\r\n${value}\r\n`;
const mm = (value: number): string => value.toFixed(4);

const section = (name: string, body: string): string =>
  group(0, 'SECTION') + group(2, name) + body + group(0, 'ENDSEC');

const layerTable = (): string => {
  const layers = Object.values(DXF_LAYERS).map(
    (name) =>
      group(0, 'LAYER') + group(2, name) + group(70, 0) + group(62, LAYER_COLORS[name]) + group(6, 'CONTINUOUS'),
  );
  const lines =
    group(0, 'LTYPE') +
    group(2, 'CONTINUOUS') +
    group(70, 0) +
    group(3, 'Solid line') +
    group(72, 65) +
    group(73, 0) +
    group(40, '0.0');
  return (
    group(0, 'TABLE') +
    group(2, 'LTYPE') +
    group(70, 1) +
    lines +
    group(0, 'ENDTAB') +
    group(0, 'TABLE') +
    group(2, 'LAYER') +
    group(70, layers.length) +
    layers.join('') +
    group(0, 'ENDTAB')
  );
};

function polyline({ vertices, isInner }: DxfContour): string {
  const layer = isInner ? DXF_LAYERS.inner : DXF_LAYERS.outer;
  const points = vertices.map(
    ({ x, y, bulge }) =>
      group(0, 'VERTEX') +
      group(8, layer) +
      group(10, mm(x)) +
      group(20, mm(y)) +
      group(30, '0.0') +
      (Math.abs(bulge) < 1e-5 ? '' : group(42, bulge.toFixed(6))),
  );
  const head =
    group(0, 'POLYLINE') + group(8, layer) + group(66, 1) + group(10, '0.0') + group(20, '0.0') + group(30, '0.0');
  return `${head}${group(70, 1)}${points.join('')}${group(0, 'SEQEND')}${group(8, layer)}`;
}

/**
 * Release 12: the form that every cutter since 1992 reads. Millimetres, y upwards, closed polylines with arcs; no splines,
 * which many machines refuse, and no loose lines.
 */
export function writeDxf(
  contours: readonly DxfContour[],
  { width, height }: { width: number; height: number },
): Buffer {
  const header =
    group(9, '$ACADVER') +
    group(1, 'AC1009') +
    group(9, '$INSUNITS') +
    group(70, 4) +
    group(9, '$MEASUREMENT') +
    group(70, 1) +
    group(9, '$EXTMIN') +
    group(10, '0.0') +
    group(20, '0.0') +
    group(30, '0.0') +
    group(9, '$EXTMAX') +
    group(10, mm(width)) +
    group(20, mm(height)) +
    group(30, '0.0');
  return Buffer.from(
    section('HEADER', header) +
      section('TABLES', layerTable()) +
      section('BLOCKS', '') +
      section('ENTITIES', contours.map(polyline).join('')) +
      group(0, 'EOF'),
    'latin1',
  );
}
