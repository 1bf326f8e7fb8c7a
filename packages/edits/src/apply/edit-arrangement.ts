import {
  factsOf,
  findLayout,
  layoutsFor,
  nudgePart,
  setArt,
  setEffects,
  setLayout,
  setLineText,
  setNameLines,
  TextError,
  TEXT_PROBLEMS,
  type Arrangement,
  type Backdrop,
  type Effect,
  type LogoDoc,
} from '@markwright/logo';
import type { EditOf, EffectWish } from '../command.ts';
import { withoutBackdrops } from './edit-colors.ts';
import { done, LINE_OF, LINE_WORDS, refused, type Outcome } from './edit-kit.ts';

const LAYOUT_IDS: Record<EditOf<'layout.set'>['layout'], readonly string[]> = {
  stacked: ['stacked'],
  side: ['horizontal', 'horizontal-tall'],
  badge: ['badge', 'emblem', 'ring-stacked', 'beads'],
  vertical: ['vertical-mark', 'vertical-seal'],
  frame: ['framed', 'plaque', 'ruled'],
  'one-line': [],
  'two-lines': [],
};

/** How lettering stands; it has no picture to stand beside. */
const ART_ARRANGEMENTS: Partial<Record<EditOf<'layout.set'>['layout'], Arrangement>> = {
  vertical: 'vertical',
  stacked: 'stacked',
  'two-lines': 'stacked',
  'one-line': 'horizontal',
  side: 'horizontal',
};

export function setArrangement(doc: LogoDoc, { layout }: EditOf<'layout.set'>): Outcome {
  const arrangement = doc.art && ART_ARRANGEMENTS[layout];
  if (doc.art && arrangement)
    return done(setArt(doc, { ...doc.art, arrangement }), '换了字的排法', 'Changed how the letters stand');
  if (layout === 'one-line') return done(setNameLines(doc, 1), '名字排成一行', 'Set the name on one line');
  if (layout === 'two-lines') return done(setNameLines(doc, 2), '名字分成两行', 'Broke the name into two lines');
  const usable = new Set(layoutsFor(factsOf(doc)).map(({ id }) => id));
  const id = LAYOUT_IDS[layout].find((each) => usable.has(each));
  const title = id && findLayout(id)?.title;
  if (!id || !title)
    return refused(
      '这个名字排不成那样。可以试「上下」「左右」「徽章」。',
      'This name cannot be set that way. Try "stacked", "side by side" or "a badge".',
    );
  return done(setLayout(doc, id), `版式换成了${title.zh}`, `Changed the layout to ${title.en.toLowerCase()}`);
}

type PlainLayoutEdit = EditOf<
  'layout.center' | 'layout.left' | 'layout.air' | 'layout.tighter' | 'layout.swap' | 'frame.remove'
>;

const SWAPPED: Record<string, string> = {
  stacked: 'stacked-below',
  'stacked-below': 'stacked',
  horizontal: 'horizontal-right',
  'horizontal-right': 'horizontal',
  'horizontal-tall': 'horizontal-right',
  'left-stacked': 'stacked-below',
};
const FRAMED: Record<string, string> = {
  framed: 'stacked',
  badge: 'stacked',
  emblem: 'stacked',
  beads: 'stacked',
  plaque: 'wordmark',
  ruled: 'wordmark',
  tile: 'horizontal',
  'tile-stacked': 'stacked',
  'ring-stacked': 'stacked',
  'wordmark-rule': 'wordmark',
};
const FRAME_BACKDROPS = new Set(['fret-frame', 'corners', 'disc']);
const AIR = 0.35;

export function arrange(doc: LogoDoc, edit: PlainLayoutEdit): Outcome {
  switch (edit.do) {
    case 'layout.center': {
      const flat = ['left-stacked', 'side-bar'].includes(doc.layout.id)
        ? setLayout(doc, doc.mark ? 'stacked' : 'wordmark')
        : doc;
      return done(withoutNudges(flat), '居中了', 'Centred it');
    }
    case 'layout.left':
      if (!doc.mark)
        return refused(
          '没有图形的标志只有一种对齐。可以说「加一个图形」。',
          'A logo without a picture has one alignment only.',
        );
      return done(setLayout(doc, 'left-stacked'), '靠左对齐了', 'Aligned everything to the left');
    case 'layout.air':
      return done(spread(doc, AIR), '各部分离开了一些', 'Gave the parts more room');
    case 'layout.tighter':
      return done(spread(doc, -AIR * 0.5), '各部分靠紧了', 'Brought the parts closer');
    case 'layout.swap': {
      const other = SWAPPED[doc.layout.id];
      if (!doc.mark || !other)
        return refused('这个版式里没有可以对调的两部分。', 'There are no two parts to swap in this layout.');
      return done(setLayout(doc, other), '图形和名字对调了', 'Swapped picture and name');
    }
    case 'frame.remove': {
      const plain = FRAMED[doc.layout.id];
      const backdrops = doc.effects?.backdrops.filter(({ kind }) => !FRAME_BACKDROPS.has(kind)) ?? [];
      const bare =
        doc.effects && backdrops.length < doc.effects.backdrops.length
          ? setEffects(doc, { ...doc.effects, backdrops })
          : doc;
      if (!plain && bare === doc) return refused('这个标志没有外框。', 'This logo has no frame.');
      return done(plain ? setLayout(bare, doc.mark ? plain : 'wordmark') : bare, '外框去掉了', 'Took the frame away');
    }
  }
}

const withoutNudges = (doc: LogoDoc): LogoDoc => {
  const { nudge: _nudge, ...layout } = doc.layout;
  return doc.layout.nudge ? { ...doc, layout } : doc;
};

/** Moves the parts away from the name, or towards it, along the line the layout stands on. */
function spread(doc: LogoDoc, by: number): LogoDoc {
  const at = (part: 'mark' | 'slogan' | 'secondName') => doc.layout.nudge?.[part] ?? { x: 0, y: 0 };
  const { id } = doc.layout;
  const [x, y] =
    id === 'horizontal-right'
      ? [by, 0]
      : id.startsWith('horizontal')
        ? [-by, 0]
        : id === 'stacked-below'
          ? [0, by]
          : [0, -by];
  let next = doc.mark ? nudgePart(doc, 'mark', { x: at('mark').x + x, y: at('mark').y + y }) : doc;
  if (doc.secondName) next = nudgePart(next, 'secondName', { x: at('secondName').x, y: at('secondName').y + by * 0.5 });
  return doc.slogan
    ? nudgePart(next, 'slogan', { x: at('slogan').x, y: at('slogan').y + by * (doc.secondName ? 0.8 : 0.5) })
    : next;
}

const EFFECT_WORDS: Record<EffectWish, { zh: string; en: string }> = {
  gradient: { zh: '渐变', en: 'the gradient' },
  shadow: { zh: '阴影', en: 'the shadow' },
  outline: { zh: '描边', en: 'the outline' },
  texture: { zh: '纹理', en: 'the texture' },
  neon: { zh: '霓虹', en: 'the neon' },
  backdrop: { zh: '底纹', en: 'the pattern' },
  ornament: { zh: '装饰', en: 'the ornament' },
  frame: { zh: '外框', en: 'the frame' },
};
const KINDS: Partial<Record<EffectWish, readonly Effect['kind'][]>> = {
  gradient: ['gradient'],
  shadow: ['shadow'],
  outline: ['outline'],
  texture: ['rough', 'halftone', 'stripes'],
  neon: ['neon'],
};
const ORNAMENTS = new Set<Backdrop['kind']>([
  'corners',
  'sprigs',
  'petals',
  'fret-frame',
  'clouds',
  'sparkles',
  'splash',
  'bubbles',
]);
const RULED: Record<string, string> = { ruled: 'wordmark', 'wordmark-rule': 'wordmark', 'side-bar': 'wordmark' };

export function removeEffect(doc: LogoDoc, { effect }: EditOf<'effect.remove'>): Outcome {
  const { zh, en } = EFFECT_WORDS[effect];
  if (effect === 'frame') return arrange(doc, { do: 'frame.remove' });
  const kinds = KINDS[effect] ?? [];
  const parts = doc.effects?.parts.filter(({ kind }) => !kinds.includes(kind)) ?? [];
  const backdrops =
    doc.effects?.backdrops.filter(
      ({ kind }) => effect !== 'backdrop' && !(effect === 'ornament' && ORNAMENTS.has(kind)),
    ) ?? [];
  const plain = setEffects(doc, parts.length + backdrops.length > 0 ? { parts, backdrops } : null);
  const ruled = effect === 'ornament' ? RULED[doc.layout.id] : undefined;
  const next = ruled ? setLayout(plain, ruled) : plain;
  return next === doc
    ? refused(`这个标志没有${zh}。`, `This logo does not have it: ${en}.`)
    : done(next, `${zh}去掉了`, `Took away ${en}`);
}

const ADDED: Partial<Record<EffectWish, Effect>> = {
  gradient: { kind: 'gradient', on: 'all', colors: ['primary', 'accent'], angle: 35, across: 'lockup' },
  shadow: { kind: 'shadow', on: 'letters', color: 'accent', x: 0.05, y: 0.06, block: false },
  outline: { kind: 'outline', on: 'letters', color: '#ffffff', width: 0.06 },
  texture: { kind: 'rough', on: 'all', amount: 0.012, dry: 0.4 },
  neon: { kind: 'neon', on: 'all', colors: ['accent', 'primary'], width: 0.03, glow: 0.6, isLit: false },
};
const MOST_PARTS = 8;

export function addEffect(doc: LogoDoc, { effect }: EditOf<'effect.add'>): Outcome {
  const { zh, en } = EFFECT_WORDS[effect];
  if (effect === 'frame') return setArrangement(doc, { do: 'layout.set', layout: 'frame' });
  const { parts, backdrops } = doc.effects ?? { parts: [], backdrops: [] };
  if (effect === 'backdrop' || effect === 'ornament') {
    const backdrop: Backdrop = { kind: effect === 'backdrop' ? 'dots' : 'corners', colors: ['accent'], strength: 0.4 };
    return done(setEffects(withoutBackdrops(doc), { parts, backdrops: [backdrop] }), `加上了${zh}`, `Added ${en}`);
  }
  const added = ADDED[effect];
  if (!added || parts.length >= MOST_PARTS)
    return refused(`加不了更多效果了，可以先去掉一个。`, 'No more effects fit; take one away first.');
  const others = parts.filter(({ kind }) => kind !== added.kind);
  const dark = effect === 'neon' ? { ...doc, background: '#101018' } : doc;
  return done(setEffects(dark, { parts: [...others, added], backdrops }), `加上了${zh}`, `Added ${en}`);
}

type TextEdit = EditOf<'text.set' | 'text.add' | 'text.remove'>;

/** Words of the logo. A text that cannot be drawn is refused with its reason. */
export function editText(doc: LogoDoc, edit: TextEdit): Outcome {
  const key = LINE_OF[edit.of];
  const { zh, en } = LINE_WORDS[edit.of];
  try {
    switch (edit.do) {
      case 'text.remove': {
        if (edit.text) {
          const rest =
            doc[key]?.text
              .replace(new RegExp(edit.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu'), '')
              .replace(/\s+/g, ' ')
              .trim() ?? '';
          return done(setLineText(doc, key, rest), `${zh}里去掉了「${edit.text}」`, `Took "${edit.text}" out of ${en}`);
        }
        if (key === 'name')
          return refused(
            '名字不能为空。想换名字，可以说「名字改成…」。',
            'A logo needs a name. To change it say "change the name to …".',
          );
        return done(setLineText(doc, key, ''), `${zh}去掉了`, `Took ${en} away`);
      }
      case 'text.add': {
        const before = doc[key]?.text;
        const text = edit.of === 'year' && before ? `${before} · ${edit.text}` : edit.text;
        return done(setLineText(doc, key, text), `加上了「${edit.text}」`, `Added "${edit.text}"`);
      }
      case 'text.set': {
        const before = doc[key]?.text ?? '';
        const text =
          edit.of === 'year' && /(?:1[89]|20)\d\d/u.test(before)
            ? before.replace(/(?:1[89]|20)\d\d/u, /\d{4}/u.exec(edit.text)?.[0] ?? '')
            : edit.text;
        return done(setLineText(doc, key, text), `${zh}改成了「${text}」`, `Changed ${en} to "${text}"`);
      }
    }
  } catch (error) {
    if (error instanceof TextError) return refused(TEXT_PROBLEMS[error.problem].zh, TEXT_PROBLEMS[error.problem].en);
    throw error;
  }
}
