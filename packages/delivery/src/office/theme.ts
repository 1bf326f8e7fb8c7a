import { escapeXml } from '@markwright/logo';
import type { OfficeColors } from './office-colors.ts';

export const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';

const color = (name: string, hex: string) => `<a:${name}><a:srgbClr val="${hex}"/></a:${name}>`;
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const line = (width: number) =>
  `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';

/** Colours and faces under which every shape, chart and table of the file is drawn. */
export function officeTheme(name: string, { dk1, lt1, dk2, lt2, accents }: OfficeColors): string {
  const accented = accents.map((hex, index) => color(`accent${index + 1}`, hex)).join('');
  const font = (tag: string) =>
    `<a:${tag}><a:latin typeface="Arial"/><a:ea typeface="Microsoft YaHei"/><a:cs typeface="Arial"/></a:${tag}>`;
  return (
    `<a:theme xmlns:a="${DRAWING}" name="${escapeXml(name)}"><a:themeElements>` +
    `<a:clrScheme name="Brand">${color('dk1', dk1)}${color('lt1', lt1)}${color('dk2', dk2)}${color('lt2', lt2)}` +
    `${accented}${color('hlink', accents[0])}${color('folHlink', accents[5])}</a:clrScheme>` +
    `<a:fontScheme name="Brand">${font('majorFont')}${font('minorFont')}</a:fontScheme>` +
    `<a:fmtScheme name="Brand"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst>` +
    `</a:fmtScheme></a:themeElements></a:theme>`
  );
}
