import { expect, test } from 'vitest';
import { create } from 'zustand';
import { persistStores, type PersistedStore } from './persist.ts';

const storageOf = (items: Map<string, string>) =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  }) as Storage;

/** As much of a browser page as persistence touches: events on real EventTargets and storages backed by maps. */
function openPage(saved: Record<string, string> = {}, items = new Map(Object.entries(saved)), own = new Map()) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = Object.assign(new EventTarget(), { document });
  const session = create(() => ({ token: '', loginVisible: false }));
  const logo = create(() => ({ currJson: '' }));
  const wizard = create(() => ({ logoName: '', color: 0, tags: [] as string[] }));
  const kept = [
    { key: 'session', store: session, fields: ['token'], atOnce: true },
    { key: 'logo', store: logo, fields: ['currJson'], atOnce: true, perTab: true },
    { key: 'wizard', store: wizard, fields: ['logoName', 'color', 'tags'] },
  ] as unknown as PersistedStore<never>[];
  const storages = { local: storageOf(items), session: storageOf(own) };
  const stop = persistStores(kept, storages, page as unknown as Window & { document: Document });
  const changeElsewhere = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { items, own, page, document, session, logo, wizard, stop, changeElsewhere };
}

test('[S3.7] state is written when the page goes away, the token at once', () => {
  const { items, page, session, wizard } = openPage();
  wizard.setState({ logoName: '半山面包' });
  session.setState({ token: 't1', loginVisible: true });
  expect(JSON.parse(items.get('session') ?? '')).toEqual({ token: 't1' });
  expect(items.has('wizard')).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(items.get('wizard') ?? '')).toEqual({ logoName: '半山面包', color: 0, tags: [] });
});

test('[S3.7] a page that is hidden is written too, since phones may never say more', () => {
  const { items, document, wizard } = openPage();
  wizard.setState({ color: 3 });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(items.has('wizard')).toBe(false);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.parse(items.get('wizard') ?? '').color).toBe(3);
});

test('[S3.7] what was written is there after a load, with the login dialog closed', () => {
  const { session, wizard } = openPage({
    session: JSON.stringify({ token: 't1', loginVisible: true }),
    wizard: JSON.stringify({ logoName: '木子', color: 2, tags: ['tea'] }),
  });
  expect(session.getState()).toEqual({ token: 't1', loginVisible: false });
  expect(wizard.getState()).toEqual({ logoName: '木子', color: 2, tags: ['tea'] });
});

test('a store of which nothing was kept stays the very object the page is first drawn with', () => {
  const { session, wizard } = openPage({ session: JSON.stringify({ token: 't1' }) });
  expect(wizard.getState()).toBe(wizard.getInitialState());
  expect(session.getState()).not.toBe(session.getInitialState());
});

test('values of another release or broken text are left out', () => {
  const { session, wizard } = openPage({ session: '{', wizard: JSON.stringify({ logoName: 7, color: 4, tags: {} }) });
  expect(session.getState().token).toBe('');
  expect(wizard.getState()).toEqual({ logoName: '', color: 4, tags: [] });
});

test('tabs keep in step: a sign-in elsewhere arrives, a clearing elsewhere signs out but keeps the answers', () => {
  const { session, wizard, changeElsewhere } = openPage();
  wizard.setState({ logoName: '松果' });
  changeElsewhere('session', JSON.stringify({ token: 't2' }));
  expect(session.getState().token).toBe('t2');
  changeElsewhere(null, null);
  expect(session.getState().token).toBe('');
  expect(wizard.getState().logoName).toBe('松果');
});

test('every tab has its own current logo, also after a load; a new tab begins with the one used last', () => {
  const [first, second] = [openPage(), openPage()];
  first.logo.setState({ currJson: 'tea' });
  second.logo.setState({ currJson: 'bread' });
  first.changeElsewhere('logo', JSON.stringify({ currJson: 'bread' }));
  expect(first.logo.getState().currJson).toBe('tea');
  const shared = new Map(second.items);
  expect(openPage({}, shared, first.own).logo.getState().currJson).toBe('tea');
  expect(openPage({}, shared).logo.getState().currJson).toBe('bread');
  first.changeElsewhere(null, null);
  expect(first.logo.getState().currJson).toBe('');
});

test('after stopping, leaving the page writes nothing', () => {
  const { items, page, wizard, stop } = openPage();
  wizard.setState({ logoName: 'x' });
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(items.size).toBe(0);
});
