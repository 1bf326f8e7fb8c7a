// Written by scripts/draw-pictures.ts; do not edit.
import style0 from './style-retro-zh.webp';
import style1 from './style-retro-zh-spine.svg';
import style2 from './style-retro-zh-row.svg';
import style3 from './style-retro-zh-foot.svg';
import style4 from './style-retro-en.webp';
import style5 from './style-retro-en-spine.svg';
import style6 from './style-retro-en-row.svg';
import style7 from './style-retro-en-foot.svg';
import style8 from './style-nature-zh.webp';
import style9 from './style-nature-zh-spine.svg';
import style10 from './style-nature-zh-row.svg';
import style11 from './style-nature-zh-foot.svg';
import style12 from './style-nature-en.webp';
import style13 from './style-nature-en-spine.svg';
import style14 from './style-nature-en-row.svg';
import style15 from './style-nature-en-foot.svg';
import style16 from './style-round-zh.webp';
import style17 from './style-round-zh-spine.svg';
import style18 from './style-round-zh-row.svg';
import style19 from './style-round-zh-foot.svg';
import style20 from './style-round-en.webp';
import style21 from './style-round-en-spine.svg';
import style22 from './style-round-en-row.svg';
import style23 from './style-round-en-foot.svg';
import style24 from './style-line-zh.webp';
import style25 from './style-line-zh-spine.svg';
import style26 from './style-line-zh-row.svg';
import style27 from './style-line-zh-foot.svg';
import style28 from './style-line-en.webp';
import style29 from './style-line-en-spine.svg';
import style30 from './style-line-en-row.svg';
import style31 from './style-line-en-foot.svg';
import style32 from './style-geometry-zh.webp';
import style33 from './style-geometry-zh-spine.svg';
import style34 from './style-geometry-zh-row.svg';
import style35 from './style-geometry-zh-foot.svg';
import style36 from './style-geometry-en.webp';
import style37 from './style-geometry-en-spine.svg';
import style38 from './style-geometry-en-row.svg';
import style39 from './style-geometry-en-foot.svg';
import style40 from './style-video-zh.webp';
import style41 from './style-video-zh-spine.svg';
import style42 from './style-video-zh-row.svg';
import style43 from './style-video-zh-foot.svg';
import style44 from './style-video-en.webp';
import style45 from './style-video-en-spine.svg';
import style46 from './style-video-en-row.svg';
import style47 from './style-video-en-foot.svg';
import style48 from './style-cyber-zh.webp';
import style49 from './style-cyber-zh-spine.svg';
import style50 from './style-cyber-zh-row.svg';
import style51 from './style-cyber-zh-foot.svg';
import style52 from './style-cyber-en.webp';
import style53 from './style-cyber-en-spine.svg';
import style54 from './style-cyber-en-row.svg';
import style55 from './style-cyber-en-foot.svg';
import style56 from './style-pixel-zh.webp';
import style57 from './style-pixel-zh-spine.svg';
import style58 from './style-pixel-zh-row.svg';
import style59 from './style-pixel-zh-foot.svg';
import style60 from './style-pixel-en.webp';
import style61 from './style-pixel-en-spine.svg';
import style62 from './style-pixel-en-row.svg';
import style63 from './style-pixel-en-foot.svg';
import style64 from './style-neon-zh.webp';
import style65 from './style-neon-zh-spine.svg';
import style66 from './style-neon-zh-row.svg';
import style67 from './style-neon-zh-foot.svg';
import style68 from './style-neon-en.webp';
import style69 from './style-neon-en-spine.svg';
import style70 from './style-neon-en-row.svg';
import style71 from './style-neon-en-foot.svg';
import style72 from './style-ink-zh.webp';
import style73 from './style-ink-zh-spine.svg';
import style74 from './style-ink-zh-row.svg';
import style75 from './style-ink-zh-foot.svg';
import style76 from './style-ink-en.webp';
import style77 from './style-ink-en-spine.svg';
import style78 from './style-ink-en-row.svg';
import style79 from './style-ink-en-foot.svg';
import style80 from './style-ancient-zh.webp';
import style81 from './style-ancient-zh-spine.svg';
import style82 from './style-ancient-zh-row.svg';
import style83 from './style-ancient-zh-foot.svg';
import style84 from './style-ancient-en.webp';
import style85 from './style-ancient-en-spine.svg';
import style86 from './style-ancient-en-row.svg';
import style87 from './style-ancient-en-foot.svg';
import style88 from './style-cartoon-zh.webp';
import style89 from './style-cartoon-zh-spine.svg';
import style90 from './style-cartoon-zh-row.svg';
import style91 from './style-cartoon-zh-foot.svg';
import style92 from './style-cartoon-en.webp';
import style93 from './style-cartoon-en-spine.svg';
import style94 from './style-cartoon-en-row.svg';
import style95 from './style-cartoon-en-foot.svg';
import style96 from './style-red-zh.webp';
import style97 from './style-red-zh-spine.svg';
import style98 from './style-red-zh-row.svg';
import style99 from './style-red-zh-foot.svg';
import style100 from './style-red-en.webp';
import style101 from './style-red-en-spine.svg';
import style102 from './style-red-en-row.svg';
import style103 from './style-red-en-foot.svg';
import style104 from './style-blue-zh.webp';
import style105 from './style-blue-zh-spine.svg';
import style106 from './style-blue-zh-row.svg';
import style107 from './style-blue-zh-foot.svg';
import style108 from './style-blue-en.webp';
import style109 from './style-blue-en-spine.svg';
import style110 from './style-blue-en-row.svg';
import style111 from './style-blue-en-foot.svg';
import style112 from './style-romance-zh.webp';
import style113 from './style-romance-zh-spine.svg';
import style114 from './style-romance-zh-row.svg';
import style115 from './style-romance-zh-foot.svg';
import style116 from './style-romance-en.webp';
import style117 from './style-romance-en-spine.svg';
import style118 from './style-romance-en-row.svg';
import style119 from './style-romance-en-foot.svg';

export const STYLES = [
  {
    key: 'retro',
    zh: {
      ground: '#e6a52f',
      ink: '#4a2314',
      logo: { src: style0, width: 480, height: 480 },
      spine: { src: style1, width: 40, height: 130 },
      row: { src: style2, width: 96, height: 40 },
      foot: { src: style3, width: 40, height: 40 },
    },
    en: {
      ground: '#1d6d69',
      ink: '#f6e7cb',
      logo: { src: style4, width: 480, height: 480 },
      spine: { src: style5, width: 40, height: 189 },
      row: { src: style6, width: 189, height: 40 },
      foot: { src: style7, width: 40, height: 40 },
    },
  },
  {
    key: 'nature',
    zh: {
      ground: '#e4ebd6',
      ink: '#3a3a22',
      logo: { src: style8, width: 480, height: 480 },
      spine: { src: style9, width: 40, height: 173 },
      row: { src: style10, width: 164, height: 40 },
      foot: { src: style11, width: 40, height: 40 },
    },
    en: {
      ground: '#f4efe1',
      ink: '#33452f',
      logo: { src: style12, width: 480, height: 480 },
      spine: { src: style13, width: 40, height: 181 },
      row: { src: style14, width: 181, height: 40 },
      foot: { src: style15, width: 40, height: 40 },
    },
  },
  {
    key: 'round',
    zh: {
      ground: '#bfeee6',
      ink: '#0f3d4c',
      logo: { src: style16, width: 480, height: 480 },
      spine: { src: style17, width: 40, height: 173 },
      row: { src: style18, width: 164, height: 40 },
      foot: { src: style19, width: 40, height: 40 },
    },
    en: {
      ground: '#5b4bdb',
      ink: '#ffffff',
      logo: { src: style20, width: 480, height: 480 },
      spine: { src: style21, width: 40, height: 220 },
      row: { src: style22, width: 220, height: 40 },
      foot: { src: style23, width: 40, height: 40 },
    },
  },
  {
    key: 'line',
    zh: {
      ground: '#1d1f22',
      ink: '#f3f1ec',
      logo: { src: style24, width: 480, height: 480 },
      spine: { src: style25, width: 40, height: 173 },
      row: { src: style26, width: 164, height: 40 },
      foot: { src: style27, width: 40, height: 40 },
    },
    en: {
      ground: '#ffffff',
      ink: '#17171a',
      logo: { src: style28, width: 480, height: 480 },
      spine: { src: style29, width: 40, height: 305 },
      row: { src: style30, width: 305, height: 40 },
      foot: { src: style31, width: 40, height: 40 },
    },
  },
  {
    key: 'geometry',
    zh: {
      ground: '#f3eee2',
      ink: '#15161a',
      logo: { src: style32, width: 480, height: 480 },
      spine: { src: style33, width: 40, height: 173 },
      row: { src: style34, width: 164, height: 40 },
      foot: { src: style35, width: 40, height: 40 },
    },
    en: {
      ground: '#f3eee2',
      ink: '#15161a',
      logo: { src: style36, width: 480, height: 480 },
      spine: { src: style37, width: 40, height: 228 },
      row: { src: style38, width: 228, height: 40 },
      foot: { src: style39, width: 40, height: 40 },
    },
  },
  {
    key: 'video',
    zh: {
      ground: '#121218',
      ink: '#ffffff',
      logo: { src: style40, width: 480, height: 480 },
      spine: { src: style41, width: 40, height: 173 },
      row: { src: style42, width: 132, height: 40 },
      foot: { src: style43, width: 40, height: 40 },
    },
    en: {
      ground: '#08080c',
      ink: '#ffffff',
      logo: { src: style44, width: 480, height: 480 },
      spine: { src: style45, width: 40, height: 364 },
      row: { src: style46, width: 364, height: 40 },
      foot: { src: style47, width: 40, height: 40 },
    },
  },
  {
    key: 'cyber',
    zh: {
      ground: '#12071f',
      ink: '#00f0ff',
      logo: { src: style48, width: 480, height: 480 },
      spine: { src: style49, width: 40, height: 173 },
      row: { src: style50, width: 164, height: 40 },
      foot: { src: style51, width: 40, height: 40 },
    },
    en: {
      ground: '#0b0b14',
      ink: '#fcee0a',
      logo: { src: style52, width: 480, height: 480 },
      spine: { src: style53, width: 40, height: 248 },
      row: { src: style54, width: 248, height: 40 },
      foot: { src: style55, width: 40, height: 40 },
    },
  },
  {
    key: 'pixel',
    zh: {
      ground: '#1f1147',
      ink: '#ffffff',
      logo: { src: style56, width: 480, height: 480 },
      spine: { src: style57, width: 40, height: 173 },
      row: { src: style58, width: 164, height: 40 },
      foot: { src: style59, width: 40, height: 40 },
    },
    en: {
      ground: '#0d1526',
      ink: '#eaf6ff',
      logo: { src: style60, width: 480, height: 480 },
      spine: { src: style61, width: 40, height: 194 },
      row: { src: style62, width: 194, height: 40 },
      foot: { src: style63, width: 40, height: 40 },
    },
  },
  {
    key: 'neon',
    zh: {
      ground: '#0a1222',
      ink: '#3dffb5',
      logo: { src: style64, width: 480, height: 480 },
      spine: { src: style65, width: 40, height: 173 },
      row: { src: style66, width: 164, height: 40 },
      foot: { src: style67, width: 40, height: 40 },
    },
    en: {
      ground: '#120a2c',
      ink: '#22e6ff',
      logo: { src: style68, width: 480, height: 480 },
      spine: { src: style69, width: 40, height: 220 },
      row: { src: style70, width: 220, height: 40 },
      foot: { src: style71, width: 40, height: 40 },
    },
  },
  {
    key: 'ink',
    zh: {
      ground: '#faf8f2',
      ink: '#1b1a18',
      logo: { src: style72, width: 480, height: 480 },
      spine: { src: style73, width: 40, height: 87 },
      row: { src: style74, width: 76, height: 40 },
      foot: { src: style75, width: 40, height: 40 },
    },
    en: {
      ground: '#f6f1e4',
      ink: '#1b1a18',
      logo: { src: style76, width: 480, height: 480 },
      spine: { src: style77, width: 40, height: 147 },
      row: { src: style78, width: 147, height: 40 },
      foot: { src: style79, width: 40, height: 40 },
    },
  },
  {
    key: 'ancient',
    zh: {
      ground: '#17342f',
      ink: '#ecd9a8',
      logo: { src: style80, width: 480, height: 480 },
      spine: { src: style81, width: 40, height: 173 },
      row: { src: style82, width: 164, height: 40 },
      foot: { src: style83, width: 40, height: 40 },
    },
    en: {
      ground: '#8e1b16',
      ink: '#f2d998',
      logo: { src: style84, width: 480, height: 480 },
      spine: { src: style85, width: 40, height: 324 },
      row: { src: style86, width: 324, height: 40 },
      foot: { src: style87, width: 40, height: 40 },
    },
  },
  {
    key: 'cartoon',
    zh: {
      ground: '#ff5fa2',
      ink: '#17130f',
      logo: { src: style88, width: 480, height: 480 },
      spine: { src: style89, width: 40, height: 173 },
      row: { src: style90, width: 152, height: 40 },
      foot: { src: style91, width: 40, height: 40 },
    },
    en: {
      ground: '#ffd21f',
      ink: '#17130f',
      logo: { src: style92, width: 480, height: 480 },
      spine: { src: style93, width: 40, height: 112 },
      row: { src: style94, width: 112, height: 40 },
      foot: { src: style95, width: 40, height: 40 },
    },
  },
  {
    key: 'red',
    zh: {
      ground: '#a80d18',
      ink: '#fff1dc',
      logo: { src: style96, width: 480, height: 480 },
      spine: { src: style97, width: 40, height: 130 },
      row: { src: style98, width: 124, height: 40 },
      foot: { src: style99, width: 40, height: 40 },
    },
    en: {
      ground: '#d3131b',
      ink: '#ffffff',
      logo: { src: style100, width: 480, height: 480 },
      spine: { src: style101, width: 40, height: 158 },
      row: { src: style102, width: 158, height: 40 },
      foot: { src: style103, width: 40, height: 40 },
    },
  },
  {
    key: 'blue',
    zh: {
      ground: '#08223f',
      ink: '#e6f5ff',
      logo: { src: style104, width: 480, height: 480 },
      spine: { src: style105, width: 40, height: 130 },
      row: { src: style106, width: 124, height: 40 },
      foot: { src: style107, width: 40, height: 40 },
    },
    en: {
      ground: '#0c2f6b',
      ink: '#ffffff',
      logo: { src: style108, width: 480, height: 480 },
      spine: { src: style109, width: 40, height: 176 },
      row: { src: style110, width: 176, height: 40 },
      foot: { src: style111, width: 40, height: 40 },
    },
  },
  {
    key: 'romance',
    zh: {
      ground: '#e6d6f7',
      ink: '#552a86',
      logo: { src: style112, width: 480, height: 480 },
      spine: { src: style113, width: 40, height: 130 },
      row: { src: style114, width: 124, height: 40 },
      foot: { src: style115, width: 40, height: 40 },
    },
    en: {
      ground: '#f1e8fb',
      ink: '#4b2380',
      logo: { src: style116, width: 480, height: 480 },
      spine: { src: style117, width: 40, height: 133 },
      row: { src: style118, width: 133, height: 40 },
      foot: { src: style119, width: 40, height: 40 },
    },
  },
] as const;
