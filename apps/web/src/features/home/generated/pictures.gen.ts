// Written by scripts/draw-pictures.ts; do not edit.
import headlineZh1 from './headline-zh-1.svg';
import headlineZh2 from './headline-zh-2.svg';
import headlineEn1 from './headline-en-1.svg';
import headlineEn2 from './headline-en-2.svg';
import stepsZh from './steps-zh.svg';
import stepsEn from './steps-en.svg';
import casesZh from './cases-zh.svg';
import casesEn from './cases-en.svg';
import wallStacked from './wall-stacked.svg';
import wallVertical from './wall-vertical.svg';
import wallBadge from './wall-badge.svg';
import wallHorizontal from './wall-horizontal.svg';
import wallReversed from './wall-reversed.svg';
import wallConstruction from './wall-construction.svg';
import stepName from './step-name.svg';
import stepMark from './step-mark.svg';
import stepSpace from './step-space.svg';
import stepShop from './step-shop.svg';

export const PICTURES = {
  headlineZh1: { src: headlineZh1, width: 598.1, height: 95.5 },
  headlineZh2: { src: headlineZh2, width: 534.6, height: 95.8 },
  headlineEn1: { src: headlineEn1, width: 730.4, height: 93.5 },
  headlineEn2: { src: headlineEn2, width: 738.1, height: 94.7 },
  stepsZh: { src: stepsZh, width: 833, height: 96 },
  stepsEn: { src: stepsEn, width: 1509.8, height: 93.4 },
  casesZh: { src: casesZh, width: 1235, height: 95.8 },
  casesEn: { src: casesEn, width: 2050.2, height: 93.5 },
  wallStacked: { src: wallStacked, width: 344, height: 267 },
  wallVertical: { src: wallVertical, width: 128, height: 319 },
  wallBadge: { src: wallBadge, width: 319, height: 319 },
  wallHorizontal: { src: wallHorizontal, width: 472, height: 130 },
  wallReversed: { src: wallReversed, width: 472, height: 114 },
  wallConstruction: { src: wallConstruction, width: 280, height: 160 },
  stepName: { src: stepName, width: 300, height: 340 },
  stepMark: { src: stepMark, width: 300, height: 340 },
  stepSpace: { src: stepSpace, width: 300, height: 340 },
  stepShop: { src: stepShop, width: 300, height: 340 },
};
