// Written by scripts/draw-pictures.ts; do not edit.
import stepsZh from './steps-zh.svg';
import stepsEn from './steps-en.svg';
import casesZh from './cases-zh.svg';
import casesEn from './cases-en.svg';
import brandZh from './brand-zh.svg';
import brandEn from './brand-en.svg';
import facesZh from './faces-zh.svg';
import facesEn from './faces-en.svg';
import informationZh from './information-zh.svg';
import informationEn from './information-en.svg';
import stepMark from './step-mark.svg';
import stepNameZh from './step-name-zh.svg';
import stepSpaceZh from './step-space-zh.svg';
import stepShopZh from './step-shop-zh.svg';
import stepNameEn from './step-name-en.svg';
import stepSpaceEn from './step-space-en.svg';
import stepShopEn from './step-shop-en.svg';

export const SECTION_PICTURES = {
  stepsZh: { src: stepsZh, width: 833, height: 96 },
  stepsEn: { src: stepsEn, width: 1509.8, height: 93.4 },
  casesZh: { src: casesZh, width: 838.1, height: 96 },
  casesEn: { src: casesEn, width: 1353.8, height: 93.5 },
  brandZh: { src: brandZh, width: 935.8, height: 96.8 },
  brandEn: { src: brandEn, width: 1376, height: 93.5 },
  facesZh: { src: facesZh, width: 1033.5, height: 95.9 },
  facesEn: { src: facesEn, width: 1274.2, height: 92 },
  informationZh: { src: informationZh, width: 794, height: 96 },
  informationEn: { src: informationEn, width: 1562.4, height: 73.7 },
  stepMark: { src: stepMark, width: 300, height: 340 },
  stepNameZh: { src: stepNameZh, width: 300, height: 340 },
  stepSpaceZh: { src: stepSpaceZh, width: 300, height: 340 },
  stepShopZh: { src: stepShopZh, width: 300, height: 340 },
  stepNameEn: { src: stepNameEn, width: 300, height: 340 },
  stepSpaceEn: { src: stepSpaceEn, width: 300, height: 340 },
  stepShopEn: { src: stepShopEn, width: 300, height: 340 },
};
