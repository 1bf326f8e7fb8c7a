import { createHash } from 'node:crypto';
import { escapeXml } from '@markwright/logo';
import type { LogoShape } from '@markwright/logo/shapes';
import { PdfContent } from './content.ts';
import { openInks, type InkMode, type InkWriter, type SpotInk } from './inks.ts';
import { PdfObjects, pdfNumber as n, pdfText } from './pdf-objects.ts';

const POINTS_PER_MM = 72 / 25.4;

export type PdfPage = {
  /** Size after cutting, in millimetres. */
  width: number;
  height: number;
  /** What is cut away on every side; a ground reaches into it. */
  bleed: number;
  ground: string | null;
  /** Drawings on the page: units to millimetres, and where 0, 0 of each comes to lie, measured from the trimmed corner. */
  drawings: readonly { shapes: readonly LogoShape[]; scale: number; x: number; y: number }[];
};

/** A printing condition, where the operator has one. With it a file says PDF/X-4; without it only has its form. */
export type CmykProfile = { name: string; bytes: Uint8Array };

type PdfOptions = {
  title: string;
  mode: InkMode;
  spots?: readonly SpotInk[];
  /** 2026-11-16 */
  day: string;
  profile?: CmykProfile | undefined;
};

function spotSpacesOf({ mode, spots }: InkWriter): string {
  if (mode !== 'spot' || spots.length === 0) return '';
  const spaces = spots.map(({ name, inks }, at) => {
    const tint = `<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[${inks.map(n).join(' ')}]/N 1>>`;
    return `/Spot${at}[/Separation/${name.replaceAll(' ', '#20')}/DeviceCMYK ${tint}]`;
  });
  return `/ColorSpace<<${spaces.join('')}>>`;
}

function addPage(objects: PdfObjects, inks: InkWriter, page: PdfPage, parent: number): number {
  const { width, height, bleed, ground } = page;
  const [trimWidth, trimHeight, edge] = [width, height, bleed].map((value) => value * POINTS_PER_MM) as [
    number,
    number,
    number,
  ];
  const [fullWidth, fullHeight] = [trimWidth + 2 * edge, trimHeight + 2 * edge];
  const content = new PdfContent(objects, inks, ground ?? '#ffffff');
  if (ground) content.addRect(0, 0, fullWidth, fullHeight, ground);
  for (const { shapes, scale, x, y } of page.drawings) {
    content.addShapes(shapes, {
      scale: scale * POINTS_PER_MM,
      x: edge + x * POINTS_PER_MM,
      y: fullHeight - edge - y * POINTS_PER_MM,
    });
  }
  const { contents, resources } = content.finish(spotSpacesOf(inks));
  const full = `0 0 ${n(fullWidth)} ${n(fullHeight)}`;
  const trim = `${n(edge)} ${n(edge)} ${n(edge + trimWidth)} ${n(edge + trimHeight)}`;
  return objects.add(
    `<</Type/Page/Parent ${parent} 0 R/MediaBox[${full}]/BleedBox[${full}]/TrimBox[${trim}]` +
      `/Contents ${contents} 0 R/Resources${resources}>>`,
  );
}

function xmpOf({ title, day, profile }: PdfOptions): string {
  const version = profile ? ' xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" pdfxid:GTS_PDFXVersion="PDF/X-4"' : '';
  return (
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
    `xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ` +
    `xmlns:dc="http://purl.org/dc/elements/1.1/"${version} pdf:Trapped="False" xmp:CreateDate="${day}" ` +
    `xmp:ModifyDate="${day}" xmp:MetadataDate="${day}"><dc:title><rdf:Alt>` +
    `<rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF>` +
    `</x:xmpmeta><?xpacket end="w"?>`
  );
}

/** Vector pages with trim and bleed boxes. No fonts, pictures or layers, so that nothing is left for a printer to guess. */
export function writePdf(pages: readonly PdfPage[], options: PdfOptions): Buffer {
  const objects = new PdfObjects();
  const inks = openInks(options.mode, options.spots ?? []);
  const [catalogue, tree] = [objects.reserve(), objects.reserve()];
  const kids = pages.map((page) => addPage(objects, inks, page, tree));
  objects.add(`<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`, tree);
  const metadata = objects.addStream(Buffer.from(xmpOf(options)), '/Type/Metadata/Subtype/XML', false);
  const intent = options.profile && addIntent(objects, options.profile);
  const intents = intent ? `/OutputIntents[${intent} 0 R]` : '';
  objects.add(`<</Type/Catalog/Pages ${tree} 0 R/Metadata ${metadata} 0 R${intents}>>`, catalogue);
  const date = `(D:${options.day.replaceAll('-', '')}000000Z)`;
  const version = options.profile ? '/GTS_PDFXVersion(PDF/X-4)' : '';
  const info = objects.add(
    `<</Title${pdfText(options.title)}/Producer(Markwright)/Trapped/False${version}/CreationDate${date}/ModDate${date}>>`,
  );
  const id = createHash('md5')
    .update(JSON.stringify([options.title, options.mode, options.day]))
    .digest('hex');
  return objects.write(catalogue, info, id);
}

function addIntent(objects: PdfObjects, { name, bytes }: CmykProfile): number {
  const profile = objects.addStream(bytes, '/N 4');
  return objects.add(
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${pdfText(name)}/Info${pdfText(name)}` +
      `/DestOutputProfile ${profile} 0 R>>`,
  );
}
