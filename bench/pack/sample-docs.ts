import { ART_STYLES } from '@markwright/art-font';
import type { LoadedOutlines } from '@markwright/fonts';
import { hashText, neededGlyphs, seededRandom, type LogoDoc } from '@markwright/logo';
import { AI_STYLES, makeAiLogos, makeArtFonts, openStudio, type Brief } from '@markwright/studio';

export type Sample = { label: string; doc: LogoDoc };

/** Chinese, English and mixed; short, long, without a trade, with a slogan. */
const BRIEFS: readonly (Brief & { description: string })[] = [
  { name: '青岚茶事', slogan: '一叶知春', description: '茶馆' },
  { name: 'Harbor & Pine', description: 'coffee roaster' },
  { name: '老周牙科', secondName: 'Zhou Dental', description: '牙科诊所' },
  { name: '云上Cloudy', slogan: 'Bread & 咖啡', description: '面包店' },
  { name: '广州市越秀区好邻居社区食堂', description: '社区食堂' },
  { name: 'The Northern Lights Observatory', description: 'astronomy museum' },
  { name: '鹿', secondName: 'LU', description: '民宿' },
  { name: 'IO', description: 'software' },
  { name: '熊猫搬家', slogan: '轻拿轻放，准时到达', description: '搬家物流' },
  { name: 'Blue Fox', slogan: 'Brewed by hand', description: 'craft beer' },
  { name: '小满花店', secondName: 'Grain Full Flowers', description: '花店' },
  { name: '飞猫Studio', description: '摄影工作室' },
];

/** Documents by chance from one seed: lists, all AI styles and lettering, in turn. */
export async function sampleDocs(outlines: LoadedOutlines, count: number, seed = 1): Promise<Sample[]> {
  const random = seededRandom(hashText(`pack|${seed}`));
  const studio = openStudio(outlines);
  const samples: Sample[] = [];
  for (let at = 0; samples.length < count; at++) {
    const brief = BRIEFS[at % BRIEFS.length]!;
    const language = /[一-鿿]/.test(brief.name) ? 'zh' : 'en';
    const turn = at % 5;
    const whole = Math.floor(random.next() * 1e6);
    if (turn === 4) {
      const style = ART_STYLES[Math.floor(random.next() * ART_STYLES.length)]!;
      const arrangement = (['horizontal', 'vertical', 'arc', 'stacked'] as const)[whole % 4]!;
      const name = brief.name.slice(0, 12).trim();
      const [drawn] = makeArtFonts({ name, words: '', styles: [style.id], arrangement, seed: whole });
      if (drawn) samples.push({ label: `art ${style.id} ${arrangement}`, doc: drawn.doc });
    } else if (turn === 1 || turn === 3) {
      const style = AI_STYLES[Math.floor(at / 2) % AI_STYLES.length]!;
      const request = { name: brief.name, inspiration: brief.description, language, styles: [style.id], seed: whole };
      const drawn = await makeAiLogos(request as Parameters<typeof makeAiLogos>[0], { outlines });
      const one = drawn[whole % drawn.length];
      if (one) samples.push({ label: `ai ${style.id}`, doc: one.doc });
    } else {
      const { docs } = await studio.list({ ...brief, seed: whole % 100 }, { from: (whole % 10) * 6, count: 6 });
      const one = docs[whole % docs.length];
      if (one) samples.push({ label: `list ${one.layout.id}`, doc: one });
    }
  }
  await outlines.ensureLoaded(samples.flatMap(({ doc }) => [...neededGlyphs(doc).keys()]));
  return samples;
}
