import { deflateSync } from 'node:zlib';

/** A reference to an object of the file. */
export type Ref = `${number} 0 R`;

/** Numbers for PDF: short, never in scientific notation. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

/** Text for titles and other entries that people read: UTF-16, whatever is in it. */
export const pdfText = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
};

/** Collects the objects of a PDF and writes them with their table of places. The same objects give the same bytes. */
export class PdfFile {
  private readonly bodies: (Buffer | null)[] = [];

  /** Number first, contents later: for objects that refer to each other. */
  reserve(): Ref {
    this.bodies.push(null);
    return `${this.bodies.length} 0 R`;
  }

  put(ref: Ref, body: string): Ref {
    this.bodies[Number.parseInt(ref, 10) - 1] = Buffer.from(body, 'latin1');
    return ref;
  }

  add(body: string): Ref {
    return this.put(this.reserve(), body);
  }

  stream(entries: string, data: string | Uint8Array): Ref {
    const packed = deflateSync(typeof data === 'string' ? Buffer.from(data, 'latin1') : data, { level: 9 });
    const ref = this.reserve();
    const opening = Buffer.from(`<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`, 'latin1');
    this.bodies[this.bodies.length - 1] = Buffer.concat([opening, packed, Buffer.from('\nendstream', 'latin1')]);
    return ref;
  }

  write(root: Ref, info: Ref): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let offset = parts[0]?.length ?? 0;
    const places: number[] = [];
    const push = (bytes: Buffer) => {
      parts.push(bytes);
      offset += bytes.length;
    };
    this.bodies.forEach((body, index) => {
      if (!body) throw new Error(`Object ${index + 1} was never written`);
      places.push(offset);
      push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
    });
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.bodies.length + 1;
    push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
          `trailer\n<</Size ${size}/Root ${root}/Info ${info}>>\nstartxref\n${offset}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(parts);
  }
}
