import {
  findLayout,
  MARK_SCALE_RANGE,
  parsePath,
  printPath,
  scaleMark,
  setLayout,
  swapMark,
  type Affine,
  type LogoDoc,
  type LogoMark,
} from '@markwright/logo';
import type { EditOf } from '../command.ts';
import { done, refused, thingSaid, type DrawRequest, type EditKit, type Outcome, type Sentence } from './edit-kit.ts';
import { stepOf } from './edit-type.ts';

const NO_PICTURE = refused(
  '这个标志还没有图形。可以说「加一只猫」。',
  'This logo has no picture yet. Try "add a cat".',
);

type PictureEdit = EditOf<
  | 'mark.remove'
  | 'mark.bigger'
  | 'mark.smaller'
  | 'mark.simpler'
  | 'mark.line'
  | 'mark.solid'
  | 'mark.other'
  | 'mark.mirror'
  | 'mark.turn'
  | 'mark.swap'
  | 'mark.add'
  | 'mark.move'
>;

const TURN_DEGREES = 12;

export async function editPicture(doc: LogoDoc, edit: PictureEdit, kit: EditKit): Promise<Outcome> {
  const { mark } = doc;
  if (edit.do === 'mark.swap' || (edit.do === 'mark.add' && !mark))
    return draw(
      doc,
      { kind: 'thing', thing: edit.thing },
      kit,
      '图形换好了',
      'Changed the picture',
      thingSaid(edit.thing),
    );
  if (!mark) return NO_PICTURE;
  switch (edit.do) {
    case 'mark.add':
      return draw(
        doc,
        { kind: 'join', thing: edit.thing, with: mark.source },
        kit,
        '图形里加上了',
        'Added to the picture',
        thingSaid(edit.thing),
      );
    case 'mark.remove':
      return done(swapMark(doc, null), '图形去掉了', 'Took the picture away');
    case 'mark.bigger':
      return done(
        scaleMark(doc, Math.min(MARK_SCALE_RANGE.max, mark.scale * (1 + 0.28 * stepOf(edit.much)))),
        '图形放大了',
        'Made the picture larger',
      );
    case 'mark.smaller':
      return done(
        scaleMark(doc, Math.max(MARK_SCALE_RANGE.min, mark.scale / (1 + 0.28 * stepOf(edit.much)))),
        '图形缩小了',
        'Made the picture smaller',
      );
    case 'mark.mirror':
      return done(turned(doc, mark, mirrorOf(mark)), '图形左右翻转了', 'Mirrored the picture');
    case 'mark.turn':
      return done(
        turned(doc, mark, turnOf(mark, TURN_DEGREES * stepOf(edit.much))),
        '图形转了一点角度',
        'Tilted the picture',
      );
    case 'mark.simpler': {
      const { small } = mark.drawing;
      if (small && JSON.stringify(small) !== JSON.stringify(mark.drawing.shapes))
        return done(
          { ...doc, mark: { ...mark, drawing: { ...mark.drawing, shapes: small } } },
          '图形简化了',
          'Simplified the picture',
        );
      return draw(doc, { kind: 'simpler', of: mark.source }, kit, '图形简化了', 'Simplified the picture');
    }
    case 'mark.line':
      return draw(doc, { kind: 'line', of: mark.source }, kit, '图形改成线条的', 'Drew the picture in lines');
    case 'mark.solid':
      return draw(doc, { kind: 'solid', of: mark.source }, kit, '图形改成实心的', 'Filled the picture in');
    case 'mark.other':
      return draw(doc, { kind: 'other', of: mark.source }, kit, '换了一种画法', 'Another drawing of the same thing');
    case 'mark.move':
      return movePicture(doc, mark, edit, kit);
  }
}

async function draw(
  doc: LogoDoc,
  request: DrawRequest,
  kit: EditKit,
  zh: string,
  en: string,
  thing?: Sentence,
): Promise<Outcome> {
  const drawn = await kit.drawMark(request);
  if (!drawn)
    return refused(
      thing ? `还画不出「${thing.zh}」，换一个词试试。` : '这个图形没有别的画法了。',
      thing ? `We cannot draw "${thing.en}" yet. Try another word.` : 'There is no other drawing of this picture.',
    );
  const shown = doc.mark ? doc : withLayoutForMark(doc);
  return done(swapMark(shown, drawn), thing ? `${zh}：${drawn.meaning.zh.split(/[，。]/u)[0] ?? ''}` : zh, en);
}

/** A layout without a picture makes room for one. */
const withLayoutForMark = (doc: LogoDoc): LogoDoc =>
  findLayout(doc.layout.id)?.drawsMark ? doc : setLayout(doc, 'stacked');

const PLACES = {
  left: { layout: 'horizontal', zh: '左边', en: 'left of the name' },
  right: { layout: 'horizontal-right', zh: '右边', en: 'right of the name' },
  above: { layout: 'stacked', zh: '上面', en: 'above the name' },
  below: { layout: 'stacked-below', zh: '下面', en: 'below the name' },
  behind: { layout: 'mark-behind', zh: '字后面', en: 'behind the name' },
} as const;

async function movePicture(
  doc: LogoDoc,
  mark: LogoMark,
  { to, letter = '' }: EditOf<'mark.move'>,
  kit: EditKit,
): Promise<Outcome> {
  if (to !== 'in-letter') {
    const { layout, zh, en } = PLACES[to];
    return done(setLayout(doc, layout), `图形放到了${zh}`, `Put the picture ${en}`);
  }
  const drawn = await kit.drawMark({ kind: 'letter', letter, name: doc.name.text, of: mark.source });
  if (!drawn)
    return refused(
      '这个图形放不进字里，可以放在字的左边、右边、上面或下面。',
      'This picture does not fit inside a letter; it can stand left, right, above or below.',
    );
  return done(swapMark(doc, drawn), '图形放进了字里', 'Put the picture inside the letter');
}

const mirrorOf = ({ drawing: { box } }: LogoMark): Affine => ({
  a: -1,
  b: 0,
  c: 0,
  d: 1,
  e: 2 * box.x + box.width,
  f: 0,
});

function turnOf({ drawing: { box } }: LogoMark, degrees: number): Affine {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
}

/** The same drawing after a turn about its middle; construction lines belonged to the old position. */
function turned(doc: LogoDoc, mark: LogoMark, at: Affine): LogoDoc {
  const map = <Shape extends { d: string }>(shape: Shape): Shape => ({
    ...shape,
    d: printPath(parsePath(shape.d), at),
  });
  const { construction: _construction, ...drawing } = mark.drawing;
  return {
    ...doc,
    mark: {
      ...mark,
      drawing: {
        ...drawing,
        shapes: drawing.shapes.map(map),
        ...(drawing.small ? { small: drawing.small.map(map) } : {}),
      },
    },
  };
}
