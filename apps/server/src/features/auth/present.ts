import type { Data, Endpoints } from '@markwright/contracts';
import type { User } from './queries.ts';

export const presentUser = ({ wxHeadImgUrl, nickName }: User): Data<Endpoints['getUserInfo']> => ({
  wxHeadImgUrl,
  nickName,
});
