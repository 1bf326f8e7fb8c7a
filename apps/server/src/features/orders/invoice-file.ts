import { createHash } from 'node:crypto';
import { AppError } from '@markwright/contracts';

type Kind = { ending: string; type: string; isWhole: (bytes: Buffer) => boolean };

const TAIL_BYTES = 2048;
const ZIP_START = Buffer.from('PK\u0003\u0004');

/** What tax systems hand out, told by the bytes and not by the name. OFD is an archive that holds OFD.xml. */
const KINDS: readonly Kind[] = [
  {
    ending: '.pdf',
    type: 'application/pdf',
    isWhole: (bytes) =>
      bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-TAIL_BYTES).includes('%%EOF'),
  },
  {
    ending: '.ofd',
    type: 'application/ofd',
    // The list of what is inside stands at the end: a file cut off has none.
    isWhole: (bytes) =>
      bytes.subarray(0, 4).equals(ZIP_START) &&
      bytes.includes('OFD.xml') &&
      bytes.subarray(-TAIL_BYTES).includes('PK\u0005\u0006'),
  },
];

type InvoiceFile = { key: string; type: string };

/** Named by what is in it, so that the same file is the same key however often it is handed over. */
export function readInvoiceFile(invoiceId: string, bytes: Buffer): InvoiceFile {
  const kind = KINDS.find(({ isWhole }) => isWhole(bytes));
  if (!kind) throw new AppError('INVOICE_FILE_WRONG');
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { key: `invoices/${invoiceId}/${sum}${kind.ending}`, type: kind.type };
}
