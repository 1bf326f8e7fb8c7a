import type { Args, Data } from '@markwright/contracts';
import type { DeskEndpoints } from '@markwright/contracts/desk';
import { DESK_ROUTES, type DeskRoute, type DeskRouteName } from '@markwright/contracts/desk-routes';
import { APP_SIGN_HEADER, OK_CODE } from '@markwright/contracts/envelope';
import { routeUrl } from '@markwright/contracts/routes';
import { QueryClient } from '@tanstack/react-query';

const SIGN_IN_REQUIRED = 401;
const TIMEOUT_MS = 20_000;
export const SIGN_IN_PATH = '/desk/sign-in';

let appSign = '';
export function signDeskCallsWith(identifier: string): void {
  appSign = identifier;
}

/** What the server said instead; empty where there was no reply. */
export class DeskError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'DeskError';
  }
}

type Anything = { params?: Record<string, string>; query?: Record<string, unknown>; body?: object };
export type DeskArgs<Name extends DeskRouteName> = Args<DeskEndpoints[Name]> | (Anything & { body?: FormData });
export type DeskData<Name extends DeskRouteName> = Data<DeskEndpoints[Name]>;

/** The data of a call, or a DeskError. Whose session has ended is sent to sign in. */
export async function callDesk<Name extends DeskRouteName>(name: Name, args: object = {}): Promise<DeskData<Name>> {
  const route: DeskRoute = DESK_ROUTES[name];
  const { body, ...parts } = args as Anything;
  const isForm = body instanceof FormData;
  const response = await fetch(routeUrl(route.path, parts), {
    method: route.method,
    headers: { [APP_SIGN_HEADER]: appSign, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  const reply = (await response?.json().catch(() => undefined)) as
    { code: number; msg: string; data: unknown } | undefined;
  if (!reply) throw new DeskError(0, '');
  if (reply.code === SIGN_IN_REQUIRED && location.pathname !== SIGN_IN_PATH) location.assign(SIGN_IN_PATH);
  if (reply.code !== OK_CODE) throw new DeskError(reply.code, reply.msg);
  return reply.data as DeskData<Name>;
}

export const deskData = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && !(error instanceof DeskError && error.code >= 400),
    },
  },
});
