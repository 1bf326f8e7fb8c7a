import { expect, test } from 'vitest';
import { LOGO_TYPES } from '../stores/create-logo.ts';
import { MENU, SITE_MAP, asksForSignIn, showsContactFooter, showsFilingFooter, type PageKey } from './site-map.ts';

const keys = Object.keys(SITE_MAP) as PageKey[];
const pathsWhere = (holds: (page: PageKey) => boolean) => keys.filter(holds).map((page) => SITE_MAP[page].path);

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

test('six entries, one of which opens beside the page', () => {
  expect(MENU.map(({ label }) => label)).toEqual(['home', 'logoMaker', 'custom', 'information', 'news', 'matting']);
  expect(MENU.filter((entry) => entry.newTab).map(({ page }) => page)).toEqual(['news']);
});

test('[S2.10] three kinds of logo to choose from', () => {
  expect(LOGO_TYPES).toEqual(['online', 'aiLogo', 'aiFont']);
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
