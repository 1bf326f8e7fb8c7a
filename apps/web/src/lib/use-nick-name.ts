import { nickNameIn } from '@markwright/contracts/nick-name';
import { useLanguage } from '../stores/language.ts';
import { useSession } from '../stores/session.ts';

/** What the signed-in person is called on this page; empty while nobody is known. */
export const useNickName = (): string =>
  nickNameIn(
    useLanguage(),
    useSession(({ userInfo }) => userInfo.nickName),
  );
