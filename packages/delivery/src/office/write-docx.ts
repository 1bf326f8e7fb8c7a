import { escapeXml, type LogoDoc } from '@markwright/logo';
import { appProperties, contentTypes, coreProperties, relations, rootRelations, writeOpenXml } from './open-xml.ts';
import type { OfficeColors } from './office-colors.ts';
import { DRAWING, officeTheme } from './theme.ts';
import type { LogoPicture } from './write-pptx.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const EMU_PER_CM = 360_000;
const TWIPS_PER_CM = 567;

const namespaces =
  `xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:a="${DRAWING}" ` +
  `xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ` +
  `xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;

/** The logo in a line of text, at most this large. */
function inlinePicture({ width, height }: LogoPicture, room: { width: number; height: number }, name: string): string {
  const scale = Math.min(room.width / width, room.height / height) * EMU_PER_CM;
  const extent = `cx="${Math.round(width * scale)}" cy="${Math.round(height * scale)}"`;
  return (
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/>` +
    `<wp:docPr id="1" name="Logo" descr="${escapeXml(name)}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="logo.png"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}

const text = (content: string, look = ''): string =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${escapeXml(content)}</w:t></w:r>`;
const paragraph = (runs: string, properties = ''): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`;
const twips = (cm: number): number => Math.round(cm * TWIPS_PER_CM);

const BODY = ['收件人 / To:', '', '日期 / Date:', '', '正文从这里开始。', 'Your letter starts here.'];

/** A4 paper with the logo above, a rule in the brand's colour and a line for the address below. */
export function writeLetterhead(
  doc: LogoDoc,
  { colors, logo, day }: { colors: OfficeColors; logo: LogoPicture; day: string },
): Uint8Array {
  const name = doc.name.text;
  const rule = `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="10" w:color="${colors.accents[0]}"/></w:pBdr>`;
  const header = paragraph(inlinePicture(logo, { width: 6, height: 1.8 }, name), rule);
  const footer = paragraph(
    text('地址 Address · 电话 Phone · 网址 Website', `<w:color w:val="7A756D"/><w:sz w:val="16"/>`),
    `<w:pBdr><w:top w:val="single" w:sz="4" w:space="8" w:color="${colors.accents[0]}"/></w:pBdr>`,
  );
  const page =
    `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/>` +
    `<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${twips(4.4)}" w:right="${twips(2.4)}" w:bottom="${twips(3)}" w:left="${twips(2.4)}" w:header="${twips(1.4)}" w:footer="${twips(1.2)}" w:gutter="0"/></w:sectPr>`;
  const fonts = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Microsoft YaHei" w:cs="Arial"/>';
  return writeOpenXml(
    {
      '[Content_Types].xml': contentTypes({
        'word/document.xml': `${TYPES}.document.main+xml`,
        'word/styles.xml': `${TYPES}.styles+xml`,
        'word/header1.xml': `${TYPES}.header+xml`,
        'word/footer1.xml': `${TYPES}.footer+xml`,
        'word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
      }),
      '_rels/.rels': rootRelations('word/document.xml'),
      'docProps/core.xml': coreProperties(escapeXml(name), day),
      'docProps/app.xml': appProperties,
      'word/document.xml': `<w:document ${namespaces}><w:body>${BODY.map((line) => paragraph(line ? text(line) : '')).join('')}${page}</w:body></w:document>`,
      'word/_rels/document.xml.rels': relations([
        { id: 'rId1', type: 'header', target: 'header1.xml' },
        { id: 'rId2', type: 'footer', target: 'footer1.xml' },
        { id: 'rId3', type: 'styles', target: 'styles.xml' },
        { id: 'rId4', type: 'theme', target: 'theme/theme1.xml' },
      ]),
      'word/header1.xml': `<w:hdr ${namespaces}>${header}</w:hdr>`,
      'word/_rels/header1.xml.rels': relations([{ id: 'rId1', type: 'image', target: 'media/logo.png' }]),
      'word/footer1.xml': `<w:ftr ${namespaces}>${footer}</w:ftr>`,
      'word/styles.xml':
        `<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="21"/></w:rPr></w:rPrDefault>` +
        `<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>` +
        `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`,
      'word/theme/theme1.xml': officeTheme(name, colors),
      'word/media/logo.png': logo.png,
    },
    day,
  );
}
