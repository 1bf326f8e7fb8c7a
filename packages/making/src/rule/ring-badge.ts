import { type Dice, kit, type Region } from '@markwright/marks/kit';
import { pickFace, type Recipe, type RuleBrief } from './brief.ts';
import { fitInto } from './fit.ts';
import { subtract, unite, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { type Heart, heartOf } from './ring-heart.ts';
import { ringText } from './ring-text.ts';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

const { around, circle, onCircle, polygon, rect, ring } = kit;

type Badge = { layers: Layer[]; small: Layer[]; guides: Region[]; zh: string; en: string };
type Rule = {
  form: string;
  pictureShare: number;
  draw: (heart: Heart, brief: RuleBrief, dice: Dice) => Badge | undefined;
};

const flat = (...regions: Region[]): Outline => regions.flatMap(outlineOfRegion);
const inDisc = (heart: Heart, radius: number): Outline =>
  fitInto(heart.outline, {
    within: flat(circle(120, 120, radius)),
    middle: { x: 120, y: 120 },
    tallest: radius * 1.36,
    widest: radius * 1.5,
  }).outline;

/** For 24 px and less: the disc and what stands in it, nothing else. */
const plainDisc = (heart: Heart): Layer[] => inPrimary(subtract(flat(circle(120, 120, 104)), inDisc(heart, 84)));

const star = (points: number, outer: number, inner: number): Region =>
  polygon(Array.from({ length: points * 2 }, (_, i) => onCircle(0, 0, i % 2 ? inner : outer, (180 / points) * i - 90)));
const SEPARATORS: { zh: string; en: string; draw: (size: number) => Region }[] = [
  { zh: '圆点', en: 'dots', draw: (size) => circle(0, 0, size * 0.26) },
  { zh: '菱形', en: 'diamonds', draw: (size) => star(2, size * 0.44, size * 0.3) },
  { zh: '星', en: 'stars', draw: (size) => star(5, size * 0.44, size * 0.19) },
];

/** The Latin name runs round the ring; the hanzi name stands elsewhere, so nothing is said twice. */
const lettered: Rule = {
  form: 'lettered',
  pictureShare: 0.5,
  draw: (heart, brief, dice) => {
    const separator = dice.pick(SEPARATORS);
    const solid = dice.chance(0.6);
    if (brief.hanzi.length === 0 || brief.latin === '') return undefined;
    const fontKey = pickFace(brief, [...new Set(brief.latin.replaceAll(' ', ''))], dice, 'upright');
    if (!fontKey) return undefined;
    const inner = 66;
    const radius = (104 + inner) / 2;
    const text = ringText(brief.outlines, { text: brief.latin, fontKey, heights: [20, 18, 16, 14], radius }, (height) =>
      flat(separator.draw(height)),
    );
    if (!text) return undefined;
    const layers = solid
      ? [
          ...inPrimary(subtract(flat(ring(120, 120, 104, 104 - inner)), text)),
          ...inSecondary(inDisc(heart, inner - 11)),
        ]
      : [
          ...inPrimary([...flat(ring(120, 120, 104, 4.5), ring(120, 120, inner + 3, 4.5)), ...text]),
          ...inSecondary(inDisc(heart, inner - 13)),
        ];
    return {
      layers,
      small: plainDisc(heart),
      guides: [circle(120, 120, 104), circle(120, 120, inner), circle(120, 120, radius)],
      zh: `英文名沿中径环绕一周，以${separator.zh}相隔`,
      en: `the Latin name set round the ring, parted by ${separator.en}`,
    };
  },
};

/** A coin's milled edge. */
const milled: Rule = {
  form: 'milled',
  pictureShare: 0.5,
  draw: (heart, _brief, dice) => {
    const count = dice.pick([36, 40, 48]);
    const tooth = rect(120 - 3.4, 16, 6.8, 13, 1.5);
    const edge = flat(...around(tooth, count));
    return {
      layers: inPrimary([...edge, ...subtract(flat(circle(120, 120, 82)), inDisc(heart, 64))]),
      small: plainDisc(heart),
      guides: [circle(120, 120, 104), circle(120, 120, 82)],
      zh: `外环${count}道齿纹，如老银元的边`,
      en: `${count} teeth round it, as on the edge of an old coin`,
    };
  },
};

/** 联珠: a ring of beads, as on Tang brocade. */
const beaded: Rule = {
  form: 'beaded',
  pictureShare: 0.45,
  draw: (heart, _brief, dice) => {
    const count = dice.pick([20, 24, 28]);
    const size = (Math.PI * 95) / count - 2.6;
    const beads = flat(...around(circle(120, 25, Math.min(9, size)), count));
    const solid = dice.chance(0.5);
    const heartLayers = solid
      ? inPrimary(subtract(flat(circle(120, 120, 78)), inDisc(heart, 60)))
      : inPrimary([...flat(ring(120, 120, 78, 5)), ...inDisc(heart, 62)]);
    return {
      layers: [...heartLayers, ...inSecondary(beads)],
      small: plainDisc(heart),
      guides: [circle(120, 120, 95), circle(120, 120, 78)],
      zh: `外绕联珠${count}颗，取唐锦联珠纹团圆之意`,
      en: `${count} beads round it, after the pearl roundels of Tang brocade`,
    };
  },
};

/** The rim of a biscuit or a blossom. */
const scalloped: Rule = {
  form: 'scalloped',
  pictureShare: 0.55,
  draw: (heart, _brief, dice) => {
    const count = dice.whole(12, 18);
    const lobe = 88 * Math.sin(Math.PI / count) * 1.12;
    const body = unite(flat(circle(120, 120, 88)), flat(...around(circle(120, 32, lobe), count)));
    const line = dice.chance(0.6);
    const keyline = flat(ring(120, 120, 80, 4.5));
    const solid = line ? subtract(body, keyline) : body;
    return {
      layers: inPrimary(subtract(solid, inDisc(heart, line ? 64 : 74))),
      small: inPrimary(subtract(body, inDisc(heart, 80))),
      guides: [circle(120, 120, 88), circle(120, 120, 80)],
      zh: `外沿${count}瓣花边，亲切温润`,
      en: `a rim of ${count} scallops around it`,
    };
  },
};

const RULES: Rule[] = [lettered, milled, beaded, scalloped];

/** Round badges that carry no second copy of the name. */
export const ringBadges: Recipe[] = RULES.map(({ form, pictureShare, draw }) => ({
  kind: 'badge',
  form,
  draw: (brief, dice) => {
    const heart = heartOf(brief, dice, pictureShare);
    const badge = heart && draw(heart, brief, dice);
    if (!heart || !badge) return undefined;
    return {
      ...badge,
      meaning: {
        zh: `以${heart.zh}居中成章，${badge.zh}`,
        en: `${heart.en} in the middle of a badge, ${badge.en}`,
      },
      id: `badge/${form}/${heart.id}`.slice(0, 200),
    };
  },
}));
