import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { OK_CODE } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { visitSteps, type VISIT_STEPS } from '../../db/tables/visit-steps.ts';
import { languageOf } from '../../http/language.ts';
import { networkOf } from '../../http/network.ts';
import { beijingDay } from '../../beijing-time.ts';

type Step = (typeof VISIT_STEPS)[number];

/** Which call means that a visitor has come so far. */
const STEP_OF: Record<string, Step> = {
  listIcons: 'began',
  createAiTask: 'began',
  saveCreation: 'saved',
  createOrder: 'ordered',
  createTopUp: 'ordered',
};
/** Within a day a visitor is written once a step; whoever is forgotten here is refused by the table's key. */
const KNOWN_MAX = 20_000;
const PHONE = /Mobi|Android|iPhone/i;

/**
 * Counts how far visitors come, for the operator's desk: no cookie, no outside tracker. A visitor is told by account or
 * by network and browser, as a hash keyed with the day, so that no two days can be joined.
 */
export function countVisits(app: FastifyInstance, db: Db, secret: string): void {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX });
  app.addHook('onResponse', async (request) => {
    const step = STEP_OF[request.routeOptions.config.endpoint?.name ?? ''];
    if (!step || request.envelopeCode !== OK_CODE) return;
    const row = rowOf(request, step, secret);
    const key = `${row.day} ${step} ${row.visitor}`;
    if (known.has(key)) return;
    known.set(key, true);
    try {
      await db.insert(visitSteps).values(row).onConflictDoNothing();
    } catch (error) {
      known.delete(key);
      request.log.warn({ err: error }, 'a visit was not counted');
    }
  });
}

function rowOf(request: FastifyRequest, step: Step, secret: string) {
  const day = beijingDay(new Date());
  const browser = request.headers['user-agent'] ?? '';
  const who = request.caller?.user?.id ?? `${networkOf(request.ip)} ${browser}`;
  const visitor = visitorOf(secret, day, who);
  const device = PHONE.test(browser) ? ('phone' as const) : ('desktop' as const);
  return { day, step, visitor, language: languageOf(request), device };
}

/** An account's id, or a network and browser, as one day knows them. */
export const visitorOf = (secret: string, day: string, who: string): string =>
  createHmac('sha256', secret).update(`${day} ${who}`).digest('base64url').slice(0, 22);
