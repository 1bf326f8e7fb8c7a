// Written by scripts/draw-pictures.ts; do not edit.
import headlineZh1 from './headline-zh-1.svg';
import headlineZh2 from './headline-zh-2.svg';
import headlineEn1 from './headline-en-1.svg';
import headlineEn2 from './headline-en-2.svg';
import wallStacked from './wall-stacked.svg';
import wallVertical from './wall-vertical.svg';
import wallBadge from './wall-badge.svg';
import wallHorizontal from './wall-horizontal.svg';
import wallReversed from './wall-reversed.svg';
import wallConstruction from './wall-construction.svg';

export const PICTURES = {
  headlineZh1: { src: headlineZh1, width: 598.1, height: 95.5 },
  headlineZh2: { src: headlineZh2, width: 534.6, height: 95.8 },
  headlineEn1: { src: headlineEn1, width: 730.4, height: 93.5 },
  headlineEn2: { src: headlineEn2, width: 738.1, height: 94.7 },
  wallStacked: { src: wallStacked, width: 343, height: 266 },
  wallVertical: { src: wallVertical, width: 128, height: 319 },
  wallBadge: { src: wallBadge, width: 319, height: 319 },
  wallHorizontal: { src: wallHorizontal, width: 472, height: 130 },
  wallReversed: { src: wallReversed, width: 472, height: 113 },
  wallConstruction: { src: wallConstruction, width: 280, height: 160 },
};
