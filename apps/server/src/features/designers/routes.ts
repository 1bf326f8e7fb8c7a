import { randomUUID } from 'node:crypto';
import { commitDemand, findContact, listDesigners, type Designer } from '@markwright/contracts';
import { countHits } from '../../http/count-hit.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { networkOf } from '../../http/network.ts';
import { insertDemand, listShownDesigners } from './queries.ts';

const DEMANDS_AN_HOUR = 5;
const DEMANDS_PER_PHONE = 3;
const DAY_SECONDS = 24 * 60 * 60;

export const designerRoutes: Feature = (on) => {
  on(listDesigners, async ({ db, query: { style, trade } }) => {
    const all = (await listShownDesigners(db)).map(({ profile }) => profile);
    const list = all.filter(
      ({ styles, trades }) => (!style || styles.includes(style)) && (!trade || trades.includes(trade)),
    );
    return { list, total: list.length, styles: tallyOf(all, 'styles'), trades: tallyOf(all, 'trades') };
  });
  on(commitDemand, async ({ db, body, request }) => {
    // Somebody answers each of these: a flood of them costs a person's time.
    const phone = findContact(body.phone) ?? body.phone;
    await countHits(db, [
      { key: `demands:ip-hour:${networkOf(request.ip)}`, max: DEMANDS_AN_HOUR, windowSeconds: 3600 },
      { key: `demands:phone-day:${phone}`, max: DEMANDS_PER_PHONE, windowSeconds: DAY_SECONDS },
    ]);
    if (body.website) {
      // Answered as if it were kept: a program that is told off only tries again.
      request.log.warn({ network: networkOf(request.ip) }, 'a demand filled in the field nobody sees; not kept');
      return numbered(randomUUID());
    }
    const { name, demand, designerId = null } = body;
    return numbered(await insertDemand(db, { name, phone, demand, designerId }));
  });
};

const numbered = (id: string) => ({ id, number: id.slice(0, 8).toUpperCase() });

function tallyOf(designers: readonly Designer[], field: 'styles' | 'trades'): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of designers.flatMap((designer) => designer[field])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id));
}
