// Written by scripts/draw-pictures.ts; do not edit.
import face0 from './face-ma-shan-zheng.svg';
import face1 from './face-zhi-mang-xing.svg';
import face2 from './face-noto-serif-sc-semibold.svg';
import face3 from './face-zcool-xiaowei.svg';
import face4 from './face-markwright-slant.svg';
import face5 from './face-markwright-thorn.svg';
import face6 from './face-zcool-kuaile.svg';
import face7 from './face-maoken-assorted.svg';
import face8 from './face-noto-sans-sc-bold.svg';
import face9 from './face-975-maru.svg';
import face10 from './face-markwright-sweet-round.svg';

export const FACES = [
  {
    key: 'ma-shan-zheng.ttf',
    words: { zh: '马善政楷书', en: 'Ma Shan Zheng' },
    picture: { src: face0, width: 800, height: 200 },
  },
  {
    key: 'zhi-mang-xing.ttf',
    words: { zh: '志莽行书', en: 'Zhi Mang Xing' },
    picture: { src: face1, width: 720, height: 200 },
  },
  {
    key: 'noto-serif-sc-semibold.ttf',
    words: { zh: '思源宋体 半粗', en: 'Noto Serif SC SemiBold' },
    picture: { src: face2, width: 800, height: 200 },
  },
  {
    key: 'zcool-xiaowei.ttf',
    words: { zh: '站酷小薇体', en: 'ZCOOL XiaoWei' },
    picture: { src: face3, width: 820, height: 200 },
  },
  {
    key: 'markwright-slant.ttf',
    words: { zh: '方格斜黑体', en: 'Markwright Slant' },
    picture: { src: face4, width: 640, height: 200 },
  },
  {
    key: 'markwright-thorn.ttf',
    words: { zh: '方格锋棱体', en: 'Markwright Thorn' },
    picture: { src: face5, width: 800, height: 200 },
  },
  {
    key: 'zcool-kuaile.ttf',
    words: { zh: '站酷快乐体', en: 'ZCOOL KuaiLe' },
    picture: { src: face6, width: 736, height: 200 },
  },
  {
    key: 'maoken-assorted.ttf',
    words: { zh: '猫啃什锦黑', en: 'Maoken Assorted Sans' },
    picture: { src: face7, width: 800, height: 200 },
  },
  {
    key: 'noto-sans-sc-bold.ttf',
    words: { zh: '思源黑体 粗体', en: 'Noto Sans SC Bold' },
    picture: { src: face8, width: 800, height: 200 },
  },
  { key: '975-maru.ttf', words: { zh: '975圆体', en: '975 Maru' }, picture: { src: face9, width: 800, height: 200 } },
  {
    key: 'markwright-sweet-round.ttf',
    words: { zh: '方格甜圆体', en: 'Markwright Sweet Round' },
    picture: { src: face10, width: 800, height: 200 },
  },
] as const;
