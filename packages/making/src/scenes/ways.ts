import { CREATURES } from '@markwright/marks/kinds';
import type { Way } from './joins.data.ts';
import { type Arrange, put } from './layout.ts';
import { canopy, shelter, sky } from './ways-above.ts';
import { band } from './ways-banded.ts';
import { before, cross, mirror, pair } from './ways-beside.ts';
import { antlers, balance, chase, dangle, emerge, hang, hoist, peer, pull, push, soar, waft } from './ways-apart.ts';
import { flank, girdle, petals, wreathe } from './ways-around.ts';
import { boots, bust, dress, pack, swaddle } from './ways-dressed.ts';
import { brim, drip, lead, plume } from './ways-flowing.ts';
import { fill } from './ways-filled.ts';
import { beak, clasp, lap, peek } from './ways-held.ts';
import { arm, cupped, fist, grip, mouth, pinch, saddle } from './ways-in-hand.ts';
import { collar, glasses, hat, headset, mask } from './ways-worn.ts';
import { doorway, garnish, hole, open } from './ways-open.ts';
import { body, part, wheels } from './ways-part.ts';
import { wind } from './ways-wound.ts';
import { astride, rim, seat } from './ways-upon.ts';
import { pouch, winged } from './ways-winged.ts';
import { ahead, brood, cub, follow } from './ways-young.ts';
import { bottled, inside, overlay, pane, windowed } from './ways-within.ts';

/** A burning match, a roof with its chimney, needles in their yarn: the one drawing shows both. */
const SHOWN_WITH: Readonly<Record<string, readonly string[]>> = {
  matches: ['fire'],
  candle: ['fire'],
  torch: ['fire'],
  'oil-lamp': ['fire'],
  roof: ['chimney'],
  'hot-air-balloon': ['basket'],
};
const SHOWS: Readonly<Record<string, string>> = { knitting: 'yarn' };

/** A pea in its pod, antlers on a deer: what is said to be in itself, or is drawn with it anyway, is drawn once. */
const itself: Arrange = (one, other) => {
  const isSame = one.concept === other.concept && !CREATURES.has(one.concept);
  const isShown = isSame || SHOWN_WITH[other.concept]?.includes(one.concept);
  const shown = SHOWS[one.concept] === other.concept ? one : isShown ? other : undefined;
  return shown && { behind: put(shown), front: put(shown), isAlone: true };
};

/** Several of one thing and nothing else. */
const group: Arrange = (one, other) =>
  one === other ? { behind: put(one), front: put(one), isAlone: true } : undefined;

export const WAYS: Record<Way, Arrange> = {
  part,
  balance,
  seat,
  rim,
  canopy,
  shelter,
  sky,
  peek,
  clasp,
  lap,
  beak,
  arm,
  mouth,
  grip,
  fist,
  pinch,
  saddle,
  cupped,
  band,
  chase,
  soar,
  hang,
  hoist,
  emerge,
  peer,
  bust,
  dress,
  boots,
  pack,
  hat,
  headset,
  glasses,
  collar,
  inside,
  window: windowed,
  petals,
  fill,
  wind,
  flank,
  before,
  pair,
  mirror,
  group,
  body,
  dangle,
  drip,
  antlers,
  doorway,
  itself,
  mask,
  pull,
  garnish,
  wreathe,
  girdle,
  open,
  hole,
  waft,
  overlay,
  pane,
  brim,
  plume,
  lead,
  cub,
  brood,
  follow,
  ahead,
  winged,
  pouch,
  cross,
  astride,
  bottled,
  push,
  swaddle,
  wheels,
};
