import { escapeXml } from '@markwright/logo';
import { DRAWING } from './theme.ts';

/** Slides of 16 : 9, measured in centimetres here and in the format's own units in the file. */
export const SLIDE = { width: 33.867, height: 19.05 };
const EMU_PER_CM = 360_000;
const emu = (cm: number): number => Math.round(cm * EMU_PER_CM);

export const NAMESPACES =
  `xmlns:a="${DRAWING}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ` +
  `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

export type Rect = { x: number; y: number; width: number; height: number };

const placed = ({ x, y, width, height }: Rect, tag = 'a:xfrm') =>
  `<${tag}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${tag}>`;

/** Scheme colours by name, so that a change of theme recolours everything. */
type SchemeColor = 'bg1' | 'tx1' | 'bg2' | 'tx2' | 'accent1' | 'accent2';
const schemeFill = (color: SchemeColor) => `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;

export const background = (color: SchemeColor): string =>
  `<p:bg><p:bgPr>${schemeFill(color)}<a:effectLst/></p:bgPr></p:bg>`;

export const bar = (id: number, at: Rect, color: SchemeColor): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Rule ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>` +
  `<p:spPr>${placed(at)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${schemeFill(color)}<a:ln><a:noFill/></a:ln></p:spPr>` +
  `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="zh-CN"/></a:p></p:txBody></p:sp>`;

export const picture = (id: number, relation: string, at: Rect, name: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Logo ${id}" descr="${escapeXml(name)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr>` +
  `<p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
  `<p:spPr>${placed(at)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

type Placeholder = {
  id: number;
  type: 'title' | 'ctrTitle' | 'subTitle' | 'body';
  index?: number;
  at?: Rect;
  text: string;
  size?: number;
  color?: SchemeColor;
  isBold?: boolean;
  anchor?: 't' | 'ctr' | 'b';
};

/** A field that a person fills in; a slide's own field takes place and look from its layout. */
export function placeholder({ id, type, index, at, text, size, color, isBold, anchor = 't' }: Placeholder): string {
  const number = index === undefined ? '' : ` idx="${index}"`;
  const look = size && color ? levelLook(size, color, isBold ?? false) : '';
  const paragraphs = text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr lang="zh-CN"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`)
    .join('');
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${type} ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph type="${type}"${number}/></p:nvPr></p:nvSpPr><p:spPr>${at ? placed(at) : ''}</p:spPr>` +
    `<p:txBody>${at ? `<a:bodyPr anchor="${anchor}"><a:normAutofit/></a:bodyPr>` : '<a:bodyPr/>'}` +
    `<a:lstStyle>${look}</a:lstStyle>${paragraphs}</p:txBody></p:sp>`
  );
}

const levelLook = (size: number, color: SchemeColor, isBold: boolean): string =>
  `<a:lvl1pPr marL="0" indent="0" algn="l"><a:lnSpc><a:spcPct val="115000"/></a:lnSpc><a:buNone/>` +
  `<a:defRPr sz="${size * 100}"${isBold ? ' b="1"' : ''}>${schemeFill(color)}</a:defRPr></a:lvl1pPr>`;

/** The tree that every slide, layout and master begins with. */
export const shapeTree = (shapes: string, ground = ''): string =>
  `<p:cSld>${ground}<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
  `<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree></p:cSld>`;
