import { shellMessages } from '../i18n/shell.ts';
import { refuseSession, useSession } from '../stores/session.ts';
import { showToast } from '../stores/toasts.ts';
import { createApiClient } from './api-client.ts';
import { logFailure } from './log.ts';

/** The client every feature calls. Both settings are fixed when the web is built; the server's defaults match. */
export const api = createApiClient({
  baseUrl: import.meta.env.VITE_API_BASE ?? '',
  appSign: import.meta.env.VITE_APP_SIGN ?? 'markwright-web',
  getToken: () => useSession.getState().token,
  onSignInRequired: refuseSession,
  onFailure: (message) => showToast(message || networkFailure(), 'danger'),
  log: logFailure,
});

const networkFailure = () => shellMessages[document.documentElement.lang === 'en' ? 'en' : 'zh'].failed;
