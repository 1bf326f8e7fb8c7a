import type { AmbiguousWord } from './ambiguous-words.data.ts';

const FISHING =
  'fishing, fish, angling, angler, anglers, tackle, trout, pike, salmon, bass, perch, carp, lure, bait, rod, lough, lake, cast, casting';

/** Words of shops, sports and workshops with two pictures; see ambiguous-words.data.ts. */
export const AMBIGUOUS_OF_SHOPS: readonly AmbiguousWord[] = [
  {
    words: 'ball, balls',
    means: 'beach-ball',
    unless: [
      { means: 'bowling', near: 'bowling, tenpin, skittle, skittles, lanes, pins, alley' },
      { means: 'tennis', near: 'tennis, padel, squash, racket, racquet' },
      { means: 'billiards', near: 'snooker, billiards, cue' },
      { means: 'football', near: 'football, soccer, goalkeeper' },
      { means: 'golf', near: 'golf, golfer' },
      { means: 'baseball', near: 'baseball' },
    ],
  },
  {
    words: 'pin, pins',
    means: 'pushpin',
    unless: [
      { means: 'bowling-pin', near: 'bowling, tenpin, skittle, skittles, lanes, alley' },
      {
        means: 'sewing-needle',
        near: 'sewing, dressmaking, dressmaker, haberdashery, tailor, tailoring, seamstress, cushion, pincushion, quilting',
      },
    ],
  },
  {
    words: 'racket, rackets, racquet, racquets',
    means: 'tennis-racket',
    unless: [{ means: 'badminton-racket', near: 'badminton, shuttlecock' }],
  },
  { words: 'spinner, spinners', means: 'woman', unless: [{ means: 'fishing-lure', near: FISHING }] },
  { words: 'fly, flies', means: 'mosquito', unless: [{ means: 'fishing-lure', near: FISHING }] },
  {
    words: 'reel, reels',
    means: 'fishing-rod',
    unless: [
      { means: 'film-reel', near: 'film, cinema, movie, movies, projector, screening, director, video' },
      { means: 'thread', near: 'thread, cotton, sewing, haberdashery, tailor, stitch' },
    ],
  },
  {
    words: 'sling, slings',
    means: 'slingshot',
    unless: [
      {
        means: 'bandage',
        near: 'arm, arms, wing, paw, leg, broken, poorly, injured, hospital, bandage, fracture, sprain, physio, vet, crutch, crutches',
      },
      { means: 'baby-sling', near: 'baby, babies, newborn, mum, parent, toddler, babywearing' },
    ],
  },
  {
    words: 'biscuit, biscuits',
    means: 'cookie',
    unless: [
      { means: 'scone', near: 'gravy, buttermilk, southern, skillet, grits, fluffy, flaky, bobber, bayou, diner' },
    ],
  },
  {
    words: 'jersey, jerseys',
    means: 't-shirt',
    unless: [{ means: 'cow', near: 'cow, cows, milk, creamery, dairy, butter, herd, churn, cream, calf, farm' }],
  },
  {
    words: 'skate, skates',
    means: 'ice-skate',
    unless: [{ means: 'manta-ray', near: 'chips, chippy, fishmonger, fillet, haddock, cod, trawler' }],
  },
  {
    words: 'ray, rays',
    means: 'sunrays',
    unless: [{ means: 'manta-ray', near: 'aquarium, reef, diving, snorkel, snorkelling, sea, shark, ocean' }],
  },
  {
    words: 'cob, cobs',
    means: 'corn',
    unless: [
      { means: 'bread', near: 'bakery, baker, bread, loaf, loaves, bap, baps, sandwich, butty, filling' },
      { means: 'horse', near: 'horse, pony, stable, stables, saddle, riding, vanner, gypsy, welsh, tack' },
    ],
  },
  {
    words: 'cue, cues',
    means: 'microphone',
    unless: [{ means: 'billiards', near: 'snooker, pool, billiards, chalk, baize, pot' }],
  },
];
