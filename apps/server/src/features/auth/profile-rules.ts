import { randomBytes } from 'node:crypto';
import { AppError, findNickName } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { PictureSandbox } from '../../pictures/picture-sandbox.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { readOwnUpload } from '../files/rules.ts';
import { setProfile, type User } from './queries.ts';

const SIDE = 256;
const AVATAR_PATH = '/api/user/avatar/';

export const AVATAR_NAME = /^[0-9a-f]{32}\.webp$/;

const AVATAR_FOLDER = 'avatars/';
export const avatarKey = (name: string): string => AVATAR_FOLDER + name;
/** The address an account keeps of its picture. */
export const avatarPath = (key: string): string => AVATAR_PATH + key.slice(AVATAR_FOLDER.length);

export type ProfileDeps = { storage: Storage; pictures: PictureSandbox };

type ProfileChange = { nickName?: string | undefined; avatarFile?: string | null | undefined };

/** Changes what was given and leaves the rest. Everything is checked and stored before the account names it. */
export async function changeProfile(db: Db, deps: ProfileDeps, user: User, change: ProfileChange): Promise<User> {
  const { avatarFile } = change;
  const nickName = change.nickName === undefined ? user.nickName : getNickName(change.nickName);
  if (avatarFile === undefined) return setProfile(db, user.id, { nickName });
  const wxHeadImgUrl = avatarFile === null ? '' : await keepAvatar(db, deps, user.id, avatarFile);
  const changed = await setProfile(db, user.id, { nickName, wxHeadImgUrl });
  if (user.wxHeadImgUrl.startsWith(AVATAR_PATH)) {
    await deps.storage.delete(avatarKey(user.wxHeadImgUrl.slice(AVATAR_PATH.length)));
  }
  return changed;
}

function getNickName(text: string): string {
  const nickName = findNickName(text);
  if (!nickName) throw new AppError('NICK_NAME_WRONG');
  return nickName;
}

/** The middle of one's own upload, as a square. Its name is random, so its address may be public and kept for ever. */
async function keepAvatar(
  db: Db,
  { storage, pictures }: ProfileDeps,
  userId: string,
  uploadKey: string,
): Promise<string> {
  const bytes = await readOwnUpload(db, storage, userId, uploadKey);
  const square = await pictures.forClient(userId).cutSquare(bytes, SIDE);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await storage.put(avatarKey(name), square, 'image/webp');
  return AVATAR_PATH + name;
}
