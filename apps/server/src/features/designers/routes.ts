import { commitDemand, findMobileNumber } from '@markwright/contracts';
import { countHit } from '../../http/count-hit.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { networkOf } from '../../http/network.ts';
import { insertDemand } from './queries.ts';

const DEMANDS_AN_HOUR = 5;

export const designerRoutes: Feature = (on) => {
  on(commitDemand, async ({ db, body, request }) => {
    // Somebody calls each of these numbers back: a flood of them costs a person's time.
    await countHit(db, { key: `demands:ip-hour:${networkOf(request.ip)}`, max: DEMANDS_AN_HOUR, windowSeconds: 3600 });
    const phone = findMobileNumber(body.phone) ?? body.phone;
    return { id: await insertDemand(db, { ...body, phone, designerId: body.designerId ?? null }) };
  });
};
