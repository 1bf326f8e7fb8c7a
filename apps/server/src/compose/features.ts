import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../engine/engine.ts';
import type { Seed } from '../db/seed.ts';
import type { Visitors } from '../http/caller.ts';
import type { Feature } from '../http/mount-endpoints.ts';
import type { Enqueue } from '../jobs/define-job.ts';
import type { PictureSandbox } from '../pictures/picture-sandbox.ts';
import type { ChatModel } from '../providers/chat-model/chat-model.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { articleRoutes } from '../features/articles/routes.ts';
import { seedArticles } from '../features/articles/sync-articles.ts';
import { aiRoutes } from '../features/ai/routes.ts';
import { knownSessionsOf } from '../features/auth/known-sessions.ts';
import { noteNetworks } from '../features/auth/own-networks.ts';
import { authRoutes, profileRoutes } from '../features/auth/routes.ts';
import { findUserByToken } from '../features/auth/rules.ts';
import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import { signInRoutes } from '../features/auth/sign-in-routes.ts';
import { catalogueRoutes } from '../features/catalogue/routes.ts';
import { creationRoutes } from '../features/creations/routes.ts';
import { downloadRoutes } from '../features/downloads/routes.ts';
import { designerRoutes } from '../features/designers/routes.ts';
import { seedDesigners } from '../features/designers/sync-designers.ts';
import { seedFeeds } from '../features/feeds/rules.ts';
import { favouriteRoutes } from '../features/favourites/routes.ts';
import { fileRoutes } from '../features/files/routes.ts';
import { fontRoutes } from '../features/fonts/routes.ts';
import { unpackFontsSeed } from '../features/fonts/unpack-seed.ts';
import { seedGoods } from '../features/orders/goods.ts';
import { invoiceRoutes } from '../features/orders/invoice-routes.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { orderRoutes } from '../features/orders/routes.ts';
import { packRoutes } from '../features/packs/routes.ts';
import { mattingRoutes } from '../features/matting/routes.ts';
import { grantDailyPoints } from '../features/points/daily-visit.ts';
import { pointRoutes } from '../features/points/routes.ts';

/** What features are given beyond the call itself. */
export type Parts = {
  engine: EngineAccess;
  rasteriser: Rasteriser;
  pictures: PictureSandbox;
  storage: Storage;
  enqueue: Enqueue;
  signIn: SignInDeps;
  orders: OrderDeps;
  /** An outside model that reads what our rules do not understand; optional. */
  chatModel?: ChatModel | undefined;
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
  chatModel,
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
  invoiceRoutes(orders),
  downloadRoutes({ ...orders, engine, rasteriser, storage, producer }),
  packRoutes({ ...orders, engine, storage, enqueue, producer }),
  aiRoutes(storage, enqueue, engine, chatModel),
  creationRoutes({
    engine,
    rasteriser,
    storage,
    enqueue,
    sandbox: orders.sandbox,
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
