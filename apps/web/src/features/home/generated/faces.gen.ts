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
import face11 from './face-italiana.svg';
import face12 from './face-cormorant-garamond.svg';
import face13 from './face-bodoni-moda.svg';
import face14 from './face-abril-fatface.svg';
import face15 from './face-josefin-sans.svg';
import face16 from './face-pacifico.svg';
import face17 from './face-montserrat-extrabold.svg';
import face18 from './face-bebas-neue.svg';
import face19 from './face-righteous.svg';
import face20 from './face-unbounded.svg';
import face21 from './face-kaushan-script.svg';

export const FACES = {
  zh: [
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
      picture: { src: face4, width: 640, height: 206 },
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
      picture: { src: face8, width: 800, height: 201 },
    },
    { key: '975-maru.ttf', words: { zh: '975圆体', en: '975 Maru' }, picture: { src: face9, width: 800, height: 200 } },
    {
      key: 'markwright-sweet-round.ttf',
      words: { zh: '方格甜圆体', en: 'Markwright Sweet Round' },
      picture: { src: face10, width: 800, height: 200 },
    },
  ],
  en: [
    {
      key: 'italiana.ttf',
      words: { zh: '意式细衬线', en: 'Italiana' },
      picture: { src: face11, width: 1084, height: 200 },
    },
    {
      key: 'cormorant-garamond.ttf',
      words: { zh: '古典加拉蒙', en: 'Cormorant Garamond' },
      picture: { src: face12, width: 1016, height: 200 },
    },
    {
      key: 'bodoni-moda.ttf',
      words: { zh: '摩登博多尼', en: 'Bodoni Moda' },
      picture: { src: face13, width: 1246, height: 204 },
    },
    {
      key: 'abril-fatface.ttf',
      words: { zh: '浓黑衬线', en: 'Abril Fatface' },
      picture: { src: face14, width: 1188, height: 200 },
    },
    {
      key: 'josefin-sans.ttf',
      words: { zh: '复古几何', en: 'Josefin Sans' },
      picture: { src: face15, width: 1136, height: 200 },
    },
    {
      key: 'pacifico.ttf',
      words: { zh: '冲浪手写', en: 'Pacifico' },
      picture: { src: face16, width: 1089, height: 222 },
    },
    {
      key: 'montserrat-extrabold.ttf',
      words: { zh: '几何无衬线 特粗', en: 'Montserrat ExtraBold' },
      picture: { src: face17, width: 1388, height: 200 },
    },
    {
      key: 'bebas-neue.ttf',
      words: { zh: '窄体大写', en: 'Bebas Neue' },
      picture: { src: face18, width: 818, height: 200 },
    },
    {
      key: 'righteous.ttf',
      words: { zh: '装饰艺术', en: 'Righteous' },
      picture: { src: face19, width: 1152, height: 200 },
    },
    {
      key: 'unbounded.ttf',
      words: { zh: '宽圆标题', en: 'Unbounded' },
      picture: { src: face20, width: 1624, height: 206 },
    },
    {
      key: 'kaushan-script.ttf',
      words: { zh: '笔刷手写', en: 'Kaushan Script' },
      picture: { src: face21, width: 1064, height: 200 },
    },
  ],
} as const;
