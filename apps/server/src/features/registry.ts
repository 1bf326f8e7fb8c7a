import type { Seed } from '../db/seed.ts';
import type { Feature } from '../http/mount-endpoints.ts';
import { authRoutes } from './auth/routes.ts';

/** What each feature brings: its routes and the data it starts with. Jobs are listed in jobs/registry.ts. */
export const FEATURES: readonly Feature[] = [authRoutes];

export const SEEDS: readonly Seed[] = [];
