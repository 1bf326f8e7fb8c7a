import { expect, test } from 'vitest';
import { picturesOfName } from './pictures-of-name.ts';

test.each([
  ['青禾', 'rice-seedling'],
  ['晨光', 'sunrise'],
  ['Iron Heron', 'heron'],
  ['The Copper Kettle', 'kettle'],
  ['Blue Heron Yoga', 'heron'],
  ['Golden Fork', 'fork-knife'],
  ['天鹅湖舞蹈', 'swan'],
  ['夜狼', 'wolf'],
  ['Maple Street Bakery', 'maple-leaf'],
  ['松间月', 'pine-tree'],
  ['Otter & Oak', 'otter'],
  ['白鹭山房', 'egret'],
  ['The Paper Lantern', 'lantern'],
  ['半亩荷塘', 'lotus'],
  ['溪谷', 'stream'],
  ['一苇', 'reed'],
  ['Mr Fox', 'fox'],
  ['江月', 'river'],
])('%s pictures %s', (name, concept) => {
  expect(picturesOfName(name)[0]).toBe(concept);
});

test('clouds and a roof for a house above the clouds', () => {
  expect(picturesOfName('云上民宿')).toEqual(['cloud', 'roof']);
});

test.each([
  '老周汽修',
  '顺达',
  '阿强',
  'Northside',
  'Smith & Co',
  'Rapid Couriers Ltd',
  'Golden Years',
  '王记酱菜',
  '兰姨',
  '时光',
  'High Street',
  "Dave's",
  '小李理发',
  '宏达建材',
  '石磊',
  '牛志强',
  '南山区',
  'Mr Bell',
  "Tom's",
  'Carpenter & Sons',
])('%s pictures nothing', (name) => {
  expect(picturesOfName(name)).toEqual([]);
});

test('a dish that is called after a thing is no picture of it', () => {
  expect(picturesOfName('蝴蝶酥与她')).toEqual([]);
});

test('a street is called after what grows there, not after its bell', () => {
  expect(picturesOfName('桃花街')).toEqual(['peach-blossom']);
  expect(picturesOfName('钟楼街')).toEqual([]);
});
