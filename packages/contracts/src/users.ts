import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const userInfoSchema = z
  .object({ wxHeadImgUrl: z.string(), nickName: z.string() })
  .meta({ description: 'Both are empty strings where the user has not given them.' });

export const getUserInfo = endpoint('getUserInfo', { data: userInfoSchema });

export const logout = endpoint('logout', { data: z.null() });
