import { nickNameIn } from '@markwright/contracts/nick-name';
import { create } from 'zustand';
import { useLanguage } from './language.ts';

export type UserInfo = { wxHeadImgUrl: string; nickName: string };

export type Session = {
  /** Empty: a guest. */
  token: string;
  userInfo: UserInfo;
  /** True once the server has refused the token: the session is invalid and sign-in is forced. */
  userStatus: boolean;
  loginVisible: boolean;
};

export const NO_USER: UserInfo = { wxHeadImgUrl: '', nickName: '' };
const GUEST: Session = { token: '', userInfo: NO_USER, userStatus: false, loginVisible: false };

export const useSession = create<Session>()(() => GUEST);

/** What the signed-in person is called on this page; empty while nobody is known. */
export const useNickName = (): string =>
  nickNameIn(
    useLanguage(),
    useSession(({ userInfo }) => userInfo.nickName),
  );

export const openLogin = () => useSession.setState({ loginVisible: true });
export const hideLogin = () => useSession.setState({ loginVisible: false });

export const signIn = (token: string, userInfo: UserInfo) =>
  useSession.setState({ token, userInfo, userStatus: false, loginVisible: false });

/** What a 401 means: the watcher below does the rest. */
export const refuseSession = () => useSession.setState({ userStatus: true, loginVisible: true });

type BrowserStorage = { local: Storage; session: Storage };

/** An invalid session leaves nothing of the user behind, whoever found it out. */
export function watchSession({ local, session }: BrowserStorage): () => void {
  return useSession.subscribe((now, before) => {
    if (!now.userStatus || before.userStatus) return;
    local.clear();
    session.clear();
    useSession.setState({ token: '', userInfo: NO_USER, loginVisible: true });
  });
}

/** Signing out forgets everything on this machine and starts afresh at home. */
export function signOut({ local, session }: BrowserStorage, goHome: () => void): void {
  useSession.setState(GUEST);
  local.clear();
  session.clear();
  goHome();
}
