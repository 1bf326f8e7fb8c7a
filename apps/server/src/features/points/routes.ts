import { getPoints, listPointDetails } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { presentDetails } from './present.ts';
import { findRowsPage } from './queries.ts';
import { readPoints } from './rules.ts';

export const pointRoutes: Feature = (on) => {
  on(getPoints, ({ db, user }) => readPoints(db, user.id, new Date()));
  on(listPointDetails, async ({ db, user, query }) => {
    // Today's points come first, so that the list agrees with the balance beside it.
    await readPoints(db, user.id, new Date());
    return presentDetails(await findRowsPage(db, user.id, query));
  });
};
