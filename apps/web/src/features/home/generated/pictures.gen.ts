// Written by scripts/draw-pictures.ts; do not edit.
import headlineZh1 from './headline-zh-1.svg';
import headlineZh2 from './headline-zh-2.svg';
import headlineEn1 from './headline-en-1.svg';
import headlineEn2 from './headline-en-2.svg';
import wallConstruction from './wall-construction.svg';
import wallStackedZh from './wall-stacked-zh.svg';
import wallVerticalZh from './wall-vertical-zh.svg';
import wallBadgeZh from './wall-badge-zh.svg';
import wallHorizontalZh from './wall-horizontal-zh.svg';
import wallReversedZh from './wall-reversed-zh.svg';
import wallStackedEn from './wall-stacked-en.svg';
import wallVerticalEn from './wall-vertical-en.svg';
import wallBadgeEn from './wall-badge-en.svg';
import wallHorizontalEn from './wall-horizontal-en.svg';
import wallReversedEn from './wall-reversed-en.svg';

export const PICTURES = {
  headlineZh1: { src: headlineZh1, width: 598.1, height: 95.5 },
  headlineZh2: { src: headlineZh2, width: 534.6, height: 95.8 },
  headlineEn1: { src: headlineEn1, width: 730.4, height: 93.5 },
  headlineEn2: { src: headlineEn2, width: 738.1, height: 94.7 },
  wallConstruction: { src: wallConstruction, width: 280, height: 160 },
  wallStackedZh: { src: wallStackedZh, width: 343, height: 266 },
  wallVerticalZh: { src: wallVerticalZh, width: 128, height: 319 },
  wallBadgeZh: { src: wallBadgeZh, width: 319, height: 319 },
  wallHorizontalZh: { src: wallHorizontalZh, width: 472, height: 133 },
  wallReversedZh: { src: wallReversedZh, width: 472, height: 113 },
  wallStackedEn: { src: wallStackedEn, width: 323, height: 283 },
  wallVerticalEn: { src: wallVerticalEn, width: 433, height: 212 },
  wallBadgeEn: { src: wallBadgeEn, width: 319, height: 319 },
  wallHorizontalEn: { src: wallHorizontalEn, width: 472, height: 179 },
  wallReversedEn: { src: wallReversedEn, width: 472, height: 145 },
};
