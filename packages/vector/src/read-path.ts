import { NumberReader } from './number-reader.ts';

/** Path data read once: absolute M L Q C A Z and their numbers in one row. */
export type Path = { commands: string; numbers: Float64Array };

const [PLUS, MINUS, POINT, ZERO, NINE] = [43, 45, 46, 48, 57];

export class PathError extends Error {}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function isNumberAhead(reader: NumberReader): boolean {
  const code = reader.peek();
  return code >= ZERO ? code <= NINE : code === PLUS || code === MINUS || code === POINT;
}

/** Makes commands absolute and writes out the shorthands H V S T as they come. */
class PathWriter {
  commands = '';
  readonly numbers: number[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private controlX = 0;
  private controlY = 0;
  private previous = '';

  add(upper: string, isRelative: boolean, reader: NumberReader) {
    const dx = isRelative ? this.x : 0;
    const dy = isRelative ? this.y : 0;
    this.commands += SPELT_OUT[upper] ?? upper;
    if (upper === 'Z') this.moveTo(this.startX, this.startY);
    else if (upper === 'H') this.point(reader.number() + dx, this.y);
    else if (upper === 'V') this.point(this.x, reader.number() + dy);
    else {
      if (upper === 'A') this.arc(reader);
      else if (upper === 'S') this.mirrored('CS');
      else if (upper === 'T') this.mirrored('QT');
      if (upper === 'C') this.numbers.push(reader.number() + dx, reader.number() + dy);
      if (upper === 'C' || upper === 'S' || upper === 'Q') this.control(reader.number() + dx, reader.number() + dy);
      this.point(reader.number() + dx, reader.number() + dy);
    }
    if (upper === 'M') [this.startX, this.startY] = [this.x, this.y];
    this.previous = upper;
  }

  private moveTo(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  private point(x: number, y: number) {
    this.numbers.push(x, y);
    this.moveTo(x, y);
  }

  private control(x: number, y: number) {
    this.numbers.push(x, y);
    this.controlX = x;
    this.controlY = y;
  }

  /** A smooth curve starts with the control point of the one before it, mirrored; after anything else, with the pen. */
  private mirrored(kinds: string) {
    const follows = this.previous !== '' && kinds.includes(this.previous);
    if (follows) this.control(2 * this.x - this.controlX, 2 * this.y - this.controlY);
    else this.control(this.x, this.y);
  }

  private arc(reader: NumberReader) {
    const [rx, ry, turn] = [reader.number(), reader.number(), reader.number()];
    this.numbers.push(Math.abs(rx), Math.abs(ry), turn, reader.flag(), reader.flag());
  }
}

const SPELT_OUT: Readonly<Record<string, string>> = { H: 'L', V: 'L', S: 'C', T: 'Q' };

/** SVG path data in any of its spellings, as absolute M L Q C A Z. */
export function readPath(data: string): Path {
  const reader = new NumberReader(data);
  const writer = new PathWriter();
  for (let code = reader.peek(); !Number.isNaN(code); code = reader.peek()) {
    const command = String.fromCharCode(code);
    const upper = command.toUpperCase();
    const count = ARGUMENTS[upper];
    if (count === undefined) throw new PathError(`Unknown path command ${command}`);
    reader.index += 1;
    writer.add(upper, command !== upper, reader);
    // Further numbers repeat the command; after a move they are lines.
    const repeated = upper === 'M' ? 'L' : upper;
    while (count > 0 && !reader.isBroken && isNumberAhead(reader)) writer.add(repeated, command !== upper, reader);
    if (reader.isBroken) throw new PathError(`Path command ${command} lacks a number`);
  }
  return { commands: writer.commands, numbers: Float64Array.from(writer.numbers) };
}
