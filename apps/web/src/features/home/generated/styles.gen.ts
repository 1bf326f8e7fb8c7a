// Written by scripts/draw-pictures.ts; do not edit.
import retroLogo from './style-retro-logo.svg';
import retroZh from './style-retro-zh.svg';
import retroEn from './style-retro-en.svg';
import retroZhRow from './style-retro-zhRow.svg';
import retroEnRow from './style-retro-enRow.svg';
import retroFoot from './style-retro-foot.svg';
import natureLogo from './style-nature-logo.svg';
import natureZh from './style-nature-zh.svg';
import natureEn from './style-nature-en.svg';
import natureZhRow from './style-nature-zhRow.svg';
import natureEnRow from './style-nature-enRow.svg';
import natureFoot from './style-nature-foot.svg';
import roundLogo from './style-round-logo.svg';
import roundZh from './style-round-zh.svg';
import roundEn from './style-round-en.svg';
import roundZhRow from './style-round-zhRow.svg';
import roundEnRow from './style-round-enRow.svg';
import roundFoot from './style-round-foot.svg';
import lineLogo from './style-line-logo.svg';
import lineZh from './style-line-zh.svg';
import lineEn from './style-line-en.svg';
import lineZhRow from './style-line-zhRow.svg';
import lineEnRow from './style-line-enRow.svg';
import lineFoot from './style-line-foot.svg';
import geometryLogo from './style-geometry-logo.svg';
import geometryZh from './style-geometry-zh.svg';
import geometryEn from './style-geometry-en.svg';
import geometryZhRow from './style-geometry-zhRow.svg';
import geometryEnRow from './style-geometry-enRow.svg';
import geometryFoot from './style-geometry-foot.svg';
import videoLogo from './style-video-logo.svg';
import videoZh from './style-video-zh.svg';
import videoEn from './style-video-en.svg';
import videoZhRow from './style-video-zhRow.svg';
import videoEnRow from './style-video-enRow.svg';
import videoFoot from './style-video-foot.svg';
import cyberLogo from './style-cyber-logo.svg';
import cyberZh from './style-cyber-zh.svg';
import cyberEn from './style-cyber-en.svg';
import cyberZhRow from './style-cyber-zhRow.svg';
import cyberEnRow from './style-cyber-enRow.svg';
import cyberFoot from './style-cyber-foot.svg';
import pixelLogo from './style-pixel-logo.svg';
import pixelZh from './style-pixel-zh.svg';
import pixelEn from './style-pixel-en.svg';
import pixelZhRow from './style-pixel-zhRow.svg';
import pixelEnRow from './style-pixel-enRow.svg';
import pixelFoot from './style-pixel-foot.svg';
import neonLogo from './style-neon-logo.svg';
import neonZh from './style-neon-zh.svg';
import neonEn from './style-neon-en.svg';
import neonZhRow from './style-neon-zhRow.svg';
import neonEnRow from './style-neon-enRow.svg';
import neonFoot from './style-neon-foot.svg';
import inkLogo from './style-ink-logo.svg';
import inkZh from './style-ink-zh.svg';
import inkEn from './style-ink-en.svg';
import inkZhRow from './style-ink-zhRow.svg';
import inkEnRow from './style-ink-enRow.svg';
import inkFoot from './style-ink-foot.svg';
import ancientLogo from './style-ancient-logo.svg';
import ancientZh from './style-ancient-zh.svg';
import ancientEn from './style-ancient-en.svg';
import ancientZhRow from './style-ancient-zhRow.svg';
import ancientEnRow from './style-ancient-enRow.svg';
import ancientFoot from './style-ancient-foot.svg';
import cartoonLogo from './style-cartoon-logo.svg';
import cartoonZh from './style-cartoon-zh.svg';
import cartoonEn from './style-cartoon-en.svg';
import cartoonZhRow from './style-cartoon-zhRow.svg';
import cartoonEnRow from './style-cartoon-enRow.svg';
import cartoonFoot from './style-cartoon-foot.svg';
import redLogo from './style-red-logo.svg';
import redZh from './style-red-zh.svg';
import redEn from './style-red-en.svg';
import redZhRow from './style-red-zhRow.svg';
import redEnRow from './style-red-enRow.svg';
import redFoot from './style-red-foot.svg';
import blueLogo from './style-blue-logo.svg';
import blueZh from './style-blue-zh.svg';
import blueEn from './style-blue-en.svg';
import blueZhRow from './style-blue-zhRow.svg';
import blueEnRow from './style-blue-enRow.svg';
import blueFoot from './style-blue-foot.svg';
import romanceLogo from './style-romance-logo.svg';
import romanceZh from './style-romance-zh.svg';
import romanceEn from './style-romance-en.svg';
import romanceZhRow from './style-romance-zhRow.svg';
import romanceEnRow from './style-romance-enRow.svg';
import romanceFoot from './style-romance-foot.svg';

export const STYLES = [
  {
    key: 'retro',
    ground: '#d84f5f',
    ink: '#17130f',
    logo: { src: retroLogo, width: 310, height: 295 },
    zh: { src: retroZh, width: 40, height: 130 },
    en: { src: retroEn, width: 40, height: 189 },
    zhRow: { src: retroZhRow, width: 96, height: 40 },
    enRow: { src: retroEnRow, width: 189, height: 40 },
    foot: { src: retroFoot, width: 40, height: 40 },
  },
  {
    key: 'nature',
    ground: '#6d8c57',
    ink: '#17130f',
    logo: { src: natureLogo, width: 303, height: 302 },
    zh: { src: natureZh, width: 40, height: 173 },
    en: { src: natureEn, width: 40, height: 181 },
    zhRow: { src: natureZhRow, width: 164, height: 40 },
    enRow: { src: natureEnRow, width: 181, height: 40 },
    foot: { src: natureFoot, width: 40, height: 40 },
  },
  {
    key: 'round',
    ground: '#ffc94d',
    ink: '#4a2412',
    logo: { src: roundLogo, width: 305, height: 300 },
    zh: { src: roundZh, width: 40, height: 173 },
    en: { src: roundEn, width: 40, height: 220 },
    zhRow: { src: roundZhRow, width: 164, height: 40 },
    enRow: { src: roundEnRow, width: 220, height: 40 },
    foot: { src: roundFoot, width: 40, height: 40 },
  },
  {
    key: 'line',
    ground: '#f4efe6',
    ink: '#17130f',
    logo: { src: lineLogo, width: 472, height: 114 },
    zh: { src: lineZh, width: 40, height: 173 },
    en: { src: lineEn, width: 40, height: 305 },
    zhRow: { src: lineZhRow, width: 164, height: 40 },
    enRow: { src: lineEnRow, width: 305, height: 40 },
    foot: { src: lineFoot, width: 40, height: 40 },
  },
  {
    key: 'geometry',
    ground: '#17130f',
    ink: '#ffffff',
    logo: { src: geometryLogo, width: 472, height: 124 },
    zh: { src: geometryZh, width: 40, height: 173 },
    en: { src: geometryEn, width: 40, height: 228 },
    zhRow: { src: geometryZhRow, width: 164, height: 40 },
    enRow: { src: geometryEnRow, width: 228, height: 40 },
    foot: { src: geometryFoot, width: 40, height: 40 },
  },
  {
    key: 'video',
    ground: '#101014',
    ink: '#ffffff',
    logo: { src: videoLogo, width: 472, height: 172 },
    zh: { src: videoZh, width: 40, height: 173 },
    en: { src: videoEn, width: 40, height: 364 },
    zhRow: { src: videoZhRow, width: 132, height: 40 },
    enRow: { src: videoEnRow, width: 364, height: 40 },
    foot: { src: videoFoot, width: 40, height: 40 },
  },
  {
    key: 'cyber',
    ground: '#f5e400',
    ink: '#17130f',
    logo: { src: cyberLogo, width: 472, height: 189 },
    zh: { src: cyberZh, width: 40, height: 173 },
    en: { src: cyberEn, width: 40, height: 248 },
    zhRow: { src: cyberZhRow, width: 164, height: 40 },
    enRow: { src: cyberEnRow, width: 248, height: 40 },
    foot: { src: cyberFoot, width: 40, height: 40 },
  },
  {
    key: 'pixel',
    ground: '#0c3b2e',
    ink: '#7df0ac',
    logo: { src: pixelLogo, width: 316, height: 290 },
    zh: { src: pixelZh, width: 40, height: 173 },
    en: { src: pixelEn, width: 40, height: 194 },
    zhRow: { src: pixelZhRow, width: 164, height: 40 },
    enRow: { src: pixelEnRow, width: 194, height: 40 },
    foot: { src: pixelFoot, width: 40, height: 40 },
  },
  {
    key: 'neon',
    ground: '#191036',
    ink: '#ff7ad9',
    logo: { src: neonLogo, width: 387, height: 300 },
    zh: { src: neonZh, width: 40, height: 173 },
    en: { src: neonEn, width: 40, height: 220 },
    zhRow: { src: neonZhRow, width: 164, height: 40 },
    enRow: { src: neonEnRow, width: 220, height: 40 },
    foot: { src: neonFoot, width: 40, height: 40 },
  },
  {
    key: 'ink',
    ground: '#eee9df',
    ink: '#17130f',
    logo: { src: inkLogo, width: 130, height: 319 },
    zh: { src: inkZh, width: 40, height: 87 },
    en: { src: inkEn, width: 40, height: 147 },
    zhRow: { src: inkZhRow, width: 76, height: 40 },
    enRow: { src: inkEnRow, width: 147, height: 40 },
    foot: { src: inkFoot, width: 40, height: 40 },
  },
  {
    key: 'ancient',
    ground: '#7d1f1a',
    ink: '#f3dfb4',
    logo: { src: ancientLogo, width: 472, height: 208 },
    zh: { src: ancientZh, width: 40, height: 173 },
    en: { src: ancientEn, width: 40, height: 324 },
    zhRow: { src: ancientZhRow, width: 164, height: 40 },
    enRow: { src: ancientEnRow, width: 324, height: 40 },
    foot: { src: ancientFoot, width: 40, height: 40 },
  },
  {
    key: 'cartoon',
    ground: '#86c8ef',
    ink: '#17130f',
    logo: { src: cartoonLogo, width: 324, height: 282 },
    zh: { src: cartoonZh, width: 40, height: 173 },
    en: { src: cartoonEn, width: 40, height: 112 },
    zhRow: { src: cartoonZhRow, width: 152, height: 40 },
    enRow: { src: cartoonEnRow, width: 112, height: 40 },
    foot: { src: cartoonFoot, width: 40, height: 40 },
  },
  {
    key: 'red',
    ground: '#cf1620',
    ink: '#ffffff',
    logo: { src: redLogo, width: 255, height: 319 },
    zh: { src: redZh, width: 40, height: 130 },
    en: { src: redEn, width: 40, height: 158 },
    zhRow: { src: redZhRow, width: 124, height: 40 },
    enRow: { src: redEnRow, width: 158, height: 40 },
    foot: { src: redFoot, width: 40, height: 40 },
  },
  {
    key: 'blue',
    ground: '#143c7d',
    ink: '#e3eeff',
    logo: { src: blueLogo, width: 472, height: 114 },
    zh: { src: blueZh, width: 40, height: 130 },
    en: { src: blueEn, width: 40, height: 176 },
    zhRow: { src: blueZhRow, width: 124, height: 40 },
    enRow: { src: blueEnRow, width: 176, height: 40 },
    foot: { src: blueFoot, width: 40, height: 40 },
  },
  {
    key: 'romance',
    ground: '#dccaf0',
    ink: '#48286f',
    logo: { src: romanceLogo, width: 321, height: 285 },
    zh: { src: romanceZh, width: 40, height: 130 },
    en: { src: romanceEn, width: 40, height: 133 },
    zhRow: { src: romanceZhRow, width: 124, height: 40 },
    enRow: { src: romanceEnRow, width: 133, height: 40 },
    foot: { src: romanceFoot, width: 40, height: 40 },
  },
] as const;
