import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect } from 'react';
import { keyOf, mergeFavourites, toggleFavourite, useFavourites, type Favourite } from '../stores/favourites.ts';
import { useSession } from '../stores/session.ts';
import { api } from './api.ts';

/** As many as one call may bring. */
const PER_CALL = 10;
/** As many as one answer holds. */
const PER_PAGE = 20;

const isSignedIn = (): boolean => useSession.getState().token !== '';

/** Shown at once; the account follows. What could not be sent is sent on the next visit. */
export async function chooseFavourite(logo: Favourite): Promise<void> {
  const isNew = toggleFavourite(logo);
  if (!isSignedIn()) return;
  if (isNew) await sendLocal();
  else await api.call('dropFavourite', { params: { key: keyOf(logo) }, showsFailures: true });
}

async function sendLocal(): Promise<void> {
  const local = useFavourites.getState().list.filter(({ isLocal }) => isLocal !== false);
  for (let at = 0; at < local.length; at += PER_CALL) {
    const part = local.slice(at, at + PER_CALL);
    const list = part.map((each) => ({ key: keyOf(each), iconId: each.iconId, doc: each.doc }));
    const { code } = await api.call('keepFavourites', { body: { list }, showsFailures: true });
    if (code !== OK_CODE) return;
    const sent = new Set(list.map(({ key }) => key));
    useFavourites.setState((state) => ({
      list: state.list.map((each) => (sent.has(keyOf(each)) ? { ...each, isLocal: false } : each)),
    }));
  }
}

/** All pages of what the account keeps; undefined where one of them did not come. */
async function readAccount(signal: AbortSignal): Promise<Favourite[] | undefined> {
  const kept: Favourite[] = [];
  for (let page = 1; ; page += 1) {
    const { code, data } = await api.call('listFavourites', { query: { page }, showsFailures: true, signal });
    if (code !== OK_CODE || !data) return undefined;
    kept.push(...data.list);
    // Counted by pages: a document that can no longer be read is left out of its page.
    if (page * PER_PAGE >= data.total) return kept;
  }
}

/** Brings the account's favourites here and a guest's to the account, once a visit. */
export function useAccountFavourites(): void {
  const token = useSession((state) => state.token);
  useEffect(() => {
    if (token === '') return undefined;
    const stop = new AbortController();
    async function follow() {
      const kept = await readAccount(stop.signal);
      if (!kept || stop.signal.aborted) return;
      useFavourites.setState(({ list }) => ({ list: mergeFavourites(list, kept) }));
      await sendLocal();
    }
    void follow();
    return () => stop.abort();
  }, [token]);
}
