/** Requests that touch every table and most rules, in both languages: read ahead, they make the first real one quick. */
export const WARMING_REQUESTS: readonly string[] = [
  '字太细了，图大很多',
  '背景换成藏青，口号去掉',
  'make the picture much bigger',
  'navy background, no slogan',
];
