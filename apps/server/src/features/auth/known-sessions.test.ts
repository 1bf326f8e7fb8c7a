import { expect, test } from 'vitest';
import type { Db } from '../../db/open-db.ts';
import { KnownSessions } from './known-sessions.ts';
import type { User } from './queries.ts';

const db = {} as Db;

/** A table of sessions that counts how often it was read, and a clock that is moved by hand. */
function openSessions() {
  const owners = new Map([['hers', { id: 'she' } as User]]);
  const state = { reads: 0, nowMs: 0 };
  const find = async (_: Db, token: string) => {
    state.reads += 1;
    return owners.get(token);
  };
  return { owners, state, known: new KnownSessions(find, () => state.nowMs) };
}

test('a token is looked up once a second, however often it is used', async () => {
  const { known, state } = openSessions();
  for (let call = 0; call < 5; call += 1) expect(await known.findUser(db, 'hers')).toEqual({ id: 'she' });
  expect(state.reads).toBe(1);
  state.nowMs = 1000;
  await known.findUser(db, 'hers');
  expect(state.reads).toBe(2);
});

test('those who call at the same moment share one look-up', async () => {
  const { known, state } = openSessions();
  await Promise.all([known.findUser(db, 'hers'), known.findUser(db, 'hers')]);
  expect(state.reads).toBe(1);
});

test('a session that ended elsewhere counts as ended within a second, and here at once', async () => {
  const { known, owners, state } = openSessions();
  await known.findUser(db, 'hers');
  owners.clear();
  known.forget('somebody else');
  expect(await known.findUser(db, 'hers')).toEqual({ id: 'she' });
  state.nowMs = 1000;
  expect(await known.findUser(db, 'hers')).toBeUndefined();

  const again = openSessions();
  await again.known.findUser(db, 'hers');
  again.owners.clear();
  again.known.forget('she');
  expect(await again.known.findUser(db, 'hers')).toBeUndefined();
});

test('an answer that was on its way while something changed is not kept', async () => {
  const { known, owners } = openSessions();
  const onItsWay = known.findUser(db, 'hers');
  owners.clear();
  known.forget('she');
  await onItsWay;
  expect(await known.findUser(db, 'hers')).toBeUndefined();
});

test('a token that nobody owns, or a look-up that failed, is not remembered', async () => {
  const { known, owners, state } = openSessions();
  expect(await known.findUser(db, 'new')).toBeUndefined();
  owners.set('new', { id: 'he' } as User);
  expect(await known.findUser(db, 'new')).toEqual({ id: 'he' });

  const broken = new KnownSessions(
    async () => {
      throw new Error('the database is away');
    },
    () => state.nowMs,
  );
  await expect(broken.findUser(db, 'hers')).rejects.toThrow('away');
  await expect(broken.findUser(db, 'hers')).rejects.toThrow('away');
});
