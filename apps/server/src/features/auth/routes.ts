import { getUserInfo, logout } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { presentUser } from './present.ts';
import { closeSession } from './rules.ts';

export const authRoutes: Feature = (on) => {
  on(getUserInfo, ({ user }) => presentUser(user));
  on(logout, async ({ db, token }) => {
    await closeSession(db, token);
    return null;
  });
};
