// Written by scripts/draw-tool-examples.ts; do not edit.
import picture0 from './seaSalt-zh.webp';
import picture1 from './noodles-zh.webp';
import picture2 from './inn-zh.webp';
import picture3 from './pets-zh.webp';
import picture4 from './tea-zh.webp';
import picture5 from './law-zh.webp';
import picture6 from './books-zh.webp';
import picture7 from './yoga-zh.webp';
import picture8 from './orange-zh-before.webp';
import picture9 from './orange-zh-after.webp';
import picture10 from './mountain-zh-before.webp';
import picture11 from './mountain-zh-after.webp';
import picture12 from './dog-zh-before.webp';
import picture13 from './dog-zh-after.webp';
import picture14 from './seaSalt-en.webp';
import picture15 from './noodles-en.webp';
import picture16 from './inn-en.webp';
import picture17 from './pets-en.webp';
import picture18 from './tea-en.webp';
import picture19 from './law-en.webp';
import picture20 from './books-en.webp';
import picture21 from './yoga-en.webp';
import picture22 from './orange-en-before.webp';
import picture23 from './orange-en-after.webp';
import picture24 from './mountain-en-before.webp';
import picture25 from './mountain-en-after.webp';
import picture26 from './dog-en-before.webp';
import picture27 from './dog-en-after.webp';

export const MADE_EXAMPLES = {
  zh: [
    { name: '海盐咖啡', src: picture0 },
    { name: '老陈面馆', src: picture1 },
    { name: '南屏民宿', src: picture2 },
    { name: '圆圆宠物', src: picture3 },
    { name: '山海茶舍', src: picture4 },
    { name: '木子律师', src: picture5 },
    { name: '知白书店', src: picture6 },
    { name: '青禾瑜伽', src: picture7 },
  ],
  en: [
    { name: 'Sea Salt Coffee', src: picture14 },
    { name: 'Old Chen Noodles', src: picture15 },
    { name: 'Twin Peaks Inn', src: picture16 },
    { name: 'Round Paws', src: picture17 },
    { name: 'Hill & Sea Tea', src: picture18 },
    { name: 'Reed Law', src: picture19 },
    { name: 'White Page', src: picture20 },
    { name: 'Lotus', src: picture21 },
  ],
} as const;

export const CUT_EXAMPLES = {
  zh: [
    { name: '橘子汽水', before: picture8, after: picture9 },
    { name: '双峰民宿', before: picture10, after: picture11 },
    { name: '圆圆宠物', before: picture12, after: picture13 },
  ],
  en: [
    { name: 'Zest Soda', before: picture22, after: picture23 },
    { name: 'Twin Peaks', before: picture24, after: picture25 },
    { name: 'Round Paws', before: picture26, after: picture27 },
  ],
} as const;
