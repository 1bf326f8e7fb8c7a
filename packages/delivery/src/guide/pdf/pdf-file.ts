import { pdfDecimal, PdfObjects, pdfText } from '../../pdf/pdf-objects.ts';

export { pdfText };

/** A reference to an object of the file. */
export type Ref = `${number} 0 R`;

/** Thousandths of a millimetre. */
export const num = (value: number): string => pdfDecimal(value, 3);

const refTo = (object: number): Ref => `${object} 0 R`;
const objectOf = (ref: Ref): number => Number.parseInt(ref, 10);

/** The objects of a PDF, named by their references. The same objects give the same bytes. */
export class PdfFile {
  private readonly objects = new PdfObjects();

  /** Number first, contents later: for objects that refer to each other. */
  reserve(): Ref {
    return refTo(this.objects.reserve());
  }

  put(ref: Ref, body: string): Ref {
    return refTo(this.objects.add(body, objectOf(ref)));
  }

  add(body: string): Ref {
    return refTo(this.objects.add(body));
  }

  stream(entries: string, data: string | Uint8Array): Ref {
    return refTo(this.objects.addStream(data, entries));
  }

  /** A JPG goes into the file as it is. */
  picture(jpg: Uint8Array, width: number, height: number): Ref {
    const facts = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
    return refTo(this.objects.addStream(jpg, `${facts}/Filter/DCTDecode`, false));
  }

  /** `id` tells one file from another. */
  write(root: Ref, info: Ref, id: string): Uint8Array {
    return this.objects.write(objectOf(root), objectOf(info), id);
  }
}
