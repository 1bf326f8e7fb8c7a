import type { Args, Data, Endpoints } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import type { RouteName } from '@markwright/contracts/routes';
import { QueryClient } from '@tanstack/react-query';
import { NO_REPLY } from './api-client.ts';
import { api } from './api.ts';
import { takeAsked } from './asked-ahead.ts';

/** What came back instead of data. The page that asked says it in place, with a way on. */
export class ReplyError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'ReplyError';
  }

  /** The server cannot draw what was asked for; asking again would not help. */
  get isAboutInput(): boolean {
    return this.code === 400 || this.code === 422;
  }

  /** The server has decided; only silence and its own failures are worth a second try. */
  get isFinal(): boolean {
    return this.code >= 400 && this.code < 500;
  }
}

/** With the waits between them some 25 seconds: a design engine that has to start on a slow machine is worth waiting for. */
const TRIES_MORE = 3;

/** The query cache. Handed to the hooks by import, so that pages without server data do not carry it. */
export const serverData = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: (failures, error) => failures < TRIES_MORE && !(error instanceof ReplyError && error.isFinal),
    },
  },
});

/** Everything asked for the logo list lies under this key. */
export const LOGO_PAGES = 'logo-pages';
export const forgetLogoPages = () => serverData.removeQueries({ queryKey: [LOGO_PAGES] });

/** What changes when money has moved: asked anew wherever it is on screen. */
export const PURCHASES = {
  creation: 'creation',
  creations: 'creations',
  goods: 'goods',
  orders: 'orders',
  points: 'points',
};
export const forgetPurchases = () =>
  Promise.all(Object.values(PURCHASES).map((key) => serverData.invalidateQueries({ queryKey: [key] })));

/** A call as a query wants it: its data, or an error. */
export async function getData<Name extends RouteName>(
  name: Name,
  args: Args<Endpoints[Name]>,
  signal?: AbortSignal,
): Promise<Data<Endpoints[Name]>> {
  const sent = { ...args, signal, showsFailures: true };
  const asked = await takeAsked(name, args);
  const { code, msg, data } =
    asked?.code === OK_CODE
      ? asked
      : await (api.call as (name: Name, sent: object) => ReturnType<typeof api.call<Name>>)(name, sent);
  if (code !== OK_CODE || data === null) throw new ReplyError(code || NO_REPLY, msg);
  return data;
}
