// Written by scripts/draw-pictures.ts; do not edit.
import case0 from './case-seaSalt-zh.svg';
import case1 from './case-beidou-zh.svg';
import case2 from './case-orange-zh.svg';
import case3 from './case-flowers-zh.svg';
import case4 from './case-hotpot-zh.svg';
import case5 from './case-pets-zh.svg';
import case6 from './case-inn-zh.svg';
import case7 from './case-tea-zh.svg';
import case8 from './case-law-zh.svg';
import case9 from './case-surf-zh.svg';
import case10 from './case-dental-zh.svg';
import case11 from './case-records-zh.svg';
import case12 from './case-noodles-zh.svg';
import case13 from './case-photo-zh.svg';
import case14 from './case-office-zh.svg';
import case15 from './case-furniture-zh.svg';
import case16 from './case-books-zh.svg';
import case17 from './case-laundry-zh.svg';
import case18 from './case-farm-zh.svg';
import case19 from './case-yoga-zh.svg';
import case20 from './case-gym-zh.svg';
import case21 from './case-pine-zh.svg';
import case22 from './case-seaSalt-en.svg';
import case23 from './case-beidou-en.svg';
import case24 from './case-orange-en.svg';
import case25 from './case-flowers-en.svg';
import case26 from './case-hotpot-en.svg';
import case27 from './case-pets-en.svg';
import case28 from './case-inn-en.svg';
import case29 from './case-tea-en.svg';
import case30 from './case-law-en.svg';
import case31 from './case-surf-en.svg';
import case32 from './case-dental-en.svg';
import case33 from './case-records-en.svg';
import case34 from './case-noodles-en.svg';
import case35 from './case-photo-en.svg';
import case36 from './case-office-en.svg';
import case37 from './case-furniture-en.svg';
import case38 from './case-books-en.svg';
import case39 from './case-laundry-en.svg';
import case40 from './case-farm-en.svg';
import case41 from './case-yoga-en.svg';
import case42 from './case-gym-en.svg';
import case43 from './case-pine-en.svg';

export const CASES = {
  zh: [
    {
      key: 'seaSalt',
      picture: { src: case0, width: 367, height: 250 },
      ...{
        name: '海盐咖啡',
        ground: '#12494a',
        storyInk: '#f4ead2',
        place: { column: 1, row: 1, width: 2, height: 2 },
        fit: 64.1,
      },
    },
    {
      key: 'beidou',
      picture: { src: case1, width: 472, height: 135 },
      ...{
        name: '北斗数据',
        ground: '#111c44',
        storyInk: '#f2f6ff',
        place: { column: 3, row: 1, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'orange',
      picture: { src: case2, width: 344, height: 266 },
      ...{
        name: '橘子汽水',
        ground: '#ff6000',
        storyInk: '#17130f',
        place: { column: 5, row: 1, width: 1, height: 1 },
        fit: 68.2,
      },
    },
    {
      key: 'flowers',
      picture: { src: case3, width: 303, height: 302 },
      ...{
        name: '花间集',
        ground: '#f5d5d3',
        storyInk: '#8c1d3f',
        place: { column: 6, row: 1, width: 1, height: 1 },
        fit: 60.1,
      },
    },
    {
      key: 'hotpot',
      picture: { src: case4, width: 335, height: 274 },
      ...{
        name: '沸点火锅',
        ground: '#b8151c',
        storyInk: '#ffeccb',
        place: { column: 7, row: 1, width: 2, height: 2 },
        fit: 58.5,
      },
    },
    {
      key: 'pets',
      picture: { src: case5, width: 351, height: 261 },
      ...{
        name: '圆圆宠物',
        ground: '#ffc9cd',
        storyInk: '#4a1424',
        place: { column: 3, row: 2, width: 1, height: 1 },
        fit: 69.6,
      },
    },
    {
      key: 'inn',
      picture: { src: case6, width: 348, height: 263 },
      ...{
        name: '南屏民宿',
        ground: '#dfe4dc',
        storyInk: '#26433a',
        place: { column: 4, row: 2, width: 2, height: 2 },
        fit: 60.9,
      },
    },
    {
      key: 'tea',
      picture: { src: case7, width: 133, height: 319 },
      ...{
        name: '山海茶舍',
        ground: '#eae0cc',
        storyInk: '#1d1a16',
        place: { column: 6, row: 2, width: 1, height: 2 },
        fit: 57.8,
      },
    },
    {
      key: 'law',
      picture: { src: case8, width: 433, height: 212 },
      ...{
        name: '木子律师',
        ground: '#1c1e22',
        storyInk: '#f0eadd',
        place: { column: 1, row: 3, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'surf',
      picture: { src: case9, width: 472, height: 132 },
      ...{
        name: '飞鱼冲浪',
        ground: '#1766d8',
        storyInk: '#ffffff',
        place: { column: 2, row: 3, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'dental',
      picture: { src: case10, width: 333, height: 275 },
      ...{
        name: '白鹭口腔',
        ground: '#cfe8df',
        storyInk: '#0d5c53',
        place: { column: 7, row: 3, width: 1, height: 1 },
        fit: 66,
      },
    },
    {
      key: 'records',
      picture: { src: case11, width: 302, height: 303 },
      ...{
        name: '鲸落唱片',
        ground: '#0c2536',
        storyInk: '#f0a48c',
        place: { column: 8, row: 3, width: 1, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'noodles',
      picture: { src: case12, width: 319, height: 319 },
      ...{
        name: '老陈面馆',
        ground: '#f6e6c6',
        storyInk: '#b22f1d',
        place: { column: 1, row: 4, width: 2, height: 2 },
        fit: 70.7,
      },
    },
    {
      key: 'photo',
      picture: { src: case13, width: 347, height: 264 },
      ...{
        name: '拾光照相',
        ground: '#2b2724',
        storyInk: '#f4f0ea',
        place: { column: 3, row: 4, width: 1, height: 1 },
        fit: 68.8,
      },
    },
    {
      key: 'office',
      picture: { src: case14, width: 343, height: 267 },
      ...{
        name: '蜂巢办公',
        ground: '#ffc933',
        storyInk: '#17130f',
        place: { column: 4, row: 4, width: 1, height: 1 },
        fit: 68,
      },
    },
    {
      key: 'furniture',
      picture: { src: case15, width: 472, height: 125 },
      ...{
        name: '一木家具',
        ground: '#c59a67',
        storyInk: '#2a1a0e',
        place: { column: 5, row: 4, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'books',
      picture: { src: case16, width: 330, height: 277 },
      ...{
        name: '知白书店',
        ground: '#ffffff',
        storyInk: '#17130f',
        place: { column: 7, row: 4, width: 1, height: 1 },
        fit: 65.5,
      },
    },
    {
      key: 'laundry',
      picture: { src: case17, width: 382, height: 240 },
      ...{
        name: '云朵洗衣',
        ground: '#bfdcf5',
        storyInk: '#164a9c',
        place: { column: 3, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'farm',
      picture: { src: case18, width: 427, height: 215 },
      ...{
        name: '禾田',
        ground: '#d9e3b4',
        storyInk: '#2c5327',
        place: { column: 4, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'yoga',
      picture: { src: case19, width: 372, height: 246 },
      ...{
        name: '青禾瑜伽',
        ground: '#f6e0d3',
        storyInk: '#8c4636',
        place: { column: 5, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'gym',
      picture: { src: case20, width: 472, height: 170 },
      ...{
        name: '铁匠健身',
        ground: '#e6ff3c',
        storyInk: '#17130f',
        place: { column: 6, row: 5, width: 2, height: 1 },
        fit: 66.7,
      },
    },
    {
      key: 'pine',
      picture: { src: case21, width: 454, height: 202 },
      ...{
        name: '松间',
        ground: '#2f5d4c',
        storyInk: '#f4e3c3',
        place: { column: 8, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
  ],
  en: [
    {
      key: 'seaSalt',
      picture: { src: case22, width: 472, height: 159 },
      ...{
        name: 'Sea Salt Coffee',
        ground: '#12494a',
        storyInk: '#f4ead2',
        place: { column: 1, row: 1, width: 2, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'beidou',
      picture: { src: case23, width: 472, height: 70 },
      ...{
        name: 'Polaris Data',
        ground: '#111c44',
        storyInk: '#f2f6ff',
        place: { column: 3, row: 1, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'orange',
      picture: { src: case24, width: 236, height: 319 },
      ...{
        name: 'Zest',
        ground: '#ff6000',
        storyInk: '#17130f',
        place: { column: 5, row: 1, width: 1, height: 1 },
        fit: 51.6,
      },
    },
    {
      key: 'flowers',
      picture: { src: case25, width: 245, height: 319 },
      ...{
        name: 'Petal',
        ground: '#f5d5d3',
        storyInk: '#8c1d3f',
        place: { column: 6, row: 1, width: 1, height: 1 },
        fit: 52.6,
      },
    },
    {
      key: 'hotpot',
      picture: { src: case26, width: 382, height: 240 },
      ...{
        name: 'Boiling Point',
        ground: '#b8151c',
        storyInk: '#ffeccb',
        place: { column: 7, row: 1, width: 2, height: 2 },
        fit: 66.8,
      },
    },
    {
      key: 'pets',
      picture: { src: case27, width: 428, height: 214 },
      ...{
        name: 'Round Paws',
        ground: '#ffc9cd',
        storyInk: '#4a1424',
        place: { column: 3, row: 2, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'inn',
      picture: { src: case28, width: 472, height: 150 },
      ...{
        name: 'Twin Peaks Inn',
        ground: '#dfe4dc',
        storyInk: '#26433a',
        place: { column: 4, row: 2, width: 2, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'tea',
      picture: { src: case29, width: 432, height: 269 },
      ...{
        name: 'Hill & Sea Tea',
        ground: '#eae0cc',
        storyInk: '#1d1a16',
        place: { column: 6, row: 2, width: 1, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'law',
      picture: { src: case30, width: 472, height: 145 },
      ...{
        name: 'Reed Law',
        ground: '#1c1e22',
        storyInk: '#f0eadd',
        place: { column: 1, row: 3, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'surf',
      picture: { src: case31, width: 472, height: 115 },
      ...{
        name: 'Flying Fish Surf',
        ground: '#1766d8',
        storyInk: '#ffffff',
        place: { column: 2, row: 3, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'dental',
      picture: { src: case32, width: 396, height: 231 },
      ...{
        name: 'Egret Dental',
        ground: '#cfe8df',
        storyInk: '#0d5c53',
        place: { column: 7, row: 3, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'records',
      picture: { src: case33, width: 472, height: 164 },
      ...{
        name: 'Whalefall',
        ground: '#0c2536',
        storyInk: '#f0a48c',
        place: { column: 8, row: 3, width: 1, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'noodles',
      picture: { src: case34, width: 317, height: 289 },
      ...{
        name: 'Old Chen Noodles',
        ground: '#f6e6c6',
        storyInk: '#b22f1d',
        place: { column: 1, row: 4, width: 2, height: 2 },
        fit: 72,
      },
    },
    {
      key: 'photo',
      picture: { src: case35, width: 367, height: 250 },
      ...{
        name: 'Aperture',
        ground: '#2b2724',
        storyInk: '#f4f0ea',
        place: { column: 3, row: 4, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'office',
      picture: { src: case36, width: 272, height: 319 },
      ...{
        name: 'Hive',
        ground: '#ffc933',
        storyInk: '#17130f',
        place: { column: 4, row: 4, width: 1, height: 1 },
        fit: 55.4,
      },
    },
    {
      key: 'furniture',
      picture: { src: case37, width: 472, height: 97 },
      ...{
        name: 'Oak Works',
        ground: '#c59a67',
        storyInk: '#2a1a0e',
        place: { column: 5, row: 4, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'books',
      picture: { src: case38, width: 450, height: 204 },
      ...{
        name: 'White Page',
        ground: '#ffffff',
        storyInk: '#17130f',
        place: { column: 7, row: 4, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'laundry',
      picture: { src: case39, width: 456, height: 201 },
      ...{
        name: 'Two Clouds',
        ground: '#bfdcf5',
        storyInk: '#164a9c',
        place: { column: 3, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'farm',
      picture: { src: case40, width: 472, height: 173 },
      ...{
        name: 'Fields',
        ground: '#d9e3b4',
        storyInk: '#2c5327',
        place: { column: 4, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'yoga',
      picture: { src: case41, width: 314, height: 291 },
      ...{
        name: 'Lotus',
        ground: '#f6e0d3',
        storyInk: '#8c4636',
        place: { column: 5, row: 5, width: 1, height: 1 },
        fit: 62.3,
      },
    },
    {
      key: 'gym',
      picture: { src: case42, width: 472, height: 66 },
      ...{
        name: 'Iron Smith',
        ground: '#e6ff3c',
        storyInk: '#17130f',
        place: { column: 6, row: 5, width: 2, height: 1 },
        fit: 72,
      },
    },
    {
      key: 'pine',
      picture: { src: case43, width: 472, height: 152 },
      ...{
        name: 'Pines',
        ground: '#2f5d4c',
        storyInk: '#f4e3c3',
        place: { column: 8, row: 5, width: 1, height: 1 },
        fit: 72,
      },
    },
  ],
} as const;
