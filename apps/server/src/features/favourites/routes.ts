import { dropFavourite, keepFavourites, listFavourites } from '@markwright/contracts';
import type { EngineAccess } from '../../engine/engine.ts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { removeFavourite } from './queries.ts';
import { checkOwn, keepOwn, listOwn } from './rules.ts';

export const favouriteRoutes =
  (engine: EngineAccess): Feature =>
  (on) => {
    on(listFavourites, ({ db, user, query }) => listOwn(db, user.id, query));
    on(
      keepFavourites,
      ({ db, user, body }) => checkOwn(db, engine.forClient(user.id, true), user.id, body.list),
      async ({ db, user, prepared }) => {
        await keepOwn(db, user.id, prepared);
        return null;
      },
    );
    on(dropFavourite, async ({ db, user, params }) => {
      await removeFavourite(db, user.id, params.key);
      return null;
    });
  };
