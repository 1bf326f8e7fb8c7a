import type { Text } from '../pack/pack-file.ts';

export type SocialSize = {
  id: string;
  place: Text;
  use: Text;
  region: 'china' | 'west';
  width: number;
  height: number;
  format: 'png' | 'jpg';
  /** avatar: the mark inside the circle that is cut from it · header: the wide logo · cover: the whole logo. */
  kind: 'avatar' | 'header' | 'cover';
  /** What every device shows of it, where that is less than the whole. */
  safe?: { width: number; height: number };
  /** Largest file in bytes, where the place states one. */
  atMostBytes?: number;
  source: string;
};

/** Sizes as they were found on this day; places change them without notice. */
export const SOCIAL_SIZES_DAY = '2026-11-15';

const MB = 1024 * 1024;
const avatar = { zh: '头像', en: 'avatar' };
const cover = { zh: '封面', en: 'cover' };
const header = { zh: '横幅', en: 'banner' };

export const SOCIAL_SIZES: readonly SocialSize[] = [
  { id: 'wechat-mini', place: { zh: '微信小程序', en: 'WeChat mini program' }, use: avatar, region: 'china', width: 1024, height: 1024, format: 'png', kind: 'avatar', atMostBytes: 2 * MB, source: 'developers.weixin.qq.com api_setheadimage: square, at most 2 MB' },
  { id: 'wechat-official', place: { zh: '微信公众号', en: 'WeChat official account' }, use: avatar, region: 'china', width: 1024, height: 1024, format: 'jpg', kind: 'avatar', atMostBytes: 2 * MB, source: 'tp-shop.cn/news_7082: at most 2 MB, round and square cut from one file' },
  { id: 'wechat-cover', place: { zh: '公众号头条', en: 'WeChat article' }, use: cover, region: 'china', width: 900, height: 383, format: 'jpg', kind: 'cover', source: 'diwuai.com/news/15108' },
  { id: 'wechat-cover-square', place: { zh: '公众号次条', en: 'WeChat second article' }, use: cover, region: 'china', width: 500, height: 500, format: 'jpg', kind: 'cover', source: 'diwuai.com/news/15108' },
  { id: 'channels', place: { zh: '视频号', en: 'WeChat Channels' }, use: avatar, region: 'china', width: 640, height: 640, format: 'png', kind: 'avatar', source: 'one unofficial page: 640 × 640' },
  { id: 'xiaohongshu', place: { zh: '小红书', en: 'Xiaohongshu' }, use: avatar, region: 'china', width: 1024, height: 1024, format: 'png', kind: 'avatar', source: 'hunbaohui.com: shown at 200 × 200 (one unofficial page)' },
  { id: 'xiaohongshu-cover', place: { zh: '小红书', en: 'Xiaohongshu' }, use: cover, region: 'china', width: 1080, height: 1440, format: 'jpg', kind: 'cover', source: '3 : 4 in public code' },
  { id: 'douyin', place: { zh: '抖音', en: 'Douyin' }, use: avatar, region: 'china', width: 1024, height: 1024, format: 'png', kind: 'avatar', atMostBytes: 4 * MB, source: 'nctoro.com: at least 200 × 200, at most 4 MB (one unofficial page)' },
  { id: 'taobao', place: { zh: '淘宝店标', en: 'Taobao shop mark' }, use: avatar, region: 'china', width: 80, height: 80, format: 'png', kind: 'avatar', atMostBytes: 80 * 1024, source: '39zn.cn/article/77158, musicheng.com: 80 × 80, at most 80 KB' },
  { id: 'taobao-header', place: { zh: '淘宝店招', en: 'Taobao shop header' }, use: header, region: 'china', width: 950, height: 150, format: 'jpg', kind: 'header', safe: { width: 950, height: 120 }, source: 'maijiaw.com/article/486294: 950 × 150, usable 950 × 120' },
  { id: 'meituan', place: { zh: '美团 / 点评', en: 'Meituan / Dianping' }, use: cover, region: 'china', width: 750, height: 500, format: 'jpg', kind: 'cover', source: 'renliuw.cn: 3 : 2 (one unofficial page)' },
  { id: 'instagram', place: { zh: 'Instagram', en: 'Instagram' }, use: avatar, region: 'west', width: 1024, height: 1024, format: 'png', kind: 'avatar', source: 'freetoolkit.io, snap.je: 320, shown round' },
  { id: 'x', place: { zh: 'X', en: 'X' }, use: avatar, region: 'west', width: 400, height: 400, format: 'png', kind: 'avatar', source: 'thesize.net' },
  { id: 'x-header', place: { zh: 'X', en: 'X' }, use: header, region: 'west', width: 1500, height: 500, format: 'png', kind: 'header', source: 'thesize.net' },
  { id: 'linkedin', place: { zh: 'LinkedIn', en: 'LinkedIn' }, use: avatar, region: 'west', width: 400, height: 400, format: 'png', kind: 'avatar', source: 'snap.je: 300 to 400' },
  { id: 'linkedin-header', place: { zh: 'LinkedIn', en: 'LinkedIn' }, use: header, region: 'west', width: 1128, height: 191, format: 'png', kind: 'header', source: 'snap.je' },
  { id: 'youtube', place: { zh: 'YouTube', en: 'YouTube' }, use: avatar, region: 'west', width: 800, height: 800, format: 'png', kind: 'avatar', source: 'freetoolkit.io' },
  { id: 'youtube-header', place: { zh: 'YouTube', en: 'YouTube' }, use: header, region: 'west', width: 2560, height: 1440, format: 'jpg', kind: 'header', safe: { width: 1546, height: 423 }, source: 'freetoolkit.io: safe area 1546 × 423' },
  { id: 'facebook', place: { zh: 'Facebook', en: 'Facebook' }, use: avatar, region: 'west', width: 640, height: 640, format: 'png', kind: 'avatar', source: 'freetoolkit.io: 320, drawn twice as large' },
  { id: 'facebook-header', place: { zh: 'Facebook', en: 'Facebook' }, use: header, region: 'west', width: 1640, height: 624, format: 'png', kind: 'header', safe: { width: 1280, height: 624 }, source: 'freetoolkit.io: 820 × 312, 640 × 360 on a phone; drawn twice as large' },
];
