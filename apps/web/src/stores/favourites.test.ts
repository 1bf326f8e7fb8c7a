import { newDoc } from '@markwright/logo';
import { beforeEach, expect, test } from 'vitest';
import {
  FAVOURITES_MAX,
  favouriteKey,
  favouritesOf,
  isFavourite,
  mergeFavourites,
  toggleFavourite,
  useFavourites,
} from './favourites.ts';

const docOf = (seed: number, name = '半山面包') =>
  newDoc({
    name,
    fonts: { name: 'a.ttf' },
    colors: { ground: '#ffffff', name: '#111111', support: '#333333', accent: '#ff6000' },
    palette: { id: 'warm', colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'] },
    layout: 'wordmark',
    seed,
  });

beforeEach(() => useFavourites.setState({ list: [] }));

test('a favourite is known again after its list was fetched anew, and given back by choosing it again', () => {
  toggleFavourite({ iconId: 'x', doc: docOf(1) });
  expect(isFavourite(useFavourites.getState(), docOf(1))).toBe(true);
  expect(isFavourite(useFavourites.getState(), docOf(2))).toBe(false);
  toggleFavourite({ iconId: 'x', doc: docOf(1) });
  expect(useFavourites.getState().list).toEqual([]);
});

test("a brand's favourites are its own", () => {
  toggleFavourite({ iconId: 'x', doc: docOf(1) });
  toggleFavourite({ iconId: 'x', doc: docOf(1, '海盐咖啡') });
  expect(favouritesOf(useFavourites.getState(), '海盐咖啡').map(({ doc }) => doc.name.text)).toEqual(['海盐咖啡']);
  expect(favouritesOf(useFavourites.getState(), '青岚')).toEqual([]);
});

test('the newest stand first and the oldest make room', () => {
  for (let seed = 0; seed <= FAVOURITES_MAX; seed += 1) toggleFavourite({ iconId: '', doc: docOf(seed) });
  const seeds = useFavourites.getState().list.map(({ doc }) => doc.seed);
  expect(seeds).toHaveLength(FAVOURITES_MAX);
  expect([seeds[0], seeds.at(-1)]).toEqual([FAVOURITES_MAX, 1]);
});

test('signing in joins what was chosen as a guest with the account, and forgets what another device took back', () => {
  const favourite = (seed: number, isLocal: boolean) => ({ iconId: '', doc: docOf(seed), isLocal });
  const kept = [{ iconId: '', doc: docOf(3), key: favouriteKey(docOf(3)) }];
  const merged = mergeFavourites([favourite(1, true), favourite(2, false), favourite(3, true)], kept);
  expect(merged.map(({ doc, isLocal }) => [doc.seed, isLocal])).toEqual([
    [1, true],
    [3, false],
  ]);
});
