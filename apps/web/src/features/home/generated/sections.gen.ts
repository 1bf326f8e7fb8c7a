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
import stepName from './step-name.svg';
import stepMark from './step-mark.svg';
import stepSpace from './step-space.svg';
import stepShop from './step-shop.svg';
import useSign from './use-sign.svg';
import useCard from './use-card.svg';
import useCup from './use-cup.svg';
import useApp from './use-app.svg';
import useShirt from './use-shirt.svg';

export const SECTION_PICTURES = {
  stepsZh: { src: stepsZh, width: 833, height: 96 },
  stepsEn: { src: stepsEn, width: 1509.8, height: 93.4 },
  casesZh: { src: casesZh, width: 1235, height: 95.8 },
  casesEn: { src: casesEn, width: 2050.2, height: 93.5 },
  brandZh: { src: brandZh, width: 935.8, height: 96.8 },
  brandEn: { src: brandEn, width: 1376, height: 93.5 },
  facesZh: { src: facesZh, width: 1033.5, height: 95.9 },
  facesEn: { src: facesEn, width: 1326, height: 90.8 },
  informationZh: { src: informationZh, width: 794, height: 96 },
  informationEn: { src: informationEn, width: 1562.4, height: 73.7 },
  stepName: { src: stepName, width: 300, height: 340 },
  stepMark: { src: stepMark, width: 300, height: 340 },
  stepSpace: { src: stepSpace, width: 300, height: 340 },
  stepShop: { src: stepShop, width: 300, height: 340 },
  useSign: { src: useSign, width: 400, height: 280 },
  useCard: { src: useCard, width: 400, height: 280 },
  useCup: { src: useCup, width: 400, height: 280 },
  useApp: { src: useApp, width: 400, height: 280 },
  useShirt: { src: useShirt, width: 400, height: 280 },
};
