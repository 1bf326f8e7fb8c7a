import { loginMessages } from '../../i18n/login.ts';
import { api } from '../../lib/api.ts';
import { NO_USER, signIn, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import type { Language } from '@markwright/contracts/envelope';

/** Long enough to read two words before the page starts over. */
const READ_MS = 1000;

/** The same end for both ways in: say so, keep the token, learn who it is, close, and load the page as theirs. */
export async function finishLogin(token: string, language: Language): Promise<void> {
  showToast(loginMessages[language].succeeded, 'success');
  useSession.setState({ token });
  const { data } = await api.call('getUserInfo', { showsFailures: true });
  signIn(token, data ?? NO_USER);
  setTimeout(() => window.location.reload(), READ_MS);
}
