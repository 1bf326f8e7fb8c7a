import type { AiOrigin } from './hidden-label.ts';
import { labelOffice } from './label-office.ts';
import { labelPdf } from './label-pdf.ts';
import { labelJpg, labelPng, labelSvg } from './label-pictures.ts';
import type { LabelledFormat } from './label-rules.ts';

const WRITERS: Record<LabelledFormat, (bytes: Uint8Array, origin: AiOrigin) => Uint8Array> = {
  png: labelPng,
  jpg: labelJpg,
  svg: (bytes, origin) => Buffer.from(labelSvg(Buffer.from(bytes).toString(), origin)),
  pdf: labelPdf,
  pptx: labelOffice,
  docx: labelOffice,
};

const isLabelled = (ending: string): ending is LabelledFormat => ending in WRITERS;

/** The same file with the hidden label in it; as it is where no rule names a place for one (cutting data, text). */
export function labelFile(name: string, bytes: Uint8Array, origin: AiOrigin): Uint8Array {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return isLabelled(ending) ? WRITERS[ending](bytes, origin) : bytes;
}
