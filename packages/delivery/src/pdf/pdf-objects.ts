import { deflateSync } from 'node:zlib';

/** A PDF as numbered objects; knows nothing of what they mean. */
export class PdfObjects {
  private readonly bodies: (Buffer | null)[] = [];

  /** A number for an object that others refer to before it is written. */
  reserve(): number {
    this.bodies.push(null);
    return this.bodies.length;
  }

  add(body: string | Buffer, number = this.reserve()): number {
    this.bodies[number - 1] = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    return number;
  }

  addStream(content: Uint8Array | string, dictionary = '', isPacked = true): number {
    const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const data = isPacked ? deflateSync(plain) : plain;
    const filter = isPacked ? '/Filter/FlateDecode' : '';
    return this.add(
      Buffer.concat([
        Buffer.from(`<<${dictionary}${filter}/Length ${data.length}>>\nstream\n`, 'latin1'),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  }

  /** The file, its table of places at the end. `id` tells one file from another. */
  write(root: number, info: number, id: string): Buffer {
    const parts = [Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
    let at = parts[0]!.length;
    const places = this.bodies.map((body, index) => {
      if (!body) throw new Error(`PDF object ${index + 1} was reserved and never written`);
      const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
      parts.push(object);
      const place = at;
      at += object.length;
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const size = this.bodies.length + 1;
    parts.push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n` +
          `<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>\nstartxref\n${at}\n%%EOF\n`,
      ),
    );
    return Buffer.concat(parts);
  }
}

/** Text of any language as a PDF string. */
export function pdfText(text: string): string {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}

/** Never in scientific notation. */
export const pdfDecimal = (value: number, digits: number): string => {
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};

export const pdfNumber = (value: number): string => pdfDecimal(value, 4);
