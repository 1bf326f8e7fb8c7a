import { shellMessages } from '../i18n/shell.ts';
import { refuseSession, useSession } from '../stores/session.ts';
import { showToast } from '../stores/toasts.ts';
import { createApiClient } from './api-client.ts';
import { logFailure } from './log.ts';

let appSign = '';

/** The identifier comes with the page, so that the operator sets it in one place. */
export function signCallsWith(identifier: string): void {
  appSign = identifier;
}

/** The client every feature calls; the base address is fixed when the web is built, by default the page's own. */
export const api = createApiClient({
  baseUrl: import.meta.env.VITE_API_BASE ?? '',
  getAppSign: () => appSign,
  getToken: () => useSession.getState().token,
  onSignInRequired: refuseSession,
  onFailure: (message) => showToast(message || networkFailure(), 'danger'),
  log: logFailure,
});

const networkFailure = () => shellMessages[document.documentElement.lang === 'en' ? 'en' : 'zh'].failed;
