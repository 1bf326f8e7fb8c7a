import type { Data, Endpoints, PageRequest } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { ROUTES, routeUrl } from '@markwright/contracts/routes';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';

export type Share = Data<Endpoints['openShare']>;

/** `share` is null where there is none, and absent where only the browser can ask. */
export type LoadedShare = { share?: Share | null };

const creationIdOf = (url: URL) => url.searchParams.get('creationId') ?? '';

/**
 * On the server the page is drawn with the logo in it, so that chat apps find a name and a picture. In the browser the
 * screen asks by itself: only that call counts as a visit.
 */
export async function loadShare({ request, context }: LoaderFunctionArgs) {
  const { callApi } = (context ?? {}) as Partial<PageRequest>;
  if (!callApi) return {} satisfies LoadedShare;
  const { method, path } = ROUTES.openShare;
  const reply = await callApi(method, routeUrl(path, { params: { id: creationIdOf(new URL(request.url)) || 'none' } }));
  const share = reply.code === OK_CODE ? (reply.data as Share) : null;
  return data({ share } satisfies LoadedShare, { status: share ? 200 : 404 });
}

/** Another language is the same logo. */
export const isOtherShare = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  creationIdOf(currentUrl) !== creationIdOf(nextUrl);
