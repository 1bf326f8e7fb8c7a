import { SaxesParser } from 'saxes';

/**
 * What the schemas of ECMA-376 (5th edition, transitional: pml, dml-main, dml-picture, dml-wordprocessingDrawing, wml; OPC
 * for the package) say of the elements that the office files use: which children, how many and in which order, and which
 * attributes must stand there. An element that is not in the table is a fault: whoever writes a new one looks it up.
 */
type Rule = { children: string; attributes?: Record<string, RegExp> };

const NUMBER = /^-?\d+$/;
const COUNT = /^\d+$/;
const COLOR = /^[0-9A-F]{6}$/;
const SCHEME = /^(bg1|tx1|bg2|tx2|accent[1-6]|hlink|folHlink|dk1|lt1|dk2|lt2|phClr)$/;
const RELATION = /^rId\d+$/;

const FILL = '(a:noFill|a:solidFill|a:gradFill|a:blipFill|a:pattFill)';
const POINT = { x: NUMBER, y: NUMBER };
const EXTENT = { cx: COUNT, cy: COUNT };
const LEVEL: Rule = { children: '(a:lnSpc)? (a:spcBef)? (a:spcAft)? (a:buNone|a:buChar)? (a:tabLst)? (a:defRPr)?' };
const TEXT_LOOK: Rule = { children: `(a:ln)? ${FILL}? (a:effectLst)? (a:latin)? (a:ea)? (a:cs)?` };
const THEME_COLOR: Rule = { children: '(a:srgbClr|a:sysClr)' };
const FONTS: Rule = { children: 'a:latin a:ea a:cs (a:font)*' };
const FACE: Rule = { children: '', attributes: { typeface: /./ } };
const NOTHING: Rule = { children: '' };
const LINES = '(w:p|w:tbl)*';
const BORDER: Rule = {
  children: '',
  attributes: { 'w:val': /^(single|none)$/, 'w:sz': COUNT, 'w:space': COUNT, 'w:color': COLOR },
};
const VALUE: Rule = { children: '', attributes: { 'w:val': /./ } };
const MARGIN = ['top', 'right', 'bottom', 'left', 'header', 'footer', 'gutter'];

const PACKAGE: Record<string, Rule> = {
  Types: { children: '(Default|Override)*' },
  Default: { children: '', attributes: { Extension: /^\w+$/, ContentType: /^[\w.+-]+\/[\w.+-]+$/ } },
  Override: { children: '', attributes: { PartName: /^\//, ContentType: /^[\w.+-]+\/[\w.+-]+$/ } },
  Relationships: { children: '(Relationship)*' },
  Relationship: {
    children: '',
    attributes: { Id: RELATION, Type: /^http:\/\/schemas\.openxmlformats\.org\//, Target: /./ },
  },
  'cp:coreProperties': { children: '(dc:title)? (dcterms:created)? (dcterms:modified)?' },
  'dc:title': NOTHING,
  'dcterms:created': { children: '', attributes: { 'xsi:type': /^dcterms:W3CDTF$/ } },
  'dcterms:modified': { children: '', attributes: { 'xsi:type': /^dcterms:W3CDTF$/ } },
  Properties: { children: '(Application)?' },
  Application: NOTHING,
};

const DRAWING: Record<string, Rule> = {
  'a:theme': { children: 'a:themeElements (a:objectDefaults)? (a:extraClrSchemeLst)?' },
  'a:themeElements': { children: 'a:clrScheme a:fontScheme a:fmtScheme' },
  'a:clrScheme': {
    children: 'a:dk1 a:lt1 a:dk2 a:lt2 a:accent1 a:accent2 a:accent3 a:accent4 a:accent5 a:accent6 a:hlink a:folHlink',
    attributes: { name: /./ },
  },
  ...Object.fromEntries(
    ['dk1', 'lt1', 'dk2', 'lt2', 'hlink', 'folHlink', ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`)].map(
      (name) => [`a:${name}`, THEME_COLOR],
    ),
  ),
  'a:fontScheme': { children: 'a:majorFont a:minorFont', attributes: { name: /./ } },
  'a:majorFont': FONTS,
  'a:minorFont': FONTS,
  'a:latin': FACE,
  'a:ea': FACE,
  'a:cs': FACE,
  'a:fmtScheme': { children: 'a:fillStyleLst a:lnStyleLst a:effectStyleLst a:bgFillStyleLst' },
  'a:fillStyleLst': { children: `${FILL} ${FILL} ${FILL} ${FILL}*` },
  'a:bgFillStyleLst': { children: `${FILL} ${FILL} ${FILL} ${FILL}*` },
  'a:lnStyleLst': { children: 'a:ln a:ln a:ln (a:ln)*' },
  'a:effectStyleLst': { children: 'a:effectStyle a:effectStyle a:effectStyle (a:effectStyle)*' },
  'a:effectStyle': { children: '(a:effectLst|a:effectDag)' },
  'a:effectLst': NOTHING,
  'a:ln': { children: `${FILL}? (a:prstDash)? (a:round|a:bevel|a:miter)?` },
  'a:prstDash': { children: '', attributes: { val: /^(solid|dash|dot)$/ } },
  'a:noFill': NOTHING,
  'a:solidFill': { children: '(a:schemeClr|a:srgbClr)' },
  'a:schemeClr': { children: '', attributes: { val: SCHEME } },
  'a:srgbClr': { children: '', attributes: { val: COLOR } },
  'a:xfrm': { children: 'a:off a:ext (a:chOff a:chExt)?' },
  'a:off': { children: '', attributes: POINT },
  'a:chOff': { children: '', attributes: POINT },
  'a:ext': { children: '', attributes: EXTENT },
  'a:chExt': { children: '', attributes: EXTENT },
  'a:prstGeom': { children: '(a:avLst)?', attributes: { prst: /^rect$/ } },
  'a:avLst': NOTHING,
  'a:bodyPr': { children: '(a:noAutofit|a:normAutofit|a:spAutoFit)?' },
  'a:normAutofit': NOTHING,
  'a:lstStyle': { children: '(a:lvl1pPr)? (a:lvl2pPr)? (a:lvl3pPr)?' },
  'a:lvl1pPr': LEVEL,
  'a:lvl2pPr': LEVEL,
  'a:lvl3pPr': LEVEL,
  'a:lnSpc': { children: '(a:spcPct|a:spcPts)' },
  'a:spcPct': { children: '', attributes: { val: NUMBER } },
  'a:buNone': NOTHING,
  'a:defRPr': TEXT_LOOK,
  'a:rPr': TEXT_LOOK,
  'a:endParaRPr': TEXT_LOOK,
  'a:p': { children: '(a:pPr)? (a:r|a:br|a:fld)* (a:endParaRPr)?' },
  'a:r': { children: '(a:rPr)? a:t' },
  'a:t': NOTHING,
  'a:blip': { children: '', attributes: { 'r:embed': RELATION } },
  'a:stretch': { children: '(a:fillRect)?' },
  'a:fillRect': NOTHING,
  'a:spLocks': NOTHING,
  'a:picLocks': NOTHING,
  'a:masterClrMapping': NOTHING,
  'a:graphic': { children: 'a:graphicData' },
  'a:graphicData': { children: 'pic:pic', attributes: { uri: /drawingml\/2006\/picture$/ } },
};

const NAMED = { id: COUNT, name: /^/ };
const SLIDES: Record<string, Rule> = {
  'p:presentation': {
    children: 'p:sldMasterIdLst (p:notesMasterIdLst)? (p:handoutMasterIdLst)? (p:sldIdLst)? (p:sldSz)? p:notesSz',
  },
  'p:sldMasterIdLst': { children: 'p:sldMasterId (p:sldMasterId)*' },
  'p:sldMasterId': { children: '', attributes: { id: /^214748364[89]$/, 'r:id': RELATION } },
  'p:sldIdLst': { children: '(p:sldId)*' },
  'p:sldId': { children: '', attributes: { id: /^(25[6-9]|2[6-9]\d|[3-9]\d\d)$/, 'r:id': RELATION } },
  'p:sldSz': { children: '', attributes: EXTENT },
  'p:notesSz': { children: '', attributes: EXTENT },
  'p:sldMaster': { children: 'p:cSld p:clrMap (p:sldLayoutIdLst)? (p:transition)? (p:timing)? (p:hf)? (p:txStyles)?' },
  'p:sldLayoutIdLst': { children: '(p:sldLayoutId)*' },
  'p:sldLayoutId': { children: '', attributes: { id: /^21474836(49|5\d)$/, 'r:id': RELATION } },
  'p:clrMap': {
    children: '',
    attributes: Object.fromEntries(
      ['bg1', 'tx1', 'bg2', 'tx2', 'hlink', 'folHlink', ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`)].map(
        (name) => [name, SCHEME],
      ),
    ),
  },
  'p:txStyles': { children: '(p:titleStyle)? (p:bodyStyle)? (p:otherStyle)?' },
  'p:titleStyle': { children: '(a:lvl1pPr)? (a:lvl2pPr)? (a:lvl3pPr)?' },
  'p:bodyStyle': { children: '(a:lvl1pPr)? (a:lvl2pPr)? (a:lvl3pPr)?' },
  'p:otherStyle': { children: '(a:lvl1pPr)? (a:lvl2pPr)? (a:lvl3pPr)?' },
  'p:sldLayout': { children: 'p:cSld (p:clrMapOvr)?', attributes: { type: /^(title|obj|secHead)$/ } },
  'p:sld': { children: 'p:cSld (p:clrMapOvr)?' },
  'p:clrMapOvr': { children: '(a:masterClrMapping|a:overrideClrMapping)' },
  'p:cSld': { children: '(p:bg)? p:spTree' },
  'p:bg': { children: '(p:bgPr|p:bgRef)' },
  'p:bgPr': { children: `${FILL} (a:effectLst|a:effectDag)?` },
  'p:spTree': { children: 'p:nvGrpSpPr p:grpSpPr (p:sp|p:pic|p:grpSp)*' },
  'p:nvGrpSpPr': { children: 'p:cNvPr p:cNvGrpSpPr p:nvPr' },
  'p:grpSpPr': { children: '(a:xfrm)?' },
  'p:cNvPr': { children: '', attributes: NAMED },
  'p:cNvGrpSpPr': NOTHING,
  'p:cNvSpPr': { children: '(a:spLocks)?' },
  'p:cNvPicPr': { children: '(a:picLocks)?' },
  'p:nvPr': { children: '(p:ph)?' },
  'p:ph': { children: '', attributes: { type: /^(title|ctrTitle|subTitle|body)$/ } },
  'p:sp': { children: 'p:nvSpPr p:spPr (p:style)? (p:txBody)?' },
  'p:nvSpPr': { children: 'p:cNvPr p:cNvSpPr p:nvPr' },
  'p:spPr': { children: `(a:xfrm)? (a:prstGeom|a:custGeom)? ${FILL}? (a:ln)?` },
  'p:txBody': { children: 'a:bodyPr (a:lstStyle)? a:p (a:p)*' },
  'p:pic': { children: 'p:nvPicPr p:blipFill p:spPr' },
  'p:nvPicPr': { children: 'p:cNvPr p:cNvPicPr p:nvPr' },
  'p:blipFill': { children: '(a:blip)? (a:srcRect)? (a:tile|a:stretch)?' },
};

const LETTERS: Record<string, Rule> = {
  'w:document': { children: '(w:body)?' },
  'w:body': { children: `${LINES} (w:sectPr)?` },
  'w:hdr': { children: `w:p ${LINES}` },
  'w:ftr': { children: `w:p ${LINES}` },
  'w:p': { children: '(w:pPr)? (w:r)*' },
  'w:pPr': { children: '(w:pStyle)? (w:pBdr)? (w:shd)? (w:spacing)? (w:ind)? (w:jc)?' },
  'w:pBdr': { children: '(w:top)? (w:left)? (w:bottom)? (w:right)?' },
  'w:top': BORDER,
  'w:bottom': BORDER,
  'w:r': { children: '(w:rPr)? (w:t|w:drawing|w:br)*' },
  'w:rPr': { children: '(w:rFonts)? (w:b)? (w:color)? (w:sz)?' },
  'w:rFonts': { children: '', attributes: { 'w:ascii': /./, 'w:hAnsi': /./, 'w:eastAsia': /./, 'w:cs': /./ } },
  'w:t': NOTHING,
  'w:color': { children: '', attributes: { 'w:val': COLOR } },
  'w:sz': { children: '', attributes: { 'w:val': COUNT } },
  'w:spacing': { children: '', attributes: { 'w:after': COUNT, 'w:line': COUNT, 'w:lineRule': /^auto$/ } },
  'w:sectPr': { children: '(w:headerReference|w:footerReference)* (w:pgSz)? (w:pgMar)?' },
  'w:headerReference': { children: '', attributes: { 'w:type': /^(default|first|even)$/, 'r:id': RELATION } },
  'w:footerReference': { children: '', attributes: { 'w:type': /^(default|first|even)$/, 'r:id': RELATION } },
  'w:pgSz': { children: '', attributes: { 'w:w': COUNT, 'w:h': COUNT } },
  'w:pgMar': { children: '', attributes: Object.fromEntries(MARGIN.map((side) => [`w:${side}`, NUMBER])) },
  'w:styles': { children: '(w:docDefaults)? (w:latentStyles)? (w:style)*' },
  'w:docDefaults': { children: '(w:rPrDefault)? (w:pPrDefault)?' },
  'w:rPrDefault': { children: '(w:rPr)?' },
  'w:pPrDefault': { children: '(w:pPr)?' },
  'w:style': {
    children: '(w:name)? (w:basedOn)? (w:pPr)? (w:rPr)?',
    attributes: { 'w:type': /^paragraph$/, 'w:styleId': /./ },
  },
  'w:name': VALUE,
  'w:drawing': { children: '(wp:inline|wp:anchor)' },
  'wp:inline': { children: 'wp:extent (wp:effectExtent)? wp:docPr (wp:cNvGraphicFramePr)? a:graphic' },
  'wp:extent': { children: '', attributes: EXTENT },
  'wp:docPr': { children: '', attributes: NAMED },
  'pic:pic': { children: 'pic:nvPicPr pic:blipFill pic:spPr' },
  'pic:nvPicPr': { children: 'pic:cNvPr pic:cNvPicPr' },
  'pic:cNvPr': { children: '', attributes: NAMED },
  'pic:cNvPicPr': NOTHING,
  'pic:blipFill': { children: '(a:blip)? (a:srcRect)? (a:tile|a:stretch)?' },
  'pic:spPr': { children: `(a:xfrm)? (a:prstGeom|a:custGeom)? ${FILL}? (a:ln)?` },
};

const RULES: Record<string, Rule> = { ...PACKAGE, ...DRAWING, ...SLIDES, ...LETTERS };

/** `a (b)? (c|d)*` as a pattern over names that each end in a semicolon. */
const patternOf = (children: string): RegExp =>
  new RegExp(`^${children.replace(/[\w:]+/g, '(?:$&;)').replace(/\s+/g, '')}$`);
const PATTERNS = new Map(Object.entries(RULES).map(([name, { children }]) => [name, patternOf(children)]));

/** What a part has that its schema does not allow, or lacks; XML that is not well formed is told by throwing. */
export function schemaFaults(part: string): string[] {
  const faults: string[] = [];
  const open: { name: string; children: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const around = open.at(-1);
    if (around) around.children += `${name};`;
    open.push({ name, children: '' });
    for (const [key, allowed] of Object.entries(RULES[name]?.attributes ?? {})) {
      const value = attributes[key]?.value;
      if (value === undefined || !allowed.test(value)) faults.push(`${name} has ${key}=${value}`);
    }
  });
  parser.on('closetag', () => {
    const { name, children } = open.pop()!;
    const pattern = PATTERNS.get(name);
    if (!pattern) faults.push(`${name} is not in the table`);
    else if (!pattern.test(children)) faults.push(`${name} holds: ${children}`);
  });
  parser.write(part).close();
  return [...new Set(faults)];
}
