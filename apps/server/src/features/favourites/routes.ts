import { dropFavourite, keepFavourites, listFavourites } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { removeFavourite } from './queries.ts';
import { keepOwn, listOwn } from './rules.ts';

export const favouriteRoutes: Feature = (on) => {
  on(listFavourites, async ({ db, user }) => ({ list: await listOwn(db, user.id) }));
  on(keepFavourites, async ({ db, user, body }) => {
    await keepOwn(db, user.id, body.list);
    return null;
  });
  on(dropFavourite, async ({ db, user, params }) => {
    await removeFavourite(db, user.id, params.key);
    return null;
  });
};
