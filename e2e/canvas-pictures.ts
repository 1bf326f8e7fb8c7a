import { readdirSync, readFileSync } from 'node:fs';
import {
  BACKDROPS,
  MOCK_UPS,
  openDoc,
  renderConstruction,
  renderIcon,
  renderMockUp,
  renderSvg,
  setEffects,
  type LogoDoc,
} from '@markwright/logo';
import { fixtureOutlines } from '../packages/logo/src/testing/fixture-outlines.ts';
import { EFFECT_EXAMPLES } from '../packages/logo/src/testing/effect-examples.ts';

const folder = new URL('../packages/logo/fixtures/', import.meta.url);
const outlines = fixtureOutlines;

const docs = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'glyphs.json')
  .map((file) => ({
    name: file.replace('.json', ''),
    doc: openDoc(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  }));

function docNamed(name: string): LogoDoc {
  const found = docs.find((each) => each.name === name);
  if (!found) throw new Error(`There is no fixture called ${name}`);
  return found.doc;
}

/** Every kind of picture the engine prints: layouts, tones with holes, effects, backdrops, mock-ups, sheets, icons. */
export function everyKindOfPicture(): { name: string; svg: string }[] {
  const stacked = docNamed('stacked-bilingual');
  const badge = docNamed('badge-ring-text');
  return [
    ...docs.map(({ name, doc }) => ({ name, svg: renderSvg(doc, { outlines }) })),
    { name: 'plain watermark', svg: renderSvg(stacked, { outlines, watermark: true }) },
    { name: 'quiet watermark', svg: renderSvg(badge, { outlines, watermark: 'quiet' }) },
    { name: 'reversed', svg: renderSvg(badge, { outlines, tone: 'reversed' }) },
    { name: 'ink with holes', svg: renderSvg(badge, { outlines, tone: 'ink', background: 'transparent' }) },
    { name: 'construction', svg: renderConstruction(stacked, { outlines }) },
    { name: 'icon', svg: renderIcon(stacked, { outlines, pixels: 64 }) },
    ...MOCK_UPS.map((kind) => ({
      name: `mock-up ${kind}`,
      svg: renderMockUp(kind, stacked, outlines, { watermark: true }),
    })),
    ...Object.values(EFFECT_EXAMPLES).map((effect) => ({
      name: `effect ${effect.kind}`,
      svg: renderSvg(setEffects(stacked, { parts: [effect], backdrops: [] }), { outlines }),
    })),
    ...BACKDROPS.map((kind) => ({
      name: `backdrop ${kind}`,
      svg: renderSvg(
        setEffects(stacked, { parts: [], backdrops: [{ kind, colors: ['accent', 'name'], strength: 0.8 }] }),
        { outlines },
      ),
    })),
  ];
}
