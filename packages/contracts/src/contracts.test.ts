import { expect, expectTypeOf, test } from 'vitest';
import { AppError, ENDPOINTS, ERRORS, errorMessage, ROUTES, routeUrl } from './index.ts';
import type { Args, Data, Endpoints } from './index.ts';

test('every row of the route table has schemas under the same name', () => {
  expect(Object.keys(ENDPOINTS).sort()).toEqual(Object.keys(ROUTES).sort());
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) expect(endpoint.name).toBe(name);
});

test('no two endpoints share a method and a path', () => {
  const addresses = Object.values(ROUTES).map((route) => `${route.method} ${route.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every endpoint lives under /api', () => {
  for (const route of Object.values(ROUTES)) expect(route.path).toMatch(/^\/api\//);
});

test('the guest endpoints are exactly these; opening one to the public is a visible change', () => {
  const guests = Object.entries(ROUTES).filter(([, route]) => (route.auth as string) === 'guest');
  expect(guests.map(([name]) => name).sort()).toEqual([
    'claimLoginToken',
    'commitDemand',
    'confirmWechatLogin',
    'createLoginTicket',
    'drawNameWall',
    'drawWish',
    'findReadingPieces',
    'findSimilarMarks',
    'getAgreement',
    'getArticle',
    'getAvatar',
    'getCasePicture',
    'getFontFile',
    'getGlyphs',
    'getPendingWechat',
    'getShareMockUp',
    'getSharePicture',
    'listArticles',
    'listCases',
    'listCommodities',
    'listDesigners',
    'listFirstTags',
    'listFonts',
    'listIconColors',
    'listIcons',
    'listPalettes',
    'listPrompts',
    'listSimilarTags',
    'loginWithEmail',
    'loginWithSms',
    'makeTransparent',
    'openShare',
    'readBrief',
    'readWishes',
    'reportCreation',
    'searchMarks',
    'sendEmailCode',
    'sendSmsCode',
    'uploadMark',
    'wechatReturn',
  ]);
});

test('an error message is filled in, in the language asked for', () => {
  expect(errorMessage('TOO_MANY_REQUESTS', 'en', { seconds: 7 })).toBe('Too many requests; try again in 7 s');
  expect(errorMessage('TOO_MANY_REQUESTS', 'zh', { seconds: 7 })).toBe('操作过于频繁，请 7 秒后再试');
  expect(new AppError('NOT_FOUND').error).toBe('NOT_FOUND');
});

test('both languages of an error have the same holes', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
  for (const { zh, en } of Object.values(ERRORS)) expect(holes(zh)).toEqual(holes(en));
});

test('an address is built from parameters and query, escaped, without undefined values', () => {
  expect(
    routeUrl('/api/x/:id', { params: { id: 'a/b' }, query: { q: '茶 楼', none: undefined, tag: ['1', '2'] } }),
  ).toBe('/api/x/a%2Fb?q=%E8%8C%B6+%E6%A5%BC&tag=1&tag=2');
  expect(() => routeUrl('/api/x/:id')).toThrow('needs the parameter "id"');
});

test('a caller of an endpoint without input passes nothing and gets typed data', () => {
  expectTypeOf<Args<Endpoints['getUserInfo']>>().toEqualTypeOf<{}>();
  expectTypeOf<Data<Endpoints['getUserInfo']>>().toEqualTypeOf<{ wxHeadImgUrl: string; nickName: string }>();
});
