import type { Args, Data, Endpoints, PageRequest } from '@markwright/contracts';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, OK_CODE } from '@markwright/contracts/envelope';
import { ROUTES, routeUrl, type RouteName } from '@markwright/contracts/routes';
import { data, type LoaderFunctionArgs } from 'react-router';
import { api } from './api.ts';

const NOT_FOUND = 404;
const BAD_INPUT = 400;

/** Asks the API for what a page shows: on the server without a network hop, in the browser as the reader moves. */
export async function askForPage<Name extends RouteName>(
  name: Name,
  args: Args<Endpoints[Name]>,
  { request, context }: LoaderFunctionArgs,
): Promise<Data<Endpoints[Name]> | undefined> {
  const { callApi } = (context ?? {}) as Partial<PageRequest>;
  const { method, path } = ROUTES[name];
  const { params, query = {} } = args as {
    params?: Record<string, string>;
    query?: Record<string, string | number | undefined>;
  };
  const given = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const lang = new URL(request.url).searchParams.get(LANGUAGE_COOKIE) ?? DEFAULT_LANGUAGE;
  const reply = callApi
    ? await callApi(method, routeUrl(path, { ...(params && { params }) }), given)
    : await (api.call as (name: Name, sent: object) => ReturnType<typeof api.call<Name>>)(name, {
        ...args,
        query: { ...given, lang },
        showsFailures: true,
      });
  if (reply.code === OK_CODE) return reply.data as Data<Endpoints[Name]>;
  if (reply.code === NOT_FOUND || reply.code === BAD_INPUT) return undefined;
  throw data(reply.msg, { status: 500 });
}

/** A page that shows nothing because there is nothing: search engines are told so. */
export const missing = <Loaded>(loaded: Loaded) => data(loaded, { status: NOT_FOUND });
