import { getAvatar, getUserInfo, logout, updateProfile } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { presentUser } from './present.ts';
import { AVATAR_NAME, avatarKey, changeProfile, type ProfileDeps } from './profile-rules.ts';
import { closeSession } from './rules.ts';

export const authRoutes: Feature = (on) => {
  on(getUserInfo, ({ user }) => presentUser(user));
  on(logout, async ({ db, token }) => {
    await closeSession(db, token);
    return null;
  });
};

export const profileRoutes = (deps: ProfileDeps): Feature => {
  return (on) => {
    on(updateProfile, async ({ db, user, body }) => presentUser(await changeProfile(db, deps, user, body)));
    on(getAvatar, async ({ params, reply }) => {
      const file = AVATAR_NAME.test(params.name) && (await deps.storage.get(avatarKey(params.name)));
      if (!file) return reply.code(404).type('text/plain').send('no such picture');
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('content-length', file.size);
      return reply.type(file.contentType).send(file.stream);
    });
  };
};
