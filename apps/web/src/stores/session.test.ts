import { beforeEach, expect, test } from 'vitest';
import { NO_USER, openLogin, refuseSession, signIn, signOut, useSession, watchSession } from './session.ts';

const emptied: string[] = [];
const storageNamed = (name: string) => ({ clear: () => emptied.push(name) }) as unknown as Storage;
const browser = { local: storageNamed('local'), session: storageNamed('session') };

beforeEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  emptied.length = 0;
});

test('[S3.2] a guest has no token, empty user info, no forced status and no dialog', () => {
  expect(useSession.getState()).toEqual({ token: '', userInfo: NO_USER, userStatus: false, loginVisible: false });
});

test('[S4.2] a refused session clears the user and both storages and opens login, once', () => {
  const stop = watchSession(browser);
  signIn('t1', { nickName: '松果', wxHeadImgUrl: '' });
  refuseSession();
  refuseSession();
  expect(useSession.getState()).toEqual({ token: '', userInfo: NO_USER, userStatus: true, loginVisible: true });
  expect(emptied).toEqual(['local', 'session']);
  stop();
});

test('[S4.5] signing in clears the forced status and closes the dialog', () => {
  refuseSession();
  openLogin();
  signIn('t2', NO_USER);
  expect(useSession.getState()).toMatchObject({ token: 't2', userStatus: false, loginVisible: false });
});

test('[S4.3] logout clears both storages, token and user info, then goes home', () => {
  signIn('t1', { nickName: '松果', wxHeadImgUrl: '' });
  const went: string[] = [];
  signOut(browser, () => went.push(useSession.getState().token));
  expect(emptied).toEqual(['local', 'session']);
  expect(went).toEqual(['']);
  expect(useSession.getState().userInfo).toEqual(NO_USER);
});
