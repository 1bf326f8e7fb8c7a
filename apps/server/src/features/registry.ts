import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../engine/engine.ts';
import type { Seed } from '../db/seed.ts';
import type { Visitors } from '../http/caller.ts';
import type { Feature } from '../http/mount-endpoints.ts';
import type { Enqueue } from '../jobs/define-job.ts';
import type { PictureGuard } from '../pictures/picture-guard.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { articleRoutes } from './articles/routes.ts';
import { seedArticles } from './articles/sync-articles.ts';
import { aiRoutes } from './ai/routes.ts';
import { findOwnDoc } from './ai/rules.ts';
import { knownSessionsOf } from './auth/known-sessions.ts';
import { noteNetworks } from './auth/own-networks.ts';
import { profileRoutes } from './auth/profile-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { findUserByToken } from './auth/rules.ts';
import type { SignInParts } from './auth/sign-in-parts.ts';
import { signInRoutes } from './auth/sign-in-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { creationRoutes } from './creations/routes.ts';
import { downloadRoutes } from './downloads/routes.ts';
import { designerRoutes } from './designers/routes.ts';
import { seedDesigners } from './designers/sync-designers.ts';
import { seedFeeds } from './feeds/rules.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { fontRoutes } from './fonts/routes.ts';
import { unpackFontsSeed } from './fonts/unpack-seed.ts';
import { seedGoods } from './orders/goods.ts';
import { boughtDocBy, boughtNameBy, packagesBy, purchasedBy } from './orders/grant-rules.ts';
import type { OrderParts } from './orders/order-parts.ts';
import { orderRoutes } from './orders/routes.ts';
import { packRoutes } from './packs/routes.ts';
import { mattingRoutes } from './matting/routes.ts';
import { grantDailyPoints } from './points/daily-visit.ts';
import { pointRoutes } from './points/routes.ts';

/** What features are given beyond the call itself. */
export type Parts = {
  engine: EngineAccess;
  rasteriser: Rasteriser;
  pictures: PictureGuard;
  storage: Storage;
  enqueue: Enqueue;
  signIn: SignInParts;
  orders: OrderParts;
  /** Who made AI pictures, as their hidden label says. */
  producer: string;
};

/** A signed-in call is a visit: it brings the day's free points and notes from where the account is used. */
export function signedInVisitors(): Visitors {
  const grantPoints = grantDailyPoints();
  const noteNetwork = noteNetworks();
  return {
    findUser: findUserByToken,
    findUserToRead: (db, token) => knownSessionsOf(db).findUser(db, token),
    onChange: (db, user) => knownSessionsOf(db).forget(user.id),
    async onVisit(db, user, ip, now) {
      await grantPoints(db, user.id, now);
      await noteNetwork(db, user.id, ip, now);
    },
  };
}

/** What each feature brings: its routes and the data it starts with. Jobs are listed in jobs/registry.ts. */
export const featuresWith = ({
  engine,
  rasteriser,
  pictures,
  storage,
  enqueue,
  signIn,
  orders,
  producer,
}: Parts): readonly Feature[] => [
  authRoutes,
  profileRoutes({ storage, pictures }),
  signInRoutes(signIn),
  catalogueRoutes(engine, pictures),
  fontRoutes(engine, storage),
  fileRoutes(storage, pictures),
  mattingRoutes(storage, pictures),
  pointRoutes,
  favouriteRoutes(engine),
  designerRoutes,
  articleRoutes,
  orderRoutes(orders, engine),
  downloadRoutes({ ...orders, engine, rasteriser, storage, producer }),
  packRoutes({ ...orders, engine, storage, enqueue, producer }),
  aiRoutes(storage, enqueue, engine),
  creationRoutes({
    engine,
    rasteriser,
    storage,
    enqueue,
    packagesOf: packagesBy(orders),
    purchased: purchasedBy(orders),
    boughtNameOf: boughtNameBy(orders),
    boughtDocOf: boughtDocBy(orders),
    aiDocOf: findOwnDoc,
    publicUrl: orders.publicUrl,
    cookies: signIn,
  }),
];

/** Articles, feeds and designers come from files; see content/README.md. */
export const seedsWith = (engine: EngineAccess, content: readonly string[]): readonly Seed[] => [
  unpackFontsSeed(engine.forJobs),
  seedGoods,
  seedArticles(content),
  seedFeeds(content),
  seedDesigners(content),
];
