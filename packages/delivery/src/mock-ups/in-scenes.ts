import { colorsOnPanel, printForPanel, tradeWords, type LogoDoc, type Outlines } from '@markwright/logo';
import { chooseDress, lookOf, scenesFor, shapeFor, type SceneName } from '@markwright/mockups';
import type { PictureRequest, Text } from '../plan/pack-file.ts';

export const SCENE_TITLES: Record<SceneName, Text> = {
  'shop-sign-day': { zh: '门头', en: 'shop sign' },
  cup: { zh: '外带杯', en: 'take-away cup' },
  'business-cards': { zh: '名片', en: 'business cards' },
  'paper-bag': { zh: '纸袋', en: 'paper bag' },
  'shop-sign-dusk': { zh: '发光门头', en: 'lit sign at dusk' },
  't-shirt': { zh: 'T 恤', en: 'T-shirt' },
  'window-lettering': { zh: '橱窗贴字', en: 'window lettering' },
  'hanging-sign': { zh: '挂牌', en: 'hanging sign' },
  'tote-bag': { zh: '帆布袋', en: 'tote bag' },
  'shipping-box': { zh: '快递箱', en: 'shipping box' },
  apron: { zh: '围裙', en: 'apron' },
  phone: { zh: '手机图标', en: 'app on a phone' },
  menu: { zh: '菜单烫金', en: 'menu in foil' },
  'car-door': { zh: '车门', en: 'car door' },
  stamp: { zh: '印章', en: 'rubber stamp' },
  patch: { zh: '刺绣臂章', en: 'embroidered patch' },
  bowl: { zh: '面碗', en: 'noodle bowl' },
  'door-plate': { zh: '门牌', en: 'door plate' },
  letterhead: { zh: '信笺', en: 'letterhead' },
};

/** The scenes that suit the trade, best first: by what the owner said, the name and slogan, and what the mark shows. */
export const scenesOf = (doc: LogoDoc, trade = ''): SceneName[] => scenesFor(trade, ...tradeWords(doc));

type SceneOrder = PictureRequest & Required<Pick<PictureRequest, 'scene'>>;

/** The logo on a photographed scene: arranged for its panel, in colours that can be read there. */
export function mockUpRequest(doc: LogoDoc, outlines: Outlines, name: SceneName, longSide: number): SceneOrder {
  const look = lookOf(name);
  const shape = shapeFor(look);
  const { ground, mark } = chooseDress(look, colorsOnPanel(doc, outlines, shape));
  const color = mark.kind === 'one-color' ? { color: mark.color } : {};
  const svg = printForPanel(doc, outlines, { shape, ground, ...color });
  return { svg, format: 'jpg', longSide, scene: { name, ground } };
}
