import { flatten, parsePath, place, uniteEvenOdd } from '@markwright/vector';
import type { Shape } from '@markwright/vector';

/** Small pictures that still read at the size of a dot, on a square of 24. */
const PICTURES = {
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.5-10 13Z',
  star: 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6Z',
  leaf: 'M3 21C2 10 8 3 21 3c0 13-7 19-14 17l-2.4 2.4ZM6.6 18.2C9 13.5 12 10.6 16 8.4 12 12.2 9.4 15 8 18.6Z',
  drop: 'M12 2c5 6 7.5 9.6 7.5 13a7.5 7.5 0 0 1-15 0C4.500 11.600 7 8 12 2Z',
  flame:
    'M12.500 1c.8 4 6.700 6.600 6.700 13.200A7.300 7.300 0 0 1 12 22a7.300 7.300 0 0 1-7.200-7.500c0-3.300 1.900-5 2.900-7.300 1.500 1 2 2.300 2.100 3.600C11.900 8.600 12.900 5.200 12.500 1Z',
  sun: 'M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM11 1h2v3.400h-2ZM11 19.600h2V23h-2ZM1 11h3.400v2H1ZM19.600 11H23v2h-3.400ZM3.500 5l1.500-1.500 2.400 2.400L5.900 7.400ZM16.600 18.100l1.500-1.500 2.400 2.400-1.500 1.500ZM3.500 19l2.400-2.400 1.500 1.500L5 20.500ZM16.600 5.900L19 3.500 20.500 5l-2.400 2.400Z',
  moon: 'M15 2a10 10 0 1 0 7 14.500A8.500 8.500 0 0 1 15 2Z',
  flower: 'M12 9.5a4.2 4.2 0 1 1 .01 0ZM5.500 14a4.200 4.200 0 1 1 2.600-7.980 4.200 4.200 0 0 1-2.600 7.980Z',
  bean: 'M17.600 3.200c4 2.600 4.300 9 1 14-3.300 4.900-9 6.600-12.600 3.800C9 19.500 10.500 17.500 11 15c.6-3.300 2.700-6 6.600-11.800ZM15.500 2.300C12.200 6.500 9.800 9.300 9.200 13c-.5 3-1.900 5-4.700 6.700C1.900 16.600 2.400 11 5.400 6.800 8.200 2.900 12.400 1.100 15.500 2.300Z',
  bird: 'M2 9c5-3 8-1.500 10 1.500C13.500 7 17.500 5.500 22 7c-3 .8-4 2.300-5 4.800-1.300 3.300-3.900 5.200-7.500 5.200-2 0-4.500-.8-6.500-2.500 3 .2 4.400-.4 5.200-1.500C6.500 11.500 5 9.800 2 9Z',
  peak: 'M1 20L9 6l4.200 7.200L15.500 10 23 20Z',
} as const;
type PictureName = keyof typeof PICTURES;

/** What a character of the name, or a word in it, calls to mind. */
const MEANINGS: readonly (readonly [PictureName, string])[] = [
  ['bean', '咖啡豆|coffee|bean|cafe'],
  ['flame', '火|炎|焰|烧|烤|辣|灶|fire|flame|grill|hot'],
  ['drop', '水|河|江|海|湖|泉|溪|雨|油|奶|汁|洗|water|river|sea|rain|milk|wash'],
  ['leaf', '茶|叶|木|林|森|草|竹|农|菜|绿|蔬|tea|leaf|green|farm|wood|forest|garden'],
  ['flower', '花|梅|兰|桃|莲|荷|樱|芳|美|flower|rose|bloom|beauty'],
  ['star', '星|辰|银|明|童|艺|star|kid|play|show'],
  ['moon', '月|夜|梦|眠|晚|moon|night|dream|sleep'],
  ['sun', '日|阳|光|晨|旦|早|暖|sun|light|day|morning'],
  ['bird', '鸟|燕|凤|鹤|鸿|飞|羽|云|bird|fly|wing|sky'],
  ['peak', '山|峰|岩|石|岭|丘|mountain|peak|rock|hill|stone'],
  ['heart', '爱|心|恋|喜|情|甜|亲|love|heart|sweet|care'],
];

const ORDER: readonly PictureName[] = ['heart', 'star', 'leaf', 'drop', 'sun', 'flower'];

export function findPictureName(text: string, seed: number): PictureName {
  const lower = text.toLowerCase();
  const meant = MEANINGS.find(([, words]) => words.split('|').some((word) => lower.includes(word)));
  return meant?.[0] ?? ORDER[seed % ORDER.length] ?? 'heart';
}

export const pictureFor = (text: string, seed: number): Shape =>
  uniteEvenOdd(flatten(parsePath(PICTURES[findPictureName(text, seed)]), place(1, 0, 0), 0.02));
