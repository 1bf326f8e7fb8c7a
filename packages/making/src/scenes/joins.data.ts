import type { Relation } from '@markwright/marks';

/** Ways to join two things; each is one function in ways.ts. */
export const WAY_NAMES = [
  'seat',
  'rim',
  'canopy',
  'shelter',
  'sky',
  'peek',
  'clasp',
  'lap',
  'beak',
  'hat',
  'headset',
  'glasses',
  'collar',
  'inside',
  'window',
  'petals',
  'fill',
  'wind',
  'flank',
  'before',
  'pair',
  'mirror',
  'group',
  'arm',
  'mouth',
  'grip',
  'fist',
  'pinch',
  'chase',
  'soar',
  'hang',
  'hoist',
  'emerge',
  'peer',
  'bust',
  'dress',
  'boots',
  'pack',
  'saddle',
  'part',
  'cupped',
  'band',
  'open',
  'hole',
  'waft',
  'overlay',
  'pane',
  'balance',
] as const;
export type Way = (typeof WAY_NAMES)[number];

/** Which of a relation's two things plays the first role of a way (who sits, rises, is above, holds, wears). */
type Join = { way: Way; first: 'subject' | 'object' };

const subject = (...ways: Way[]): Join[] => ways.map((way) => ({ way, first: 'subject' }));
const object = (...ways: Way[]): Join[] => ways.map((way) => ({ way, first: 'object' }));

/** Where no way joins the two: the lesser before the greater, or side by side. They say no more than that. */
const TOGETHER = subject('before', 'pair');
const HELD = subject('pinch', 'fist', 'beak', 'peek', 'grip', 'clasp', 'lap', 'arm', 'mouth');

/** Ways that show a relation, best first. A way that does not suit the two things (see kinds.data.ts) passes. */
export const JOINS: Record<Relation, readonly Join[]> = {
  on: [...subject('pane', 'overlay', 'hat', 'headset', 'glasses', 'collar', 'seat', 'rim', 'balance'), ...TOGETHER],
  in: [...subject('pane', 'open', 'hat', 'rim', 'sky', 'inside', 'window', 'hole', 'emerge'), ...TOGETHER],
  under: [...subject('hang'), ...object('sky', 'shelter', 'canopy'), ...TOGETHER],
  over: [...subject('waft', 'sky', 'soar', 'shelter', 'canopy', 'seat'), ...TOGETHER],
  beside: TOGETHER,
  behind: [...subject('peek', 'rim', 'sky', 'peer'), ...TOGETHER],
  holding: [...HELD, ...object('rim', 'seat'), ...subject('cupped'), ...TOGETHER],
  carrying: [...object('rim', 'hoist', 'seat', 'pack', 'saddle'), ...HELD, ...object('balance'), ...TOGETHER],
  wearing: [...object('hat', 'headset', 'glasses', 'collar', 'bust', 'dress', 'boots', 'pack'), ...subject('rim')],
  riding: [...subject('seat', 'rim'), ...TOGETHER],
  'wrapped-round': [
    ...subject('wind', 'band', 'cupped', 'flank', 'grip', 'clasp', 'peek', 'lap'),
    ...object('rim', 'emerge'),
    ...TOGETHER,
  ],
  'made-of': [...subject('petals', 'fill'), ...object('window'), ...TOGETHER],
  'shaped-like': [...subject('window'), ...object('fill', 'window'), ...TOGETHER],
  'as-part': [...subject('part'), ...object('hat', 'headset', 'glasses', 'collar', 'inside', 'window'), ...TOGETHER],
  facing: [...subject('mirror'), ...object('sky'), ...subject('pair')],
  chasing: [...subject('chase'), ...TOGETHER],
  reading: [...subject('peek', 'rim', 'lap', 'arm', 'clasp'), ...object('seat'), ...TOGETHER],
  playing: [...subject('lap', 'clasp', 'arm', 'grip', 'peek', 'mouth'), ...TOGETHER],
  'sleeping-on': [...subject('seat', 'rim'), ...TOGETHER],
  'flying-over': [...subject('soar', 'sky', 'canopy'), ...TOGETHER],
  'rising-from': [...subject('waft', 'open', 'rim', 'sky', 'hole', 'emerge', 'seat'), ...TOGETHER],
  'out-of': [...subject('waft', 'open', 'rim', 'hole', 'emerge', 'seat'), ...TOGETHER],
  and: [
    ...subject('group'),
    ...object('hat'),
    ...subject('hat', 'sky'),
    ...object('sky'),
    ...subject('rim'),
    ...object('rim'),
    ...subject('peek'),
    ...TOGETHER,
  ],
};
