import { expect, test } from 'vitest';
import {
  SITE_MAP,
  asksForSignIn,
  logoTypeOptions,
  menuEntries,
  showsContactFooter,
  showsFilingFooter,
} from './site-map.ts';
import type { Page, PageKey } from './site-map.ts';

const keys = Object.keys(SITE_MAP) as PageKey[];
const pathsWhere = (holds: (page: PageKey) => boolean) => keys.filter(holds).map((page) => SITE_MAP[page].path);
const allBuilt = Object.fromEntries(keys.map((key) => [key, { ...SITE_MAP[key], built: true }])) as Record<
  PageKey,
  Page
>;

test('[S2.1] all sixteen routes have their address', () => {
  expect(keys.map((key) => SITE_MAP[key].path).sort()).toEqual(
    [
      '*',
      '/',
      '/aiFont',
      '/aiLogo',
      '/article',
      '/createLogo',
      '/createLogo/artList',
      '/createLogo/logoList',
      '/createLogo/taglist',
      '/createOrder',
      '/edit',
      '/information',
      '/made',
      '/matting',
      '/news/',
      '/perInfo',
      '/userShare',
    ].sort(),
  );
});

test('six entries once everything is built, and only working ones until then', () => {
  expect(menuEntries(allBuilt).map(({ label }) => label)).toEqual([
    'home',
    'logoMaker',
    'custom',
    'information',
    'news',
    'matting',
  ]);
  for (const { page } of menuEntries()) expect(SITE_MAP[page].built).toBe(true);
  expect(
    menuEntries(allBuilt)
      .filter((entry) => entry.newTab)
      .map(({ page }) => page),
  ).toEqual(['news']);
});

test('[S2.10] three kinds of logo to choose from, and none when no entry leads to the maker', () => {
  expect(logoTypeOptions(allBuilt)).toEqual(['online', 'aiLogo', 'aiFont']);
  const { built: _, ...unbuilt } = allBuilt.createLogo;
  expect(logoTypeOptions({ ...allBuilt, createLogo: unbuilt })).toEqual([]);
});

test('[S2.11] the contact footer stands on / and /information only', () => {
  expect(pathsWhere(showsContactFooter)).toEqual(['/', '/information']);
});

test('[S2.12] the filing footer is hidden on the nine named routes', () => {
  expect(pathsWhere((page) => !showsFilingFooter(page)).sort()).toEqual(
    [
      '/createLogo',
      '/createLogo/logoList',
      '/createLogo/artList',
      '/edit',
      '/matting',
      '/perInfo',
      '/made',
      '/aiLogo',
      '/aiFont',
    ].sort(),
  );
});

test('[S2.7] the personal centre and the order page ask for sign-in', () => {
  expect(pathsWhere(asksForSignIn).sort()).toEqual(['/createOrder', '/perInfo']);
});
