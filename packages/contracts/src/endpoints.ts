import type { Endpoint } from './endpoint.ts';
import type { RouteName } from './routes.ts';
import { getUserInfo, logout } from './users.ts';

/** Every endpoint by name. A row of the route table without schemas does not compile. */
export const ENDPOINTS = {
  getUserInfo,
  logout,
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof ENDPOINTS;
