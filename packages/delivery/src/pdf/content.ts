import type { LogoShape } from '@markwright/logo/shapes';
import { over } from '../color/rgb.ts';
import type { InkWriter } from './inks.ts';
import { pdfNumber as n, type PdfObjects } from './pdf-objects.ts';

const OPERATORS: Readonly<Record<string, { operator: string; points: number }>> = {
  M: { operator: 'm', points: 1 },
  L: { operator: 'l', points: 1 },
  C: { operator: 'c', points: 3 },
  Z: { operator: 'h', points: 0 },
};

function printPdfPath({ commands, numbers }: LogoShape['path']): string {
  let out = '';
  let cursor = 0;
  for (const command of commands) {
    const { operator, points } = OPERATORS[command] ?? { operator: 'h', points: 0 };
    for (let left = points * 2; left > 0; left--) out += `${n(numbers[cursor++] ?? 0)} `;
    out += `${operator} `;
  }
  return out;
}

/** Paints, gradients and opacities of one page, gathered while it is written. */
export class PdfContent {
  private body = '';
  private readonly shadings: string[] = [];
  private readonly opacities = new Map<number, string>();

  constructor(
    private readonly objects: PdfObjects,
    private readonly inks: InkWriter,
    /** What see-through stops of a gradient are mixed with. */
    private readonly paper: string,
  ) {}

  /** Shapes in a coordinate system of their own: `scale` points to a unit, y downwards, from x, y of the page. */
  addShapes(shapes: readonly LogoShape[], at: { scale: number; x: number; y: number }): void {
    if (shapes.length === 0) return;
    this.body += `q ${n(at.scale)} 0 0 ${n(-at.scale)} ${n(at.x)} ${n(at.y)} cm\n`;
    for (const shape of shapes) this.addShape(shape);
    this.body += 'Q\n';
  }

  addRect(x: number, y: number, width: number, height: number, color: string): void {
    this.body += `${this.inks.fill(color)} ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f\n`;
  }

  private addShape(shape: LogoShape): void {
    const path = printPdfPath(shape.path);
    const isSeeThrough = shape.opacity !== undefined && shape.opacity < 1;
    if (shape.gradient || isSeeThrough) this.body += 'q ';
    if (isSeeThrough) this.body += `/${this.opacity(shape.opacity ?? 1)} gs `;
    if (shape.gradient) this.body += `${path}${shape.evenOdd ? 'W*' : 'W'} n /${this.shading(shape.gradient)} sh Q\n`;
    else {
      this.body += `${this.inks.fill(shape.color)} ${path}${shape.evenOdd ? 'f*' : 'f'}${isSeeThrough ? ' Q' : ''}\n`;
    }
  }

  private opacity(value: number): string {
    const name = this.opacities.get(value) ?? `O${this.opacities.size}`;
    this.opacities.set(value, name);
    return name;
  }

  private shading({ from, to, stops, isRadial }: NonNullable<LogoShape['gradient']>): string {
    const colors = stops.map(({ at, color, opacity = 1 }) => ({
      at,
      ink: this.inks.components(opacity === 1 ? color : over(color, opacity, this.paper)),
    }));
    const steps = colors.slice(1).map(({ ink }, index) => {
      return `<</FunctionType 2/Domain[0 1]/C0[${colors[index]!.ink}]/C1[${ink}]/N 1>>`;
    });
    const bounds = colors.slice(1, -1).map(({ at }) => n(at));
    const first = steps[0] ?? `<</FunctionType 2/Domain[0 1]/C0[${colors[0]!.ink}]/C1[${colors[0]!.ink}]/N 1>>`;
    const run =
      steps.length <= 1
        ? first
        : `<</FunctionType 3/Domain[0 1]/Functions[${steps.join('')}]/Bounds[${bounds.join(' ')}]/Encode[${steps.map(() => '0 1').join(' ')}]>>`;
    const coords = isRadial
      ? [from.x, from.y, 0, from.x, from.y, Math.hypot(to.x - from.x, to.y - from.y)]
      : [from.x, from.y, to.x, to.y];
    const type = isRadial ? 3 : 2;
    const number = this.objects.add(
      `<</ShadingType ${type}/ColorSpace${this.inks.shadingSpace}/Coords[${coords.map(n).join(' ')}]/Function ${run}/Extend[true true]>>`,
    );
    this.shadings.push(`/Sh${this.shadings.length} ${number} 0 R`);
    return `Sh${this.shadings.length - 1}`;
  }

  /** The stream and the resources it names. */
  finish(spotSpaces: string): { contents: number; resources: string } {
    const states = [...this.opacities].map(([value, name]) => `/${name}<</ca ${n(value)}>>`).join('');
    return {
      contents: this.objects.addStream(this.body),
      resources: `<<${spotSpaces}${states && `/ExtGState<<${states}>>`}${this.shadings.length > 0 ? `/Shading<<${this.shadings.join('')}>>` : ''}>>`,
    };
  }
}
