import { missingCharacters, type LoadedOutlines } from '@markwright/fonts';
import { artDoc, neededGlyphs, setLayout, type LogoDoc } from '@markwright/logo';
import { makeAiLogos, openStudio, type Brief } from '@markwright/studio';

type GuideSample = { label: string; doc: LogoDoc };

type Wanted = { label: string; brief: Brief; isFit: (doc: LogoDoc) => boolean; layout?: string };

const source = (doc: LogoDoc): string => `${doc.mark?.source.kind}/${doc.mark?.source.id}`;

/** Logos of a list that have little in common: what each page must adapt to. */
const LISTED: readonly Wanted[] = [
  {
    label: 'own-mark',
    brief: { name: '山丘面包', secondName: 'Hillside Bakery', description: '手工面包' },
    isFit: (doc) => source(doc).endsWith('loaf-and-sun') && source(doc).startsWith('own'),
    layout: 'stacked',
  },
  {
    label: 'latin',
    brief: { name: 'Blue Fox', slogan: 'Brewed by hand', description: 'craft beer' },
    isFit: (doc) => doc.layout.id === 'horizontal',
  },
  {
    label: 'long-latin',
    brief: { name: 'Northern Lights Outdoor Equipment', description: 'camping' },
    isFit: (doc) => source(doc).startsWith('icon') && doc.layout.id === 'horizontal',
  },
  {
    label: 'long-hanzi',
    brief: { name: '广州市越秀区好邻居社区食堂', slogan: '街坊的味道', description: '社区食堂' },
    isFit: (doc) => doc.mark !== null,
  },
  {
    label: 'words-only',
    brief: { name: '小满花店', secondName: 'Grain Full', description: '花店' },
    isFit: (doc) => doc.layout.id.startsWith('wordmark'),
  },
  {
    label: 'dark-ground',
    brief: { name: '云栖茶社', slogan: '一壶好茶', description: '茶馆' },
    isFit: (doc) => source(doc).startsWith('own') && doc.background.startsWith('#06'),
    layout: 'horizontal',
  },
  {
    label: 'library-icon',
    brief: { name: '老周牙科', secondName: 'Zhou Dental', description: '牙科诊所' },
    isFit: (doc) => source(doc).startsWith('icon'),
    layout: 'stacked',
  },
  {
    label: 'badge',
    brief: { name: '鹿', secondName: 'LU', description: '民宿' },
    isFit: (doc) => doc.layout.id === 'badge',
  },
];

/** Ten very different logos. */
export async function guideDocs(outlines: LoadedOutlines): Promise<GuideSample[]> {
  const studio = openStudio(outlines);
  const samples: GuideSample[] = [];
  for (const { label, brief, isFit, layout } of LISTED) {
    const { docs } = await studio.list(brief, { from: 0, count: 40 });
    const found = docs.find(isFit) ?? docs[0];
    if (!found) throw new Error(`There is no logo for ${brief.name}`);
    samples.push({ label, doc: layout ? setLayout(found, layout) : found });
  }
  const [gradient] = await makeAiLogos(
    { name: '云上Cloudy', inspiration: '云服务', language: 'zh', styles: ['neon-gradient'], seed: 3 } as Parameters<
      typeof makeAiLogos
    >[0],
    { outlines },
  );
  if (gradient) samples.push({ label: 'gradient', doc: gradient.doc });
  const covers = (font: string, text: string) => missingCharacters(font, text).length === 0;
  samples.push({ label: 'lettering', doc: artDoc({ name: '熊猫搬家', style: 'neon', seed: 4 }, covers) });
  await outlines.ensureLoaded(samples.flatMap(({ doc }) => [...neededGlyphs(doc).keys()]));
  return samples;
}
