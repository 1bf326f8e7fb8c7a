import { OK_CODE } from '@markwright/contracts/envelope';
import { graphemes } from '@markwright/logo';
import { api } from '../../lib/api.ts';
import { useSession, type UserInfo } from '../../stores/session.ts';

export const NICK_NAME_MAX = 20;
export type NickNameProblem = 'nickNameBlank' | 'nickNameLong';

/** Letters as people see them, the way the server counts. */
export const nickNameLength = (text: string): number => graphemes(text.trim()).length;

export function nickNameProblem(text: string): NickNameProblem | undefined {
  const length = nickNameLength(text);
  if (length === 0) return 'nickNameBlank';
  return length > NICK_NAME_MAX ? 'nickNameLong' : undefined;
}

/** Uploads the picture first, so that the account changes in one step or not at all. Answers what went wrong, or nothing. */
export async function saveProfile(nickName: string, avatar?: File): Promise<string | undefined> {
  let avatarFile: string | undefined;
  if (avatar) {
    const form = { body: new FormData(), showsFailures: true };
    form.body.append('file', avatar);
    const upload = await api.call('uploadFile', form);
    if (upload.code !== OK_CODE || !upload.data) return upload.msg;
    avatarFile = upload.data.key;
  }
  const body = { nickName: nickName.trim(), ...(avatarFile && { avatarFile }) };
  const { code, msg, data } = await api.call('updateProfile', { body, showsFailures: true });
  if (code !== OK_CODE || !data) return msg;
  useSession.setState({ userInfo: data satisfies UserInfo });
  return undefined;
}
