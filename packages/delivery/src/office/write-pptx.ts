import { escapeXml, type LogoDoc } from '@markwright/logo';
import type { Text } from '../plan/pack-file.ts';
import {
  appProperties,
  contentTypes,
  coreProperties,
  relations,
  rootRelations,
  writeOpenXml,
  type OpenXmlParts,
} from './open-xml.ts';
import type { OfficeColors } from './office-colors.ts';
import { background, bar, NAMESPACES, picture, placeholder, shapeTree, SLIDE, type Rect } from './slide-xml.ts';
import { officeTheme } from './theme.ts';

/** A picture of a lockup and its shape. */
export type LogoPicture = { png: Uint8Array; width: number; height: number };
type SlidePictures = { colour: LogoPicture; white: LogoPicture; small: LogoPicture };

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';
const MASTER_TEXT =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** A picture fitted into a room: to the left, in the middle or to the right of it, and halfway down. */
function fit({ width, height }: LogoPicture, room: Rect, side: 0 | 0.5 | 1): Rect {
  const scale = Math.min(room.width / width, room.height / height);
  const [wide, tall] = [width * scale, height * scale];
  return { x: room.x + (room.width - wide) * side, y: room.y + (room.height - tall) / 2, width: wide, height: tall };
}

const MARGIN = 2.2;
const WIDE = SLIDE.width - 2 * MARGIN;

function layouts(
  name: string,
  { colour, white, small }: SlidePictures,
): { title: Text; type: string; tree: string; image: string }[] {
  const corner = { x: SLIDE.width - MARGIN - 5.4, y: SLIDE.height - 2.1, width: 5.4, height: 1.2 };
  return [
    {
      title: { zh: '封面', en: 'Cover' },
      type: 'title',
      image: 'white',
      tree: shapeTree(
        picture(2, 'rId2', fit(white, { x: MARGIN, y: 1.9, width: 12, height: 4.2 }, 0), name) +
          placeholder({
            id: 3,
            type: 'ctrTitle',
            at: { x: MARGIN, y: 8.2, width: WIDE, height: 3.6 },
            text: '标题 Title',
            size: 40,
            color: 'bg1',
            isBold: true,
            anchor: 'b',
          }) +
          placeholder({
            id: 4,
            type: 'subTitle',
            index: 1,
            at: { x: MARGIN, y: 12.1, width: WIDE, height: 2 },
            text: '副标题 · 日期',
            size: 18,
            color: 'bg1',
          }) +
          bar(5, { x: MARGIN, y: 16.9, width: 3, height: 0.18 }, 'accent1'),
        background('tx2'),
      ),
    },
    {
      title: { zh: '标题与内容', en: 'Title and content' },
      type: 'obj',
      image: 'small',
      tree: shapeTree(
        bar(2, { x: MARGIN, y: 1.6, width: 1.6, height: 0.18 }, 'accent1') +
          placeholder({
            id: 3,
            type: 'title',
            at: { x: MARGIN, y: 1.9, width: WIDE, height: 1.9 },
            text: '标题 Title',
            size: 28,
            color: 'tx2',
            isBold: true,
            anchor: 'ctr',
          }) +
          placeholder({
            id: 4,
            type: 'body',
            index: 1,
            at: { x: MARGIN, y: 4.4, width: WIDE, height: 11.6 },
            text: '内容 Content',
            size: 18,
            color: 'tx1',
          }) +
          picture(5, 'rId2', fit(small, corner, 1), name),
        background('bg1'),
      ),
    },
    {
      title: { zh: '章节', en: 'Section' },
      type: 'secHead',
      image: 'small',
      tree: shapeTree(
        bar(2, { x: 0, y: 0, width: 0.6, height: SLIDE.height }, 'accent1') +
          placeholder({
            id: 3,
            type: 'title',
            at: { x: MARGIN, y: 6.6, width: WIDE, height: 3.4 },
            text: '章节 Section',
            size: 36,
            color: 'tx2',
            isBold: true,
            anchor: 'b',
          }) +
          placeholder({
            id: 4,
            type: 'body',
            index: 1,
            at: { x: MARGIN, y: 10.3, width: WIDE, height: 2.4 },
            text: '一句话说明',
            size: 18,
            color: 'tx1',
          }) +
          picture(5, 'rId2', fit(small, corner, 1), name),
        background('bg2'),
      ),
    },
    {
      title: { zh: '结束', en: 'Closing' },
      type: 'title',
      image: 'colour',
      tree: shapeTree(
        picture(2, 'rId2', fit(colour, { x: (SLIDE.width - 16) / 2, y: 3.6, width: 16, height: 6.4 }, 0.5), name) +
          placeholder({
            id: 3,
            type: 'ctrTitle',
            at: { x: MARGIN, y: 11.4, width: WIDE, height: 2 },
            text: '谢谢 Thank you',
            size: 28,
            color: 'tx2',
            isBold: true,
            anchor: 'ctr',
          }),
        background('bg1'),
      ),
    },
  ];
}

const SLIDES: readonly { layout: number; title: string; body?: string }[] = [
  { layout: 1, title: '标题写在这里 Title here', body: '副标题与日期 Subtitle and date' },
  {
    layout: 2,
    title: '一页只说一件事 One thing a slide',
    body: '要点一 First point\n要点二 Second point\n要点三 Third point',
  },
  { layout: 3, title: '章节标题 Section', body: '一句话说明 One sentence' },
  { layout: 4, title: '谢谢 Thank you' },
];

const slideTree = ({ layout, title, body }: (typeof SLIDES)[number]): string => {
  const isCover = layout === 1 || layout === 4;
  const head = placeholder({ id: 2, type: isCover ? 'ctrTitle' : 'title', text: title });
  const rest =
    body === undefined ? '' : placeholder({ id: 3, type: layout === 1 ? 'subTitle' : 'body', index: 1, text: body });
  return shapeTree(head + rest);
};

const masterStyles = (): string => {
  const level = (number: number) =>
    `<a:lvl${number}pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="1800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/></a:defRPr></a:lvl${number}pPr>`;
  return (
    `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:defRPr sz="2800" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/></a:defRPr></a:lvl1pPr></p:titleStyle>` +
    `<p:bodyStyle>${[1, 2, 3].map(level).join('')}</p:bodyStyle><p:otherStyle>${level(1)}</p:otherStyle></p:txStyles>`
  );
};

/** A presentation whose master, layouts and theme are the brand's; four slides show how they are meant. */
export function writePptx(
  doc: LogoDoc,
  { colors, pictures, day }: { colors: OfficeColors; pictures: SlidePictures; day: string },
): Uint8Array {
  const name = doc.name.text;
  const all = layouts(name, pictures);
  const master = shapeTree(
    placeholder({
      id: 2,
      type: 'title',
      at: { x: MARGIN, y: 1.9, width: WIDE, height: 1.9 },
      text: '标题 Title',
      size: 28,
      color: 'tx2',
      isBold: true,
    }) +
      placeholder({
        id: 3,
        type: 'body',
        index: 1,
        at: { x: MARGIN, y: 4.4, width: WIDE, height: 11.6 },
        text: '内容 Content',
        size: 18,
        color: 'tx1',
      }),
    background('bg1'),
  );
  const layoutIds = all
    .map((_, index) => `<p:sldLayoutId id="${2147483649 + index}" r:id="rId${index + 1}"/>`)
    .join('');
  const slideIds = SLIDES.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`).join('');
  const size = { width: Math.round(SLIDE.width * 360_000), height: Math.round(SLIDE.height * 360_000) };
  const themeRelation = { type: 'theme', target: '../theme/theme1.xml' };
  const parts: OpenXmlParts = {
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': `${PRESENTATION}.presentation.main+xml`,
      'ppt/slideMasters/slideMaster1.xml': `${PRESENTATION}.slideMaster+xml`,
      'ppt/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
      ...Object.fromEntries(
        all.map((_, index) => [`ppt/slideLayouts/slideLayout${index + 1}.xml`, `${PRESENTATION}.slideLayout+xml`]),
      ),
      ...Object.fromEntries(
        SLIDES.map((_, index) => [`ppt/slides/slide${index + 1}.xml`, `${PRESENTATION}.slide+xml`]),
      ),
    }),
    '_rels/.rels': rootRelations('ppt/presentation.xml'),
    'docProps/core.xml': coreProperties(escapeXml(name), day),
    'docProps/app.xml': appProperties,
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slideIds}</p:sldIdLst><p:sldSz cx="${size.width}" cy="${size.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations([
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...SLIDES.map((_, index) => ({ id: `rId${index + 2}`, type: 'slide', target: `slides/slide${index + 1}.xml` })),
      { id: `rId${SLIDES.length + 2}`, type: 'theme', target: 'theme/theme1.xml' },
    ]),
    'ppt/theme/theme1.xml': officeTheme(name, colors),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMESPACES}>${master}${MASTER_TEXT}<p:sldLayoutIdLst>${layoutIds}</p:sldLayoutIdLst>${masterStyles()}</p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ...all.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'slideLayout',
        target: `../slideLayouts/slideLayout${index + 1}.xml`,
      })),
      { id: `rId${all.length + 1}`, ...themeRelation },
    ]),
  };
  all.forEach(({ title, type, tree, image }, index) => {
    const named = tree.replace('<p:cSld>', `<p:cSld name="${title.zh} ${title.en}">`);
    parts[`ppt/slideLayouts/slideLayout${index + 1}.xml`] =
      `<p:sldLayout ${NAMESPACES} type="${type}" preserve="1">${named}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
    parts[`ppt/slideLayouts/_rels/slideLayout${index + 1}.xml.rels`] = relations([
      { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
      { id: 'rId2', type: 'image', target: `../media/logo-${image}.png` },
    ]);
  });
  SLIDES.forEach((slide, index) => {
    parts[`ppt/slides/slide${index + 1}.xml`] =
      `<p:sld ${NAMESPACES}>${slideTree(slide)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations([
      { id: 'rId1', type: 'slideLayout', target: `../slideLayouts/slideLayout${slide.layout}.xml` },
    ]);
  });
  for (const [key, { png }] of Object.entries(pictures)) parts[`ppt/media/logo-${key}.png`] = png;
  return writeOpenXml(parts, day);
}
