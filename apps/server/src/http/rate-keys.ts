import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TOKEN_HEADER } from '@markwright/contracts';
import { networkOf } from './network.ts';

/** How long a token is taken for its account's without asking again; what the call may do is asked every time. */
const KNOWN_MS = 10 * 60_000;
const KNOWN_MAX = 5000;
/** Tokens that nobody owns cost a look-up each: beyond so many from one network they are not looked up. */
const LOOK_UPS_A_MINUTE = 60;

type FindUser = (token: string) => Promise<{ id: string } | undefined>;

/** Whose limit a call counts against: its account's wherever that is, or a guest's network. */
export function openRateKeys(findUser: FindUser): (request: FastifyRequest) => Promise<string> {
  const owners = new LRUCache<string, string>({ max: KNOWN_MAX, ttl: KNOWN_MS });
  const lookUps = new LRUCache<string, number>({ max: KNOWN_MAX, ttl: 60_000, noUpdateTTL: true });
  return async ({ headers, ip }) => {
    const network = networkOf(ip);
    const token = headers[TOKEN_HEADER];
    if (!token || token.length > 128) return network;
    const known = owners.get(token);
    if (known) return known;
    const asked = (lookUps.get(network) ?? 0) + 1;
    lookUps.set(network, asked);
    const user = asked > LOOK_UPS_A_MINUTE ? undefined : await findUser(token).catch(() => undefined);
    if (!user) return network;
    const key = `user:${user.id}`;
    owners.set(token, key);
    return key;
  };
}
