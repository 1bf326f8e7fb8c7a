// Written by scripts/draw-pictures.ts; do not edit.
import seaSalt from './case-seaSalt.svg';
import beidou from './case-beidou.svg';
import orange from './case-orange.svg';
import flowers from './case-flowers.svg';
import hotpot from './case-hotpot.svg';
import pets from './case-pets.svg';
import inn from './case-inn.svg';
import tea from './case-tea.svg';
import law from './case-law.svg';
import surf from './case-surf.svg';
import dental from './case-dental.svg';
import records from './case-records.svg';
import noodles from './case-noodles.svg';
import photo from './case-photo.svg';
import office from './case-office.svg';
import furniture from './case-furniture.svg';
import books from './case-books.svg';
import laundry from './case-laundry.svg';
import farm from './case-farm.svg';
import yoga from './case-yoga.svg';
import gym from './case-gym.svg';
import pine from './case-pine.svg';

export const CASES = [
  {
    key: 'seaSalt',
    picture: { src: seaSalt, width: 367, height: 250 },
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
    picture: { src: beidou, width: 472, height: 135 },
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
    picture: { src: orange, width: 344, height: 266 },
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
    picture: { src: flowers, width: 303, height: 302 },
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
    picture: { src: hotpot, width: 335, height: 274 },
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
    picture: { src: pets, width: 351, height: 261 },
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
    picture: { src: inn, width: 348, height: 263 },
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
    picture: { src: tea, width: 133, height: 319 },
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
    picture: { src: law, width: 433, height: 212 },
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
    picture: { src: surf, width: 472, height: 132 },
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
    picture: { src: dental, width: 333, height: 275 },
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
    picture: { src: records, width: 302, height: 303 },
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
    picture: { src: noodles, width: 319, height: 319 },
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
    picture: { src: photo, width: 347, height: 264 },
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
    picture: { src: office, width: 343, height: 267 },
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
    picture: { src: furniture, width: 472, height: 125 },
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
    picture: { src: books, width: 330, height: 277 },
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
    picture: { src: laundry, width: 382, height: 240 },
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
    picture: { src: farm, width: 427, height: 215 },
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
    picture: { src: yoga, width: 372, height: 246 },
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
    picture: { src: gym, width: 472, height: 170 },
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
    picture: { src: pine, width: 454, height: 202 },
    ...{
      name: '松间',
      ground: '#2f5d4c',
      storyInk: '#f4e3c3',
      place: { column: 8, row: 5, width: 1, height: 1 },
      fit: 72,
    },
  },
] as const;
