import { contrast, newDoc, openDoc, type LogoDoc, type MarkChoice } from '@markwright/logo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit } from '../command.ts';
import { readRequest } from '../read/read-request.ts';
import { inSweep } from '../../../../scripts/sweeps.ts';
import { alternativeEdits } from './alternative-edits.ts';
import { applyEdit } from './apply-edit.ts';
import type { EditKit, Face } from './edit-kit.ts';

const face = (
  key: string,
  script: Face['script'],
  build: Face['traits']['build'],
  heaviness: Face['traits']['heaviness'],
): Face => ({
  key,
  script,
  category: '',
  words: { zh: key, en: key },
  traits: { build, heaviness, contrast: 'low' },
});
const circle: MarkChoice = {
  drawing: {
    box: { x: 0, y: 0, width: 100, height: 100 },
    shapes: [{ d: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z', paint: 'primary' }],
  },
  source: { kind: 'icon', id: 'circle' },
  meaning: { zh: '圆', en: 'a circle' },
};
const kit: EditKit = {
  faces: [
    face('hei-light.ttf', 'hanzi', 'sans', 'light'),
    face('hei.ttf', 'hanzi', 'sans', 'regular'),
    face('hei-bold.ttf', 'hanzi', 'sans', 'bold'),
    face('yuan.ttf', 'hanzi', 'round', 'regular'),
    face('ma-shan-zheng.ttf', 'hanzi', 'brush', 'regular'),
    face('grotesk.ttf', 'latin', 'sans', 'regular'),
    face('didone.ttf', 'latin', 'serif', 'bold'),
  ],
  covers: () => true,
  drawMark: ({ kind }) => Promise.resolve(kind === 'letter' ? undefined : circle),
};

const doc: LogoDoc = newDoc({
  name: '海边面包',
  secondName: 'Harbour Bakes',
  slogan: '天没亮就出炉',
  fonts: { name: 'hei.ttf', secondName: 'grotesk.ttf', slogan: 'hei-light.ttf' },
  colors: { ground: '#ffffff', name: '#14336b', support: '#55606e', accent: '#ff6000' },
  palette: { id: 'cool', colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'] },
  layout: 'stacked',
  mark: { ...circle, source: { kind: 'icon', id: 'wave' }, primary: '#14336b', secondary: '#ff6000', scale: 1 },
});

const after = async (edit: Edit): Promise<LogoDoc> => {
  const outcome = await applyEdit(doc, edit, kit);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  expect(outcome.says.zh).not.toBe('');
  expect(outcome.says.en).not.toBe('');
  return outcome.doc;
};

test('bolder letters are the next heavier face of the same build', async () => {
  expect((await after({ do: 'type.bolder', of: 'name' })).name.font).toBe('hei-bold.ttf');
  expect((await after({ do: 'type.thinner', of: 'name' })).name.font).toBe('hei-light.ttf');
  expect((await after({ do: 'type.rounder', of: 'name' })).name.font).toBe('yuan.ttf');
  expect((await after({ do: 'type.kind', of: 'name', kind: 'brush' })).name.font).toBe('ma-shan-zheng.ttf');
});

test('a pale colour never leaves letters that cannot be read', async () => {
  const pale = await after({ do: 'color.lighter', much: 'most' });
  expect(contrast(pale.name.color, pale.background)).toBeGreaterThanOrEqual(3);
  const white = await after({ do: 'color.set', of: 'all', color: 'white' });
  expect(contrast(white.name.color, white.background)).toBeGreaterThanOrEqual(3);
});

test('dark letters and a dark picture are seen with ease on the dark ground somebody asks for', async () => {
  const dark = await after({ do: 'ground.set', color: 'navy' });
  expect(contrast(dark.name.color, dark.background)).toBeGreaterThanOrEqual(6);
  expect(contrast(dark.mark?.primary ?? dark.background, dark.background)).toBeGreaterThanOrEqual(4);
});

test('the picture goes to each side of the name and back', async () => {
  expect((await after({ do: 'mark.move', to: 'right' })).layout.id).toBe('horizontal-right');
  expect((await after({ do: 'mark.move', to: 'below' })).layout.id).toBe('stacked-below');
  expect((await after({ do: 'layout.swap' })).layout.id).toBe('stacked-below');
  expect((await after({ do: 'mark.move', to: 'behind' })).layout.id).toBe('mark-behind');
});

test('a mirrored picture mirrored again is the picture', async () => {
  const once = await after({ do: 'mark.mirror' });
  const twice = await applyEdit(once, { do: 'mark.mirror' }, kit);
  expect(once.mark?.drawing.shapes[0]?.d).not.toBe(doc.mark?.drawing.shapes[0]?.d);
  expect(twice.kind === 'done' && twice.doc.mark?.drawing.box).toEqual(doc.mark?.drawing.box);
});

test('what cannot be done is refused in words and changes nothing', async () => {
  expect(await applyEdit(doc, { do: 'text.set', of: 'name', text: '长'.repeat(60) }, kit)).toMatchObject({
    kind: 'refused',
  });
  expect(await applyEdit(doc, { do: 'frame.remove' }, kit)).toMatchObject({ kind: 'refused' });
  expect(await applyEdit(doc, { do: 'mark.move', to: 'in-letter' }, kit)).toMatchObject({ kind: 'refused' });
});

const WORDS =
  '字 粗 细 大 小 一点 很多 太 了 换成 加 去掉 图 背景 红色 蓝 深 浅 暖 冷 圆 口号 英文 竖排 徽章 霓虹 渐变 不要 再 “茶” 2008 bolder the name bigger picture left right background white add a crown remove slogan swap fox for owl , . and too thin neon retro minimal undo ALL CAPS #ff8800 "Sea" \u0001 \n 🎉 1) 2)'.split(
    ' ',
  );

test('requests of random words never break a document (ten thousand in a sweep)', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }), async (words) => {
      let now = doc;
      for (const edit of readRequest(words.join(' '), { name: now.name.text }).edits) {
        const outcome = await applyEdit(now, edit, kit);
        if (outcome.kind === 'done') now = outcome.doc;
      }
      if (now !== doc) expect(openDoc(JSON.parse(JSON.stringify(now)))).toEqual(now);
    }),
    { numRuns: inSweep({ full: 10_000, short: 500 }) },
  );
});

test('another idea is drawn, set, coloured and laid out otherwise; more of the same keeps words, face and layout', async () => {
  const carriedOut = async (wish: Edit, turn: number) => {
    let changed = doc;
    for (const edit of alternativeEdits(wish, doc, turn)) {
      const outcome = await applyEdit(changed, edit, kit);
      if (outcome.kind === 'done') changed = outcome.doc;
    }
    return openDoc(changed);
  };
  const another = await carriedOut({ do: 'talk.another' }, 1);
  expect(another.mark?.source.id).not.toBe(doc.mark?.source.id);
  expect(another.name.font).not.toBe(doc.name.font);
  expect(another.layout.id).not.toBe(doc.layout.id);
  expect(another.palette.id).not.toBe(doc.palette.id);
  const more = await carriedOut({ do: 'talk.more' }, 0);
  expect(more.mark?.source.id).not.toBe(doc.mark?.source.id);
  expect([more.name.text, more.name.font, more.layout.id]).toEqual([doc.name.text, doc.name.font, doc.layout.id]);
  expect(more.name.color).not.toBe(doc.name.color);
});
