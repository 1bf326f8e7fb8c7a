import type { Args, Data, Endpoints } from '@markwright/contracts';
import {
  APP_SIGN_HEADER,
  IDEMPOTENCY_HEADER,
  OK_CODE,
  TOKEN_HEADER,
  type Envelope,
} from '@markwright/contracts/envelope';
import { ROUTES, routeUrl, type RouteName } from '@markwright/contracts/routes';
import { sendUpload } from './send-upload.ts';

export const TIMEOUT_MS = 5000;
/** No reply at all: refused, timed out, or not an envelope. Never a code on the wire. */
export const NO_REPLY = 0;
const SIGN_IN_REQUIRED = 401;

export type ApiConfig = {
  baseUrl: string;
  getAppSign(): string;
  getToken(): string;
  onSignInRequired(): void;
  /** `message` is empty when the server gave none. */
  onFailure(message: string): void;
  log(what: string, error: unknown): void;
  timeoutMs?: number;
};

export type CallOptions = {
  /** Leaves the token out, for calls that must look like a guest's. */
  noToken?: boolean;
  /** The caller shows failures in place, so no toast. */
  showsFailures?: boolean;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

type Sent<Name extends RouteName> = CallOptions & Args<Endpoints[Name]>;
type Anything = CallOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: object;
};

type ApiClient = {
  /** What the endpoint asks for is required here by type; a call that needs nothing may be made with its name alone. */
  call<Name extends RouteName>(
    name: Name,
    ...sent: object extends Sent<Name> ? [Sent<Name>?] : [Sent<Name>]
  ): Promise<Envelope<Data<Endpoints[Name]>>>;
};

/** Never throws: whatever happens, the caller gets an envelope and looks at its code. */
export function createApiClient(config: ApiConfig): ApiClient {
  return {
    async call<Name extends RouteName>(name: Name, ...sent: [Sent<Name>?]) {
      const args: Anything = sent[0] ?? {};
      const route = ROUTES[name];
      const reply = await send(config, route.method, routeUrl(route.path, args), args);
      if (reply.code === SIGN_IN_REQUIRED) config.onSignInRequired();
      else if (reply.code !== OK_CODE && reply.code !== NO_REPLY && !args.showsFailures) config.onFailure(reply.msg);
      return reply as Envelope<Data<Endpoints[Name]>>;
    },
  };
}

async function send(config: ApiConfig, method: string, path: string, args: Anything): Promise<Envelope> {
  try {
    if (args.body instanceof FormData) {
      const upload = { url: config.baseUrl + path, headers: headersFor(config, args), body: args.body };
      return readEnvelope(await sendUpload({ ...upload, signal: args.signal }));
    }
    const timeout = AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS);
    const response = await fetch(config.baseUrl + path, {
      method,
      headers: headersFor(config, args),
      body: args.body === undefined ? undefined : encodeBody(args.body),
      signal: args.signal ? AbortSignal.any([args.signal, timeout]) : timeout,
    });
    return readEnvelope(await response.json());
  } catch (error) {
    if (!args.signal?.aborted) config.log(`${method} ${path} got no reply`, error);
    return { code: NO_REPLY, msg: '', data: null };
  }
}

function headersFor(config: ApiConfig, args: Anything): Record<string, string> {
  const token = args.noToken ? '' : config.getToken();
  return {
    [APP_SIGN_HEADER]: config.getAppSign(),
    ...(token && { [TOKEN_HEADER]: token }),
    ...(args.idempotencyKey && { [IDEMPOTENCY_HEADER]: args.idempotencyKey }),
    ...(args.body && !isForm(args.body) && { 'content-type': 'application/json' }),
  };
}

const isForm = (body: object): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

const encodeBody = (body: object): BodyInit => (isForm(body) ? body : JSON.stringify(body));

function readEnvelope(reply: unknown): Envelope {
  if (typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'number') {
    return { msg: '', data: null, ...reply, code: reply.code };
  }
  throw new Error('The reply is not an envelope');
}
