import { type Places, kit, type Region } from '@markwright/marks/kit';
import { pair } from '../cast/heads.ts';
import type { Prop } from './prop.ts';

const { both, circle, curve, cut, grow, move, path, rect, shape, stroke, union } = kit;

/** What tells one person from another: hair or a hat about the head's middle, and how tall the body stands. */
type Look = {
  head: Region;
  body?: 'coat' | 'dress';
  child?: boolean;
  /** Bare paper on the chest of whoever stands: a tie, an apron's edge. */
  mark?: Region;
  /** In the hand of whoever stands: a stick. */
  inHand?: Region;
};

const HEAD = 30;

/** Stands and looks at us, arms a little apart; the head's middle is at 120, 60. */
function standing({ head, body = 'coat', child = false, mark, inHand }: Look): { body: Region; places: Places } {
  const [shoulder, hem, foot] = child ? [100, 176, 214] : [98, 170, 232];
  const torso =
    body === 'dress'
      ? shape(
          [120, shoulder, 0],
          [148, shoulder + 18, 80],
          [174, hem + 14, 70, 180],
          [66, hem + 14, 180, -70],
          [92, shoulder + 18, -80],
          [120, shoulder, 0, null],
        )
      : rect(84, shoulder, 72, hem - shoulder, [34, 34, 10, 10]);
  const arms = both(stroke(curve([94, shoulder + 22, 110], [68, hem - 16, 100]), 20), 120);
  const legs = both(rect(90, hem - 10, 25, foot - hem + 10, [0, 0, 11, 11]), 120);
  const whole = union(torso, legs, arms, ...(inHand ? [inHand] : []));
  const figure = mark ? cut(whole, mark) : whole;
  const top = move(head, 120, 62);
  return {
    body: union(top, cut(figure, grow(top, 9))),
    places: {
      lap: { x: 82, y: shoulder + 20, width: 76, height: 66 },
      hands: [
        [172, hem - 16],
        [68, hem - 16],
      ],
      head: { x: 120, y: 62 - HEAD, width: 58 },
      eyes: { x: 120, y: 60, width: 52 },
      neck: { x: 120, y: shoulder, width: 60 },
      ground: foot,
      facing: 'front',
    },
  };
}

/** Sits looking left, knees ahead and hands out: astride, on a bench, over a book. */
function seated({ head }: Look): { body: Region; places: Places } {
  const top = move(head, 128, 50);
  const back = stroke(path([140, 104]).line([150, 176]), 50);
  const thigh = stroke(path([146, 184]).line([86, 184]), 34);
  const shin = stroke(path([86, 184]).line([76, 226]), 26);
  const arm = stroke(curve([136, 112, 130], [78, 140, 190]), 20);
  const body = union(back, thigh, shin, rect(52, 216, 38, 20, 10));
  return {
    body: union(top, cut(union(body, arm), grow(top, 9))),
    places: {
      hands: [[74, 140]],
      head: { x: 128, y: 50 - HEAD, width: 58 },
      eyes: { x: 116, y: 48, width: 50 },
      lap: { x: 62, y: 118, width: 60, height: 58 },
      ground: 201,
      seat: { x: 150, y: 201, width: 52 },
      facing: 'left',
    },
  };
}

const bald = (): Region => circle(0, 0, HEAD);
const bob = (): Region => union(circle(0, 0, HEAD), rect(-36, -20, 72, 56, [34, 34, 16, 16]));
const bun = (): Region => union(circle(0, 2, HEAD), circle(0, -34, 15));
const tails = (): Region => union(circle(0, 0, HEAD), pair(circle(-40, 8, 15)));
const tuft = (): Region => union(circle(0, 0, HEAD), stroke(curve([0, -28, -90], [14, -44, 0]), 10));
const brim = (): Region =>
  union(circle(0, 4, HEAD), rect(-50, -18, 100, 13, 6), rect(-26, -42, 52, 34, [22, 22, 0, 0]));
const toque = (): Region =>
  union(
    circle(0, 10, HEAD - 4),
    rect(-24, -30, 48, 26, 4),
    circle(-20, -40, 18),
    circle(0, -48, 19),
    circle(20, -40, 18),
  );
const cone = (): Region => union(circle(0, 8, HEAD - 2), shape([-58, -4], [0, -44], [58, -4]));

const helmet = (): Region =>
  union(circle(0, 8, HEAD - 2), rect(-34, -34, 68, 36, [34, 34, 0, 0]), rect(-44, -6, 88, 12, 6));
const peaked = (): Region =>
  union(circle(0, 8, HEAD - 2), rect(-34, -36, 68, 28, [18, 18, 0, 0]), rect(-34, -14, 82, 12, 6));
const long = (): Region => union(circle(0, 0, HEAD), rect(-37, -24, 74, 64, [37, 37, 30, 30]));
const cap = (): Region => union(circle(0, 4, HEAD), rect(-32, -30, 64, 22, [26, 26, 4, 4]));
const tie = (): Region => shape([112, 96], [128, 96], [124, 110], [130, 140], [120, 152], [110, 140], [116, 110]);
const bow = (): Region => shape([98, 108], [120, 118], [142, 108], [142, 132], [120, 122], [98, 132]);
const bib = (): Region => stroke(path([98, 126]).line([98, 168], [142, 168], [142, 126]), 9);
const strap = (): Region => stroke(path([150, 100]).line([88, 164]), 11);
const stick = (): Region =>
  union(stroke(curve([62, 232], [62, 152]), 13), stroke(curve([62, 154, -90], [44, 138, 180], [32, 152, 90]), 13));

const visor = (): Region => cut(circle(0, -2, 38), rect(-25, -18, 50, 30, 14));
const plumed = (): Region =>
  union(
    cut(rect(-30, -34, 60, 70, [30, 30, 14, 14]), rect(-24, -8, 48, 9, 4), rect(-4.5, -8, 9, 36, 4)),
    stroke(curve([0, -34, -70], [30, -52, 20], [44, -30, 100]), 12),
  );

const person = (concepts: string, zh: string, en: string, look: () => Look): Prop[] => [
  { concepts: concepts.split(' '), name: 'standing', zh, en, draw: () => standing(look()) },
  { concepts: concepts.split(' '), name: 'seated', zh, en, draw: () => seated(look()) },
  { concepts: concepts.split(' '), name: 'bareheaded', zh, en, draw: () => standing({ ...look(), head: bald() }) },
];

/** People of one family: round heads a gap above the body, no faces, told apart by hair, hat, dress and what they carry. */
export const peopleProps: readonly Prop[] = [
  ...person('child boy toddler baby', '小孩', 'child', () => ({ head: tuft(), child: true })),
  ...person('girl', '女孩', 'girl', () => ({ head: tails(), body: 'dress', child: true })),
  ...person('grandma', '奶奶', 'grandmother', () => ({ head: bun(), body: 'dress', inHand: stick() })),
  ...person('elder grandpa', '老人', 'old person', () => ({ head: bald(), inHand: stick(), mark: bib() })),
  ...person('man father teacher mentor lawyer judge coach-trainer', '男人', 'man', () => ({
    head: bald(),
    mark: tie(),
  })),
  ...person('groom', '新郎', 'groom', () => ({ head: bald(), mark: bow() })),
  ...person('woman mother', '女人', 'woman', () => ({ head: long(), body: 'dress' })),
  ...person('waiter waiter-person barista', '侍者', 'waiter', () => ({ head: bald(), mark: union(bow(), bib()) })),
  ...person('worker engineer miner welder surveyor firefighter plumber painter', '工人', 'worker', () => ({
    head: helmet(),
    mark: bib(),
  })),
  ...person('student', '学生', 'pupil', () => ({ head: cap(), mark: strap(), child: true })),
  ...person(
    'blacksmith carpenter potter weaver shoemaker tailor cleaner barber hairdresser',
    '师傅',
    'craftsman',
    () => ({
      head: bald(),
      mark: bib(),
    }),
  ),
  ...person('chef baker butcher', '厨师', 'chef', () => ({ head: toque() })),
  ...person('farmer fisherman gardener', '农夫', 'farmer', () => ({ head: cone() })),
  ...person('bride dancer', '女子', 'woman', () => ({ head: bob(), body: 'dress' })),
  ...person(
    'postman courier police-officer pilot conductor soldier sailor',
    '戴大檐帽的人',
    'person in a peaked cap',
    () => ({
      head: peaked(),
      mark: strap(),
    }),
  ),
  ...person('newspaper-boy mechanic skater', '戴帽的人', 'person in a cap', () => ({ head: cap(), mark: strap() })),
  ...person('monk taoist', '僧人', 'monk', () => ({ head: bald(), body: 'dress' })),
  ...person('astronaut', '宇航员', 'astronaut', () => ({ head: visor() })),
  ...person('knight', '骑士', 'knight', () => ({ head: plumed(), mark: strap() })),
  ...person('detective detective-person cowboy', '戴帽的人', 'man in a hat', () => ({ head: brim() })),
];
