import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const userInfoSchema = z
  .object({ wxHeadImgUrl: z.string(), nickName: z.string() })
  .meta({ description: 'Both are empty strings where the user has not given them.' });

export const getUserInfo = endpoint('getUserInfo', { data: userInfoSchema });

/** A part that is left out stays. `avatarFile` is the key of a picture one has uploaded; null takes the picture away. */
export const updateProfile = endpoint('updateProfile', {
  body: z.object({ nickName: z.string().max(400).optional(), avatarFile: z.string().max(200).nullable().optional() }),
  data: userInfoSchema,
});

/** A profile picture by its unguessable name. */
export const getAvatar = endpoint('getAvatar', {
  params: z.object({ name: z.string().max(80) }),
  data: z.null(),
});

export const logout = endpoint('logout', { data: z.null() });
